import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Search } from './search.ts'

/** What the address says, and how to change it. A name without value is taken out. */
export function usePlace(): {
  readonly search: Search
  readonly setSearch: (changed: { readonly [Name in keyof Search]?: string | undefined }) => void
} {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const setSearch = useCallback(
    (changed: { readonly [Name in keyof Search]?: string | undefined }) => {
      const next = (before: Search) =>
        Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, value]) => value !== undefined))
      void navigate({ to: '.', search: next as never, replace: true })
    },
    [navigate],
  )
  return { search, setSearch }
}
