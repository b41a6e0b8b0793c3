import { hasWordsNear } from '../nearby-words.ts'
import type { Recognised } from '../recognised.ts'

/**
 * National ids that hold letters: Great Britain (NINO), Spain (DNI, NIE), Italy (codice fiscale), Mexico (CURP), China
 * (resident id with X), France (Corsican NIR), Finland, United States (Medicare beneficiary).
 * Source: the published rules of the issuers. Known misses: ids of other countries; marks within them other than blanks,
 * dots and hyphens.
 */
export function findLetteredIds(text: string): Recognised[] {
  return forms.flatMap(({ form, label, isValid, byForm, words, kind }) => {
    const found: Recognised[] = []
    for (const { index, 0: written } of text.matchAll(form)) {
      const id = written.replaceAll(/[ .-]/g, '').toUpperCase()
      if (!isValid(id)) continue
      const place = { start: index, end: index + written.length }
      const confidence = hasWordsNear(text, place, words) ? 0.95 : byForm(written)
      found.push({ ...place, kind: kind ?? 'national id', label, confidence })
    }
    return found
  })
}

interface LetteredId {
  readonly form: RegExp
  readonly label: string
  readonly kind?: 'health record'
  readonly isValid: (id: string) => boolean
  readonly byForm: (written: string) => number
  readonly words: RegExp
}

const isUpper = (written: string): boolean => written === written.toUpperCase()

const forms: readonly LetteredId[] = [
  {
    form: /(?<![A-Za-z0-9])[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![A-Za-z0-9])/gi,
    label: 'national insurance number (United Kingdom)',
    isValid: (id) => !/^(?:BG|GB|KN|NK|NT|TN|ZZ)/.test(id),
    byForm: (written) => (written.includes(' ') ? 0.8 : isUpper(written) ? 0.55 : 0.35),
    words: /(?<!\p{L})(?:nino?|n\.?i\.? (?:number|no)|national insurance)(?!\p{L})/iu,
  },
  {
    form: /(?<![A-Za-z0-9])(?:\d{8}|\d{2}\.\d{3}\.\d{3}|[XYZ][ -]?\d{7})[ -]?[A-HJ-NP-TV-Z](?![A-Za-z0-9])/gi,
    label: 'national id (Spain)',
    isValid: (id) =>
      'TRWAGMYFPDXBNJZSQVHLCKE'[Number(id.slice(0, -1).replace(/^[XYZ]/, (at) => String('XYZ'.indexOf(at)))) % 23] ===
      id.at(-1),
    byForm: (written) => (isUpper(written) ? 0.65 : 0.35),
    words: /(?<!\p{L})(?:dni|nie|nif|documento|identidad)(?!\p{L})/iu,
  },
  {
    form: /(?<![A-Za-z0-9])[A-Z]{6}[0-9L-V]{2}[A-EHLMPR-T][0-9L-V]{2}[A-Z][0-9L-V]{3}[A-Z](?![A-Za-z0-9])/gi,
    label: 'national id (Italy)',
    isValid: isCodiceFiscale,
    byForm: () => 0.95,
    words: /codice fiscale|(?<!\p{L})c\.?f\.?(?!\p{L})/iu,
  },
  {
    form: /(?<![A-Za-z0-9])[12] ?\d{2} ?(?:0[1-9]|1[0-2]) ?2[AB] ?\d{3} ?\d{3} ?\d{2}(?![A-Za-z0-9])/gi,
    label: 'national id (France)',
    isValid: (id) => {
      const body =
        Number(id.slice(0, 13).replace('A', '0').replace('B', '0')) - (id.includes('A') ? 1_000_000 : 2_000_000)
      return 97 - (body % 97) === Number(id.slice(13))
    },
    byForm: () => 0.8,
    words: /(?<!\p{L})(?:nir|s[ée]curit[ée] sociale|insee)/iu,
  },
  {
    form: /(?<![A-Za-z0-9])[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX](?![A-Za-z0-9])/gi,
    label: 'national id (China)',
    isValid: (id) => {
      const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
      const sum = weights.reduce((total, weight, at) => total + weight * Number(id.charAt(at)), 0)
      return '10X98765432'[sum % 11] === id.at(-1)
    },
    byForm: () => 0.88,
    words: /身份证|身份證|resident id/iu,
  },
  {
    form: /(?<![A-Za-z0-9])[A-Z][AEIOUX][A-Z]{2}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[A-Z\d]\d(?![A-Za-z0-9])/gi,
    label: 'national id (Mexico)',
    isValid: () => true,
    byForm: () => 0.88,
    words: /(?<!\p{L})curp(?!\p{L})/iu,
  },
  {
    form: /(?<![A-Za-z0-9])(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2}[-+A-F]\d{3}[0-9A-FHJ-NPR-Y](?![A-Za-z0-9])/gi,
    label: 'national id (Finland)',
    isValid: (id) =>
      '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(`${id.slice(0, 6)}${id.slice(-4, -1)}`) % 31] === id.at(-1),
    byForm: (written) => (isUpper(written) ? 0.6 : 0.35),
    words: /henkilötunnus|(?<!\p{L})(?:hetu|personbeteckning)(?!\p{L})/iu,
  },
  {
    form: /(?<![A-Za-z0-9])[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d-?[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d-?[AC-HJKMNP-RT-Y]{2}\d{2}(?![A-Za-z0-9])/g,
    label: 'Medicare number (United States)',
    kind: 'health record',
    isValid: () => true,
    byForm: (written) => (written.includes('-') ? 0.7 : 0.4),
    words: /medicare|(?<!\p{L})mbi(?!\p{L})|beneficiary/iu,
  },
]

const oddValues = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

/** The last letter sums up the others, odd and even places by different values. */
function isCodiceFiscale(id: string): boolean {
  let sum = 0
  for (let place = 0; place < 15; place += 1) {
    const character = id.charAt(place)
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65
    sum += place % 2 === 0 ? (oddValues[value] ?? 0) : value
  }
  return String.fromCharCode(65 + (sum % 26)) === id.at(-1)
}
