import luhn from 'validator/lib/isLuhnNumber.js'
import { isMod1110, isVerhoeff, weightedSum } from './check-digits.ts'
import type { NumberWindow } from './number-windows.ts'

/** A national id that is written in digits alone. */
export interface DigitId {
  /** As that of `Recognised`. */
  readonly label: string
  /** Whether digits of this shape keep what the id's issuer promises. */
  readonly isValid: (digits: string) => boolean
  /** Confidence by form alone; 0 = never without words. */
  readonly byForm: (window: NumberWindow) => number
  /** Words that announce it. */
  readonly words: RegExp
  /** Whether an announced number of the right length counts although it breaks the rule. */
  readonly mayBreak?: boolean
  /** How many it has. */
  readonly digits: number
}

const dashed = /^\d+-\d+-\d+$/
const nothing = (): number => 0

/** National ids of digits, with checksum or ranges. Sources: the published rules of the issuers. */
export const digitIds: readonly DigitId[] = [
  {
    label: 'US social security number',
    digits: 9,
    isValid: (digits) => /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits),
    byForm: ({ shape, written }) => (shape !== '3-2-4' ? 0 : dashed.test(written) ? 0.85 : 0.4),
    words: /(?<!\p{L})(?:ssns?|social security|soc(?:ial)? sec|social(?: number| is)|ss ?#|tax(?:payer)? id)/iu,
    mayBreak: true,
  },
  {
    label: 'US taxpayer number',
    digits: 9,
    isValid: (digits) => /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/.test(digits),
    byForm: ({ shape, written }) => (shape === '3-2-4' && dashed.test(written) ? 0.7 : 0),
    words: /(?<!\p{L})(?:itin|taxpayer|tax (?:id|number))/iu,
  },
  {
    label: 'national id (France)',
    digits: 15,
    isValid: (digits) =>
      /^[12]\d{2}(?:0[1-9]|1[0-2]|[2-9]\d)/.test(digits) &&
      97 - (Number(digits.slice(0, 13)) % 97) === Number(digits.slice(13)),
    byForm: () => 0.8,
    words: /(?<!\p{L})(?:nir|s[ée]curit[ée] sociale|insee|carte vitale|n° ?ss)/iu,
  },
  {
    label: 'tax id (Germany)',
    digits: 11,
    isValid: (digits) => !digits.startsWith('0') && hasOneRepeated(digits.slice(0, 10)) && isMod1110(digits),
    byForm: ({ shape }) => (shape === '2-3-3-3' ? 0.7 : 0.35),
    words: /steuer|(?<!\p{L})(?:idnr|tax id|tin)(?!\p{L})/iu,
  },
  {
    label: 'national id (Poland)',
    digits: 11,
    isValid: (digits) => isDay(digits.slice(2, 6)) && weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0,
    byForm: ({ shape }) => (shape === '11' ? 0.35 : 0),
    words: /pesel/i,
  },
  {
    label: 'tax id (Brazil)',
    digits: 11,
    isValid: isCpf,
    byForm: ({ shape }) => (shape === '3-3-3-2' ? 0.88 : shape === '11' ? 0.35 : 0),
    words: /(?<!\p{L})cpf(?!\p{L})/iu,
  },
  {
    label: 'national id (Belgium)',
    digits: 11,
    isValid: (digits) => {
      const check = 97 - Number(digits.slice(9))
      return (
        isDay(digits.slice(2, 6)) && [0, 2_000_000_000].some((era) => (era + Number(digits.slice(0, 9))) % 97 === check)
      )
    },
    byForm: ({ shape }) => (shape === '2-2-2-3-2' ? 0.88 : 0.3),
    words: /rijksregister|registre national|national(?:e|registre)? ?nummer|(?<!\p{L})(?:nrn|niss|insz)(?!\p{L})/iu,
  },
  {
    label: 'national id (Netherlands)',
    digits: 9,
    isValid: (digits) => weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
    byForm: nothing,
    words: /(?<!\p{L})(?:bsn|burgerservice|sofi)/iu,
  },
  {
    label: 'national health number (United Kingdom)',
    digits: 10,
    isValid: (digits) => {
      const check = 11 - (weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)
      return check !== 10 && check % 11 === Number(digits.charAt(9))
    },
    byForm: nothing,
    words: /(?<!\p{L})nhs(?!\p{L})/iu,
  },
  {
    label: 'national id (India)',
    digits: 12,
    isValid: (digits) => /^[2-9]/.test(digits) && isVerhoeff(digits),
    byForm: ({ shape }) => (shape === '4-4-4' ? 0.45 : shape === '12' ? 0.2 : 0),
    words: /a?adhaa?r|(?<!\p{L})uid(?:ai)?(?!\p{L})|आधार/iu,
    mayBreak: true,
  },
  {
    label: 'social insurance number (Canada)',
    digits: 9,
    isValid: (digits) => !digits.startsWith('8') && luhn.default(digits),
    byForm: nothing,
    words: /social insurance|(?<!\p{L})SIN(?!\p{L})|assurance sociale/u,
  },
  {
    label: 'social insurance number (Switzerland)',
    digits: 13,
    isValid: (digits) =>
      digits.startsWith('756') && weightedSum(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0,
    byForm: ({ shape }) => (shape === '3-4-4-2' ? 0.9 : 0.4),
    words: /(?<!\p{L})(?:ahv|avs)(?!\p{L})/iu,
  },
  {
    label: 'national id (Sweden)',
    digits: 10,
    isValid: (digits) => isDay(digits.slice(2, 6)) && luhn.default(digits),
    byForm: ({ shape, written }) => (shape === '6-4' && written.includes('-') ? 0.6 : 0),
    words: /personn?ummer|samordningsnummer/i,
  },
]

/** MMDD with the centuries and offsets that issuers add to the month. */
function isDay(monthAndDay: string): boolean {
  const month = Number(monthAndDay.slice(0, 2)) % 20
  const day = Number(monthAndDay.slice(2))
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}

/** Exactly one digit comes twice or three times. */
function hasOneRepeated(digits: string): boolean {
  const counts = new Map<string, number>()
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  const repeated = [...counts.values()].filter((count) => count > 1)
  return repeated.length === 1 && (repeated[0] ?? 0) <= 3
}

/** Two check digits, each from the digits before it. */
function isCpf(digits: string): boolean {
  const check = (length: number): number => {
    const weights = Array.from({ length }, (_, index) => length + 1 - index)
    return ((weightedSum(digits, weights) * 10) % 11) % 10
  }
  return check(9) === Number(digits.charAt(9)) && check(10) === Number(digits.charAt(10))
}
