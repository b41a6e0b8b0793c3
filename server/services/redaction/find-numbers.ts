import { isLuhn, isNationalId } from './check-digits.ts'
import type { RedactedKind, Redaction } from './redaction.ts'

/** Payment cards, national ids and phone numbers. */
export function findNumbers(text: string): Redaction[] {
  const found: Redaction[] = []
  for (const { index, 0: run } of text.matchAll(runPattern)) found.push(...findInRun(text, run, index))
  for (const pattern of lettered) {
    for (const match of text.matchAll(pattern.form)) {
      if (pattern.isValid(match[0].replaceAll(/[ .-]/g, '').toUpperCase())) {
        found.push({ start: match.index, end: match.index + match[0].length, kind: 'national id' })
      }
    }
  }
  return found
}

/** Groups of digits with up to three marks between them, not inside a word or an id with hyphens. */
const runPattern = /(?<![\p{L}\p{N}_]-?)(?:\+[ ]?)?\(?\d+(?:[ \u00a0.()/-]{1,3}\d+)*(?![\p{L}_])/gu

interface Group {
  readonly start: number
  readonly end: number
  readonly digits: string
}

const digitsMax = 19

/** Looks from each group at the windows of up to 19 digits, longest first; a window that was taken is not looked at again. */
function findInRun(text: string, run: string, offset: number): Redaction[] {
  const groups = [...run.matchAll(/\d+/g)].map(
    ({ index, 0: digits }): Group => ({ start: offset + index, end: offset + index + digits.length, digits }),
  )
  const found: Redaction[] = []
  for (let first = 0; first < groups.length; first += 1) {
    const taken = windowsFrom(groups, first)
      .map((window) => ({ window, kind: kindOf(text, window) }))
      .find(({ kind }) => kind !== null)
    if (!taken?.kind) continue
    const { window, kind } = taken
    found.push({ start: withSign(text, window.start), end: window.end, kind })
    first += window.count - 1
  }
  return found
}

interface Window {
  readonly start: number
  readonly end: number
  readonly digits: string
  readonly count: number
}

function windowsFrom(groups: readonly Group[], first: number): readonly Window[] {
  const windows: Window[] = []
  let digits = ''
  for (let last = first; last < groups.length; last += 1) {
    const group = groups[last]
    if (group === undefined || digits.length + group.digits.length > digitsMax) break
    digits += group.digits
    windows.push({ start: groups[first]?.start ?? 0, end: group.end, digits, count: last - first + 1 })
  }
  return windows.reverse()
}

function kindOf(text: string, { start, end, digits }: Window): RedactedKind | null {
  const written = text.slice(start, end)
  if (socialSecurity.test(written)) return 'national id'
  if ((digits.length === 11 || digits.length === 15) && /^[\d .-]+$/.test(written) && isNationalId(digits)) {
    return 'national id'
  }
  if (digits.length >= 13 && /^[2-6]/.test(digits) && /^[\d \u00a0.-]+$/.test(written)) {
    if (!/^(\d)\1+$/.test(digits) && isLuhn(digits)) return 'card'
  }
  return isPhone(text, written, start, digits) ? 'phone' : null
}

const socialSecurity = /^(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}$/
const northAmerican = /^(?:1[ .-])?\(?[2-9]\d{2}\)?[ .-]{1,2}[2-9]\d{2}[ .-]\d{4}$/

/** With a plus, with the North American form, with a leading zero and a mark between groups, or announced by a word. */
function isPhone(text: string, written: string, start: number, digits: string): boolean {
  if (digits.length < 7 || digits.length > 15) return false
  if (/\+ ?\(?$/.test(text.slice(Math.max(0, start - 3), start)) && digits.length >= 8) return true
  if (/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/.test(written) && digits.length === 8) return false
  if (northAmerican.test(written)) return true
  if (digits.startsWith('0') && digits.length >= 9 && /[ ()/.-]/.test(written)) return true
  if (digits.startsWith('00') && digits.length >= 10) return true
  return /(?:phone|mobile|cell|tel|fax|call|whatsapp|handy|telefon|ruf|téléphone|móvil|teléfono)[ .:a-z]{0,16}\(?$/iu.test(
    text.slice(Math.max(0, start - 28), start),
  )
}

/** The plus and the bracket in front belong to the number. */
function withSign(text: string, start: number): number {
  const before = /\+? ?\(?$/.exec(text.slice(Math.max(0, start - 3), start))
  const sign = before?.[0] ?? ''
  return /[+(]/.test(sign) ? start - sign.trimStart().length : start
}

interface LetteredId {
  readonly form: RegExp
  readonly isValid: (characters: string) => boolean
}

/** National ids that hold letters. */
const lettered: readonly LetteredId[] = [
  // Great Britain, national insurance number: letters that are issued, no checksum.
  {
    form: /(?<![A-Za-z0-9])[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![A-Za-z0-9])/gi,
    isValid: (id) => !/^(?:BG|GB|KN|NK|NT|TN|ZZ)/.test(id),
  },
  // Spain, DNI and NIE: the letter is the rest by 23.
  {
    form: /(?<![A-Za-z0-9])(?:\d{8}|[XYZ][ -]?\d{7})[ -]?[A-Z](?![A-Za-z0-9])/gi,
    isValid: (id) =>
      'TRWAGMYFPDXBNJZSQVHLCKE'[Number(id.slice(0, -1).replace(/^[XYZ]/, (at) => String('XYZ'.indexOf(at)))) % 23] ===
      id.at(-1),
  },
  // Italy, codice fiscale: the last letter sums up the others, odd and even places by different values.
  {
    form: /(?<![A-Za-z0-9])[A-Z]{6}\d{2}[A-EHLMPR-T]\d{2}[A-Z]\d{3}[A-Z](?![A-Za-z0-9])/gi,
    isValid: isCodiceFiscale,
  },
]

const oddValues = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

function isCodiceFiscale(id: string): boolean {
  let sum = 0
  for (let place = 0; place < 15; place += 1) {
    const character = id.charAt(place)
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65
    sum += place % 2 === 0 ? (oddValues[value] ?? 0) : value
  }
  return String.fromCharCode(65 + (sum % 26)) === id.at(-1)
}
