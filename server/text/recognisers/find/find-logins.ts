import { isPlaceholder } from '../placeholders.ts'
import type { Recognised } from '../recognised.ts'

/**
 * Addresses that hold a password (`postgres://user:password@host`), and heads of requests that carry one.
 * Source: RFC 3986, 7617, 6750. Known misses: passwords with an unescaped `@`. Cost: one search for each form.
 */
export function findLogins(text: string): Recognised[] {
  const found: Recognised[] = []
  if (text.includes('://')) {
    for (const { index, 0: written, groups } of text.matchAll(loginUrl)) {
      const password = groups?.password ?? ''
      const isSample = isPlaceholder(password) || /^(?:pass(?:word)?|pwd|pw|secret|user(?:name)?)$/i.test(password)
      const place = { start: index, end: index + written.length }
      found.push({ ...place, kind: 'secret', label: 'address with a password', confidence: isSample ? 0.3 : 0.92 })
    }
  }
  for (const { index, 0: whole, groups } of text.matchAll(carried)) {
    const { scheme = '', value = '' } = groups ?? {}
    if (isPlaceholder(value) || !/\d|[A-Z].*[a-z]|[a-z].*[A-Z]/.test(value)) continue
    const end = index + whole.length
    const isBasic = scheme.toLowerCase() === 'basic'
    if (isBasic && !Buffer.from(value, 'base64').toString('latin1').includes(':')) continue
    const label = isBasic ? 'basic credentials' : 'bearer token'
    found.push({ start: end - value.length, end, kind: 'secret', label, confidence: value.length >= 12 ? 0.85 : 0.4 })
  }
  return found
}

const loginUrl =
  /(?<![A-Za-z0-9+])[A-Za-z][A-Za-z0-9+]{1,24}:\/\/[^\s:/@"'<>]{0,128}:(?<password>[^\s/@"'<>]{1,256})@(?=[\p{L}\p{N}[$<{])/gu
const carried =
  /(?<![A-Za-z])(?<scheme>bearer|basic)[ \t]{1,3}(?<value>[A-Za-z0-9._~+/-]{6,4096}={0,2})(?![A-Za-z0-9])/gi
