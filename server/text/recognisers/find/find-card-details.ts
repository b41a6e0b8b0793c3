import luhn from 'validator/lib/isLuhnNumber.js'
import type { Recognised } from '../recognised.ts'

/**
 * Card security codes that their name announces, and the data of magnetic stripes.
 * Source: ISO 7813 for tracks 1 and 2. Known misses: codes that no name announces.
 */
export function findCardDetails(text: string): Recognised[] {
  return [...securityCodes(text), ...stripes(text)]
}

const securityCode =
  /(?<![A-Za-z])(?:cvv2?|cvc2?|cav2|csc|cvn|card verification (?:value|code|number)|(?:card )?security (?:code|number)|pr(?:ü|u)fziffer|cryptogramme(?: visuel)?|c(?:ó|o)digo de seguridad|codice di sicurezza|c(?:ó|o)digo de seguran(?:ç|c)a)(?![A-Za-z])[^\d\n]{0,16}?(?<![\d.,])(?<code>\d{3,4})(?![\d%]|[.,:/-]\d)/gi

function securityCodes(text: string): Recognised[] {
  return Array.from(text.matchAll(securityCode), ({ index, 0: whole, groups }) => {
    const end = index + whole.length
    const named = /^[a-z]{3}\d?\b/i.test(whole)
    return {
      start: end - (groups?.code ?? '').length,
      end,
      kind: 'card security code',
      label: 'card security code',
      confidence: named ? 0.75 : 0.55,
    }
  })
}

const trackOne = /%?B\d{12,19}\^[^^\n]{2,26}\^\d{7,40}[^\n?]{0,40}\??/g
const trackTwo = /(?<!\d);?(?<pan>\d{12,19})=\d{7,30}\??/g

function stripes(text: string): Recognised[] {
  if (!(text.includes('^') || text.includes('='))) return []
  return [...text.matchAll(trackOne), ...text.matchAll(trackTwo)].flatMap(({ index, 0: whole }): Recognised[] => {
    const pan = /\d{12,19}/.exec(whole)?.[0] ?? ''
    if (!luhn.default(pan)) return []
    const place = { start: index, end: index + whole.length }
    return [{ ...place, kind: 'magnetic stripe', label: 'magnetic stripe data', confidence: 0.95 }]
  })
}
