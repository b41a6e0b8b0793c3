import type { Redaction } from './redaction.ts'

/** International bank account numbers, written together or in groups: known country, its length, checksum mod 97. */
export function findIbans(text: string): Redaction[] {
  const found: Redaction[] = []
  for (const { index } of text.matchAll(/(?<![A-Za-z0-9])[A-Za-z]{2}[ -]?\d{2}(?=[ -]?[A-Za-z0-9])/g)) {
    const length = lengths.get(text.slice(index, index + 2).toUpperCase())
    const read = length === undefined ? null : readCharacters(text, index, length)
    if (read !== null && leavesOne(read.characters)) found.push({ start: index, end: read.end, kind: 'iban' })
  }
  return found
}

/** Reads `length` letters and digits with at most one blank or hyphen between two of them. */
function readCharacters(text: string, start: number, length: number) {
  let characters = ''
  let at = start
  while (characters.length < length) {
    if (characters !== '' && /[ -]/.test(text.charAt(at)) && /[A-Za-z0-9]/.test(text.charAt(at + 1))) at += 1
    const character = text.charAt(at)
    if (!/^[A-Za-z0-9]$/.test(character)) return null
    characters += character.toUpperCase()
    at += 1
  }
  return /[A-Za-z0-9]/.test(text.charAt(at)) ? null : { characters, end: at }
}

function leavesOne(characters: string): boolean {
  let rest = 0
  for (const character of characters.slice(4) + characters.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

/** Country and length, from the registry of ISO 13616. */
const registry =
  'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BR29BY28CH21CR22CY28CZ24DE22DK18DO28EE20EG29ES24FI18FO18FR27GB22GE22GI23GL18GR27GT28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MR27MT31MU30NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22SA24SC31SD18SE24SI19SK24SM27ST25SV28TL23TN24TR26UA29VA22VG24XK20'
const lengths: ReadonlyMap<string, number> = new Map(
  [...registry.matchAll(/([A-Z]{2})(\d\d)/g)].map(([, country = '', length]) => [country, Number(length)]),
)
