import { BoundedMap } from './bounded-map.ts'
import type { Clock } from './ports.ts'

/** What was read a moment ago, so that many requests cost one reading. */
export interface BriefCache<Value> {
  /** What `load` gives for the key; shared by all who ask while it is being read. Rejects as `load` does, and forgets that. */
  read(key: string, load: () => Promise<Value>): Promise<Value>
  /** Forgets what was read for the key. */
  delete(key: string): void
  clear(): void
}

/** Below the 2 s that are promised for a change through another process, by what a read may take. */
const freshMs = 1_500

const entriesMax = 10_000

/** Remembers up to 10,000 values for 1.5 s each. */
export function createBriefCache<Value>(clock: Clock): BriefCache<Value> {
  const entries = new BoundedMap<string, { readonly readAtMs: number; readonly value: Promise<Value> }>(entriesMax)
  return {
    read(key, load) {
      const nowMs = clock.nowMs()
      const known = entries.get(key)
      // A clock that was set back must not make an entry live longer.
      if (known && nowMs >= known.readAtMs && nowMs - known.readAtMs < freshMs) return known.value
      const value = load()
      entries.set(key, { readAtMs: nowMs, value })
      value.catch(() => entries.delete(key))
      return value
    },
    delete: (key) => entries.delete(key),
    clear: () => entries.clear(),
  }
}
