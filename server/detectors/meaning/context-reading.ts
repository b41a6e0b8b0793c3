import type { Reading } from '../reading.ts'
import { readExchange } from '../views/read-exchange.ts'

const known = new WeakMap<Reading, Reading>()

/**
 * The reading of a text together with what it carries on; null where that adds nothing. All detectors of a reading get
 * the same one, so that it is read, and by what is kept for a reading also encoded, once. Cost: that of a reading, once.
 */
export function contextReadingOf(reading: Reading): Reading | null {
  const { exchange } = reading
  if (exchange.textWithContext === exchange.text) return null
  const before = known.get(reading)
  if (before !== undefined) return before
  const made = readExchange({ ...exchange, text: exchange.textWithContext })
  known.set(reading, made)
  return made
}
