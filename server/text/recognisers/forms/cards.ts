import luhn from 'validator/lib/isLuhnNumber.js'
import { announcesOtherNumber, hasWordsNear } from '../nearby-words.ts'
import type { NumberWindow } from './number-windows.ts'

/**
 * How surely a number is a payment card number; 0 when it is none. Checks brand, length and Luhn digit. A number of the
 * right form that fails the Luhn check still counts where words announce a card: people mistype and make up numbers, and
 * a model that is asked for a card invents one.
 * Source: ISO 7812 and the published ranges of the brands. Known misses: domestic brands without Luhn digit.
 */
export function cardConfidence(text: string, window: NumberWindow): number {
  const { digits, shape, written, isWhole } = window
  if (digits.length < 12 || !/^[\d\u00a0\u202f .-]+$/.test(written) || /^(\d)\1+$/.test(digits)) return 0
  const hasBrand = brands.test(digits)
  const isGrouped = cardShapes.has(shape)
  const isBare = shape === String(digits.length)
  if (!(isGrouped || isBare || isWhole)) return 0
  const isAnnounced = hasWordsNear(text, window, cardWords)
  if (!luhn.default(digits)) return isAnnounced && digits.length > 12 && (isGrouped || (isBare && hasBrand)) ? 0.6 : 0
  if (isAnnounced) return hasBrand ? 0.97 : 0.75
  if (!hasBrand && digits.length < 13) return 0
  if (!hasBrand) return /^[2-6]/.test(digits) ? 0.3 : 0
  if (isBare && announcesOtherNumber(text, window.start)) return 0.4
  if (isBare && digits.length === 12) return 0.55
  return isGrouped || (isBare && digits.length >= 14 && digits.length <= 16) ? 0.9 : 0.4
}

/** Visa, Mastercard, American Express, Diners, Discover, JCB, UnionPay, Maestro, Mir, RuPay. */
const brands =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11,16}|6(?:011|4[4-9]\d|5\d\d)\d{12,15}|35(?:2[89]|[3-8]\d)\d{12,15}|(?:2131|1800)\d{11}|(?:62|81)\d{14,17}|(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15}|220[0-4]\d{12,15}|60\d{14}|8[12]\d{14})$/

const cardShapes: ReadonlySet<string> = new Set([
  '4-4-4-4',
  '4-6-5',
  '4-6-4',
  '4-4-4-4-3',
  '4-4-5',
  '4-5-6',
  '4-4-4-1',
  '4-4-4',
])

const cardWords =
  /(?<!\p{L})(?:(?:credit|debit|bank|payment|gift|prepaid)?[ _-]?cards?(?:[ _-]?(?:number|no|num))?|cc|ccn|pan|visa|master ?card|maestro|amex|american express|discover|diners|jcb|unionpay|\p{L}*karten?(?:nummer)?|cartes?|cartas?|carte|tarjetas?|cart(?:ão|oes|ões)|kart[ayęiu]|numéro de carte|карт[аыуе]|kaart(?:nummer)?|kort(?:nummer)?)(?!\p{L})|卡|カード|카드|بطاقة|कार्ड/iu
