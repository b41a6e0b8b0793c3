import type { Search, SearchName } from '../search.ts'
import { rarerFilters } from './message-narrowing.ts'

const filters: readonly SearchName[] = ['policy', 'q', 'from', 'to', 'unsafe', ...rarerFilters]

/** How many filters an address names, the project aside. */
export function filtersInUse(search: Search): number {
  return filters.filter((name) => search[name] !== undefined).length
}
