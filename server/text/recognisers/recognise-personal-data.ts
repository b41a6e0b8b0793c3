import { findAnnouncedNumbers } from './find/find-announced-numbers.ts'
import { findBirthDates } from './find/find-birth-dates.ts'
import { findCardDetails } from './find/find-card-details.ts'
import { findEmailAddresses } from './find/find-email-addresses.ts'
import { findIbans } from './find/find-ibans.ts'
import { findLetteredIds } from './find/find-lettered-ids.ts'
import { findNetworkAddresses } from './find/find-network-addresses.ts'
import { findNumbers } from './find/find-numbers.ts'
import { findPostalAddresses } from './find/find-postal-addresses.ts'
import { findWallets } from './find/find-wallets.ts'
import type { Recognised, Recogniser } from './recognised.ts'
import { settleOverlaps } from './settle-overlaps.ts'

/** All of these look for digits; a text without any costs one search. */
const numberRecognisers: readonly Recogniser[] = [
  findNumbers,
  findIbans,
  findLetteredIds,
  findAnnouncedNumbers,
  findBirthDates,
  findCardDetails,
  findPostalAddresses,
  findWallets,
]

/**
 * Personal data in a text, by form, checksum and the words around it; finds do not overlap and are sorted by place.
 * Known misses: names, and what each recogniser says of itself. Cost: linear in the text.
 */
export function recognisePersonalData(text: string): Recognised[] {
  const found = [...findEmailAddresses(text)]
  if (/\d/.test(text)) for (const recogniser of numberRecognisers) found.push(...recogniser(text))
  if (/[\d:]/.test(text)) found.push(...findNetworkAddresses(text))
  return settleOverlaps(found)
}
