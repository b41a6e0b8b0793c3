import iban from 'validator/lib/isIBAN.js'
import { hasWordsNear } from '../nearby-words.ts'
import type { Recognised } from '../recognised.ts'

/**
 * International bank account numbers, written together or in groups: known country, its length and form, checksum mod 97.
 * One that fails the checksum counts only where words announce a bank account: mistyped and invented numbers.
 * Source: the registry of ISO 13616. Known misses: countries that joined later; other marks than blanks and hyphens.
 */
export function findIbans(text: string): Recognised[] {
  const found: Recognised[] = []
  for (const { index } of text.matchAll(/(?<![A-Za-z0-9])[A-Za-z]{2}[ -]?\d{2}(?=[ -]?[A-Za-z0-9])/g)) {
    const length = lengths.get(text.slice(index, index + 2).toUpperCase())
    const read = length === undefined ? null : readCharacters(text, index, length)
    if (read === null) continue
    const place = { start: index, end: read.end }
    const isValid = iban.default(read.characters)
    const confidence = isValid ? 0.97 : hasWordsNear(text, place, bankWords) ? 0.6 : 0
    if (confidence > 0) found.push({ ...place, kind: 'bank account', label: 'IBAN', confidence })
  }
  return found
}

const bankWords =
  /(?<!\p{L})(?:iban|bic|swift|sepa|banks?|(?:bank )?accounts?|transfers?|wire|payout|\p{L}*konto(?:nummer)?|überweis\p{L}*|compte|virement|cuenta|transferencia|conto|bonifico|conta|rekening\p{L}*|rachun\p{L}*)(?!\p{L})/iu

/** Reads `length` letters and digits with at most one blank or hyphen between two of them. */
function readCharacters(text: string, start: number, length: number) {
  let characters = ''
  let at = start
  while (characters.length < length) {
    if (characters !== '' && /[ \u00a0-]/.test(text.charAt(at)) && /[A-Za-z0-9]/.test(text.charAt(at + 1))) at += 1
    const character = text.charAt(at)
    if (!/^[A-Za-z0-9]$/.test(character)) return null
    characters += character.toUpperCase()
    at += 1
  }
  if (/[A-Za-z0-9]/.test(text.charAt(at)) || characters.replaceAll(/\D/g, '').length < characters.length / 3)
    return null
  return { characters, end: at }
}

/** Country and length, from the registry of ISO 13616. */
const registry =
  'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BR29BY28CH21CR22CY28CZ24DE22DK18DO28EE20EG29ES24FI18FO18FR27GB22GE22GI23GL18GR27GT28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MR27MT31MU30NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22SA24SC31SD18SE24SI19SK24SM27ST25SV28TL23TN24TR26UA29VA22VG24XK20'
const lengths: ReadonlyMap<string, number> = new Map(
  [...registry.matchAll(/([A-Z]{2})(\d\d)/g)].map(([, country = '', length]) => [country, Number(length)]),
)
