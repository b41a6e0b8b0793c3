import { findAnnouncedSecrets } from './find/find-announced-secrets.ts'
import { findIssuedSecrets } from './find/find-issued-secrets.ts'
import { findLogins } from './find/find-logins.ts'
import { findPrivateKeys } from './find/find-private-keys.ts'
import { looksRandom } from './forms/randomness.ts'
import type { Recognised } from './recognised.ts'
import { settleOverlaps } from './settle-overlaps.ts'

/**
 * Passwords, keys and tokens in a text; finds do not overlap and are sorted by place. A run that only looks random, as a
 * digest or an id does too, gets a low confidence.
 * Known misses: what each recogniser says of itself. Cost: linear in the text.
 */
export function recogniseSecrets(text: string): Recognised[] {
  return settleOverlaps([
    ...findIssuedSecrets(text),
    ...findPrivateKeys(text),
    ...findLogins(text),
    ...findAnnouncedSecrets(text),
    ...randomRuns(text),
  ])
}

const run = /(?<![A-Za-z0-9_+/=-])[A-Za-z0-9_+/=-]{24,512}(?![A-Za-z0-9_+/=-])/g

function randomRuns(text: string): Recognised[] {
  return Array.from(text.matchAll(run)).flatMap(({ index, 0: written }): Recognised[] => {
    if (!looksRandom(written)) return []
    const place = { start: index, end: index + written.length }
    return [{ ...place, kind: 'secret', label: 'random-looking characters', confidence: 0.3 }]
  })
}
