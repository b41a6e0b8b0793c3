import { useEffect, useSyncExternalStore } from 'react'
import { useText } from '../../texts/language.tsx'

/** What turns the English of the service into French. */
export type French = typeof import('../../../client/reasons/french-reason.ts')

/** Undefined: it has not come yet. Null: it could not be loaded. */
let french: French | null | undefined
let isAsked = false
const watching = new Set<() => void>()

/**
 * What turns the English of the service into French: `english` where nothing is to be turned, because the console speaks
 * English or it could not be loaded; undefined as long as it has not come. It is loaded where it is first needed, for it is
 * longer than what else is written on a page. `isNeeded`: whether there is anything to turn. Default: true.
 */
export function useFrench(isNeeded = true): French | 'english' | undefined {
  const { language } = useText()
  const isWanted = language === 'fr' && isNeeded
  const known = useSyncExternalStore(watch, () => french)
  useEffect(() => {
    if (isWanted) void load()
  }, [isWanted])
  return isWanted ? (known ?? (known === null ? 'english' : undefined)) : 'english'
}

function watch(tell: () => void): () => void {
  watching.add(tell)
  return () => watching.delete(tell)
}

async function load(): Promise<void> {
  if (isAsked) return
  isAsked = true
  try {
    french = await import('../../../client/reasons/french-reason.ts')
  } catch {
    french = null
    // Whatever is shown next asks again.
    isAsked = false
  }
  for (const tell of watching) tell()
}
