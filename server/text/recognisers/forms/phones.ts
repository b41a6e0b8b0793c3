import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { announcesOtherNumber, hasWordsNear, wordsAfter, wordsBefore } from '../nearby-words.ts'
import type { NumberWindow } from './number-windows.ts'

/** How many numbers the phone library may still be asked about; one question costs 20 to 200 µs. */
export interface LibraryBudget {
  /** Falls with each question; at 0 none is asked. */
  left: number
}

/**
 * How surely a number is a phone number; 0 when it is none. The form decides first, then words nearby; only numbers of a
 * fit form are held against the numbering plans, and once the budget is spent form and words decide alone.
 * Source: E.164, the North American plan, libphonenumber. Known misses: national numbers without a leading zero that no
 * word announces; numbers of fewer than seven digits.
 */
export function phoneConfidence(text: string, window: NumberWindow, budget: LibraryBudget): number {
  const { digits, written, start } = window
  if (
    digits.length > 15 ||
    datePattern.test(written) ||
    decimalPattern.test(written) ||
    yearsPattern.test(written) ||
    /^(\d)\1+$/.test(digits)
  )
    return 0
  if (hasPlus(text, start))
    return digits.length < 8 ? 0 : internationalConfidence(`+${written.replace('(0)', '')}`, budget)
  const form = formConfidence(text, window, budget)
  // Only words could still tell, and they announce whole numbers.
  if (form === 0 && !window.isWhole) return 0
  const isNearPhone = hasWordsNear(text, window, phoneWords)
  if (isNearPhone && (form > 0 || isAnnounced(text, window))) return Math.max(form, digits.length < 8 ? 0.65 : 0.8)
  if (announcesOtherNumber(text, start)) return Math.min(form, 0.3)
  if (form >= 0.55 || !isGrouped(window)) return form
  if (speaksOfNumber(text, window)) return 0.6
  return standsAlone(text, window) && isValidSomewhere(digits, budget) ? 0.55 : form
}

/** Years beside years. */
const yearsPattern = /^(?:19|20)\d\d(?:[^\d]{1,3}(?:19|20)\d\d)+$/
/** A decimal number among the groups, as in rows of a table. */
const decimalPattern = /(?:^| )\d+\.\d+(?: |$)/
const datePattern =
  /^(?:\d{4}[./-](?:0?[1-9]|1[0-2])[./-][0-3]?\d|[0-3]?\d[./-][0-3]?\d[./-](?:\d{4}|\d\d))(?=[ /.]|$|-\d\d?:)/

function hasPlus(text: string, start: number): boolean {
  return /(?:^|[^\d\p{L}])\+ ?\(?$/u.test(text.slice(Math.max(0, start - 4), start))
}

function internationalConfidence(number: string, budget: LibraryBudget): number {
  if (budget.left <= 0) return 0.6
  budget.left -= 1
  const parsed = parsePhoneNumberFromString(number)
  if (parsed === undefined) return 0.25
  return parsed.isValid() ? 0.95 : parsed.isPossible() ? 0.6 : 0.3
}

const northAmerican = /^(?:(?:1|001)[ .-]{1,2}\(?)?\d{3}(?:\)[ .-]{0,2}|[ .-]{1,2})\d{3}[ .-]\d{4}$/
const issuedNorthAmerican = /^(?:001|1)?[2-9]\d{2}[2-9]\d{6}$/

function formConfidence(text: string, window: NumberWindow, budget: LibraryBudget): number {
  const { written, digits, isWhole } = window
  if (northAmerican.test(written)) {
    const isSpaced = /^[\d ]+$/.test(written)
    if (issuedNorthAmerican.test(digits)) return isSpaced ? 0.65 : 0.88
    if (!isSpaced) return 0.55
  }
  if (!isWhole) return 0
  if (hasAreaInBrackets(text, window)) return 0.65
  if (!digits.startsWith('0') || digits.length < 9) return 0
  if (digits.startsWith('00')) return digits.length < 10 ? 0 : internationalConfidence(`+${digits.slice(2)}`, budget)
  if (digits.length > 12 || /[5-9]-[12]$/.test(window.shape)) return 0
  const isKnown = isValidSomewhere(digits, budget)
  if (/[ ()/.-]/.test(written))
    return isKnown ? 0.7 : isGrouped(window) && /^[23]-[2-4]-/.test(window.shape) ? 0.55 : 0.35
  return isKnown && /^0[67]\d{8,9}$/.test(digits) ? 0.55 : 0
}

/** `(11) 96123-4567`, `8 (912) 345-67-89`: no other number has its first digits in brackets. */
function hasAreaInBrackets(text: string, { start, written, digits }: NumberWindow): boolean {
  if (digits.length < 8 || digits.length > 12 || !/-\d{4}$|-\d\d-\d\d$/.test(written)) return false
  return /^\d{1,5}\)/.test(written) ? text.charAt(start - 1) === '(' : /^[178] \(\d{2,4}\)/.test(written)
}

/** Whether words around speak of phones, or the same sentence has a word such as "number" or "contact" close by. */
function speaksOfNumber(text: string, { start, end }: NumberWindow): boolean {
  const before = wordsBefore(text, start)
  const after = wordsAfter(text, end).replace(/[;\n].*$/s, '')
  if (phoneWords.test(before) || phoneWords.test(after)) return true
  return (
    numberWords.test(before.slice(-40).replace(/^.*[;.!?\n]/s, '')) || numberWords.test(after.replace(/[.!?].*$/s, ''))
  )
}

/** Alone on its line or between commas, as in a signature; not grouped by thousands as an amount would be. */
function standsAlone(text: string, { start, end, written }: NumberWindow): boolean {
  if (/^\d{1,3}(?:[ .]\d{3})+$/.test(written)) return false
  return (
    /(?:^|[\n,;|])[ \t]{0,4}$/.test(text.slice(Math.max(0, start - 5), start)) &&
    /^[ \t]{0,4}(?:$|[\n,;|])/.test(text.slice(end, end + 5))
  )
}

/** Groups as phone numbers have them; `612 345 678` may be an amount and is left to the words before it. */
function isGrouped({ digits, shape, isWhole, written }: NumberWindow): boolean {
  if (!isWhole || digits.length < 8 || digits.length > 12 || /,|\d\.\d{1,2}$/.test(written)) return false
  if (written.includes('.') && written.includes(' ')) return false
  return /^[1-5](?:-[1-5]){1,4}$/.test(shape) && !shape.split('-').slice(1).includes('1')
}

/** Countries whose national numbers begin with 0, and some whose numbers do not; the most likely first. */
const zeroCountries: readonly CountryCode[] = ['GB', 'DE', 'FR', 'AU', 'IT', 'NL', 'JP', 'BE', 'SE', 'CH', 'IN', 'BR']
const otherCountries: readonly CountryCode[] = ['ES', 'DK', 'NO', 'PL', 'PT', 'CN', 'CZ', 'SG', 'HK', 'GR', 'MX', 'CO']

function isValidSomewhere(digits: string, budget: LibraryBudget): boolean {
  if (budget.left <= 0) return false
  budget.left -= 1
  const countries = digits.startsWith('0') ? zeroCountries : otherCountries
  return countries.some((country) => parsePhoneNumberFromString(digits, country)?.isValid() === true)
}

/** A number without a form of its own, right behind words that announce a phone number or with "is my number" behind it. */
function isAnnounced(text: string, { start, end, isWhole, written }: NumberWindow): boolean {
  if (!isWhole || /\d\.\d{1,2}$/.test(written)) return false
  const behind = /^[ ,]{0,3}(?:is|ist|est|es|è|é) (?:my|our|his|her|their|the|mein|mon|mi|il mio)/i
  return behind.test(text.slice(end, end + 16)) || announcedJustBefore.test(wordsBefore(text, start, 40))
}

const phoneStems =
  '(?:tele)?phones?|mobiles?|cell(?:phone|ular)?s?|tel|call(?:ing|ed|er)?(?: me| us| him| her| them)?|sms|voicemail|landline|text(?: me| us)|fax|whatsapp|hotline|dial|ring me|reach (?:me|us)|contact(?: number| no)?|(?:my|his|her|our|their) (?:new )?(?:number|no)|\\p{L}*telefon\\p{L}*|handy(?:nummer)?|mobil(?:nummer)?|ruf\\p{L}{0,12}|durchwahl|t[ée]l[ée]phone|t[ée]l|portable|appel(?:ez|le|er)(?:-moi)?|tel[ée]fono|m[óo]vil|celular|ll[áa]m[ea](?:me|r)?|cellulare|chiam[ai](?:mi|re)?|telefone|telem[óo]vel|ligu?[ea]r?|telefoon\\p{L}*|mobiel|bel(?: me)?|kom[óo]rk\\p{L}+|zadzwoń|телефон\\p{L}*|тел|звон\\p{L}*|מספר'
const numberWords =
  /(?<!\p{L})(?:number|contact(?:s|ed)?|reach(?:ed|able)?|ring|rang|switchboard|lines?|extension|office|desk|home|work|helpline|messages?|answer(?:s|ed|ing)?|missed|block(?:ed)?|spam|customer (?:service|care|support)|nummer|büro|privat|numéro|bureau|domicile|número|oficina|numero|ufficio|номер)(?!\p{L})|号码|番号|(?:^|[\s|(])[TMPFOHCW][.:] ?\+?\(?$/iu
const phoneWords = new RegExp(`(?<!\\p{L})(?:${phoneStems})(?!\\p{L})|电话|手机|電話|携帯|전화`, 'iu')
const announcedJustBefore = new RegExp(
  `(?:(?<!\\p{L})(?:${phoneStems})(?!\\p{L})|电话|手机|電話|携帯|전화)[^\\d.!?\\n]{0,20}[^\\d!?\\n]{0,4}$`,
  'iu',
)
