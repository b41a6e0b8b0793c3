import { wordsBefore } from '../nearby-words.ts'
import type { Recognised } from '../recognised.ts'

/**
 * Postal addresses: a street with its number, surely so with a postcode behind it or with words such as "I live at".
 * Source: how addresses are written in English, French, German, Dutch, Spanish, Italian, Portuguese, Polish and the north.
 * Known misses: streets whose name has no telling part ("Broadway 5"); addresses without number; most of Asia.
 * Cost: one pass; a bounded look around each number of one to six digits.
 */
export function findPostalAddresses(text: string): Recognised[] {
  const found: Recognised[] = []
  for (const { index, 0: number } of text.matchAll(/(?<![\p{L}\p{N}.,/:-])\d{1,6}(?!\d)/gu)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const place = numberFirst(text, index) ?? streetFirst(text, index, index + number.length)
    if (place === null) continue
    const postcode = postcodeBehind(text, place.end)
    const before = wordsBefore(text, place.start, 48)
    const isAnnounced = addressWords.test(before) || nameBefore.test(before)
    const confidence = postcode > 0 ? 0.85 : isAnnounced ? 0.7 : 0.45
    const { start, end } = place
    found.push({ start, end: end + postcode, kind: 'postal address', label: 'postal address', confidence })
  }
  return found
}

interface Street {
  readonly start: number
  readonly end: number
}

const streetUnitsMax = 80

const englishStreet =
  /^\d{1,6}[A-Za-z]?(?:-\d{1,5})?,? (?:[NSEW]{1,2}\.? |North |South |East |West )?(?:[\p{L}0-9][\p{L}0-9'’.-]{0,24} ){1,4}?(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Place|Pl|Square|Sq|Terrace|Ter|Way|Parkway|Pkwy|Circle|Cir|Trail|Trl|Highway|Hwy|Crescent|Cres|Close|Grove|Gardens|Mews|Row|Alley|Plaza|Loop|Pike|Run|Hill|Walk)(?![\p{L}\p{N}])\.?(?: [NSEW]{1,2}(?![\p{L}]))?/iu
const frenchStreet =
  /^\d{1,4}(?: ?(?:bis|ter|quater))?,? (?:rue|avenue|av\.|boulevard|bd\.?|place|chemin|allée|impasse|quai|cours|route|passage|square) (?:(?:de la|de l['’]|des|du|de|d['’]|le|la|les) ?)?[\p{L}][\p{L}'’-]{1,24}(?: [\p{Lu}][\p{L}'’-]{1,24}){0,3}/iu

function numberFirst(text: string, start: number): Street | null {
  if (text.charCodeAt(start) === 48) return null
  const ahead = text.slice(start, start + streetUnitsMax)
  // Most numbers are followed by no word: one look spares the patterns.
  if (!/^\d{1,6}(?:[A-Za-z]|-\d{1,5}| ?(?:bis|ter))?,? \p{L}|^\d{1,6} \d{1,3}(?:st|nd|rd|th)/iu.test(ahead)) return null
  const street = frenchStreet.exec(ahead)?.[0] ?? englishStreet.exec(ahead)?.[0]
  if (street === undefined || isMeasure.test(street)) return null
  return { start, end: start + street.length + unitLength(text, start + street.length) }
}

/** "5 minutes up the road", "20 people in the square": words that never stand in a street's name. */
const isMeasure =
  /^\d+ (?:\S+ )*?(?:minutes?|hours?|days?|weeks?|months?|years?|miles?|km|metres?|meters?|feet|people|of|in|to|on|the|a|an|and|is|are|from|by|per|for|with|at|or|more|other)(?= )/i

function unitLength(text: string, end: number): number {
  const unit = /^,? (?:apt|apartment|suite|ste|unit|flat|floor|room|#)\.? ?[A-Z0-9-]{1,6}(?![\p{L}\p{N}])/iu
  return unit.exec(text.slice(end, end + 24))?.[0].length ?? 0
}

const streetBefore =
  /(?:(?<![\p{L}])\p{L}[\p{L}.'’-]{1,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|plein|gracht|kade|dijk|singel|gade|vej|gatan|vägen|gata|veien|katu|tie)|(?<![\p{L}])(?:calle|c\/|avenida|avda\.?|plaza|paseo|carrera|via|viale|piazza|corso|rua|travessa|praça|ulica|ul\.|al\.|улица|ул\.)(?: [\p{L}][\p{L}.'’-]{0,20}){1,5}),? (?:n[º°o]\.? ?|nr\.? )?$/iu

function streetFirst(text: string, start: number, end: number): Street | null {
  if (end - start > 4 || !/[\p{L}.º°,] $/u.test(text.slice(Math.max(0, start - 2), start))) return null
  const street = streetBefore.exec(text.slice(Math.max(0, start - streetUnitsMax), start))?.[0]
  if (street === undefined) return null
  const letter = /^ ?[a-z](?![\p{L}\p{N}])/iu.exec(text.slice(end, end + 3))?.[0].length ?? 0
  return { start: start - street.length, end: end + letter }
}

const postcode =
  /^(?:[ ,]|\r?\n){1,3}(?:[\p{L}][\p{L}.'’ -]{1,32}(?:,|\r?\n)? ?){0,2}(?:(?:A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|[\p{L} ]{4,20}),? \d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d|(?:[A-Z]{1,2}-)?\d{2}-\d{3}|(?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})? [\p{L}][\p{L}.'’-]{1,30})(?![\p{L}\p{N}])/u

function postcodeBehind(text: string, end: number): number {
  return postcode.exec(text.slice(end, end + streetUnitsMax))?.[0].length ?? 0
}

const nameBefore = /(?<!\p{L})\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}[\p{L}'’-]+(?:,|:|\r?\n|, ?\r?\n) ?$/u

const addressWords =
  /(?<!\p{L})(?:address|addr|liv(?:e|es|ing|ed)|resid(?:e|es|ing|ence)|ship|deliver\p{L}*|mail(?:ing)?|send|home|house|billing|moved|stay(?:ing)?|located|visit|adresse|anschrift|wohn\p{L}*|habite|demeurant|livr\p{L}*|direcci[óo]n|viv[oe]|domicili\p{L}*|indirizzo|abit\p{L}+|residente|endere[çc]o|moro|adres|woon\p{L}*|mieszka\p{L}*|адрес|живу)(?!\p{L})/iu
