import type { Recognised } from '../recognised.ts'

/**
 * E-mail addresses, also written as `jane (at) example (dot) org`. Mailboxes of a role (`support@…`) reach no private
 * person and get less than a confident value.
 * Source: RFC 5321, the forms in use. Known misses: quoted local parts, addresses without a dot in the domain.
 */
export function findEmailAddresses(text: string): Recognised[] {
  const found: Recognised[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const place = addressAround(text, at)
    if (place !== null) found.push({ ...place, kind: 'e-mail address', label: 'e-mail address' })
  }
  for (const { index, 0: whole } of text.matchAll(spelledAt)) {
    const local = /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}$/u.exec(text.slice(Math.max(0, index - 64), index))?.[0]
    const end = index + whole.length
    const domain = spelledDomain.exec(text.slice(end, end + 120))?.[0]
    if (local === undefined || domain === undefined) continue
    const place = { start: index - local.length, end: end + domain.length }
    const confidence = confidenceOf(local)
    found.push({ ...place, kind: 'e-mail address', label: 'e-mail address, spelled out', confidence })
  }
  return found
}

const localUnit = /[\p{L}\p{N}._%+'~-]/u
const localMax = 64
const domainPattern =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,8}(?:xn--[a-z0-9-]{2,59}|\p{L}{2,24})(?![\p{L}\p{N}_])/u

function addressAround(text: string, at: number) {
  let start = at
  while (start > Math.max(0, at - localMax) && localUnit.test(text.charAt(start - 1))) start -= 1
  while (start < at && /[.'-]/.test(text.charAt(start))) start += 1
  const local = text.slice(start, at)
  if (local === '' || local.endsWith('.')) return null
  const domain = domainPattern.exec(text.slice(at + 1, at + 256))?.[0]
  if (domain === undefined || /\.(?:png|jpe?g|gif|svg|webp|css|ico)$/i.test(domain)) return null
  if (isPartOfUrl(text, start) || local === 'git') return null
  return { start, end: at + 1 + domain.length, confidence: confidenceOf(local) }
}

/** `scheme://user:password@host` is a login, not a mailbox. */
function isPartOfUrl(text: string, start: number): boolean {
  return /:\/\/[^\s/@]{0,80}$/.test(text.slice(Math.max(0, start - 84), start))
}

const roles =
  /^(?:no-?reply|do-?not-?reply|info|support|sales|contact|help(?:desk)?|admin|administrator|hello|office|team|press|media|jobs|careers|hr|postmaster|webmaster|hostmaster|abuse|security|privacy|dpo|billing|accounts?|service|customer-?(?:service|care|support)|feedback|enquir(?:y|ies)|inquir(?:y|ies)|marketing|newsletter|kontakt|hilfe|datenschutz|vertrieb|contacto|ventas|ayuda|soporte|commercial|vendite|assistenza|biuro|mailer-daemon|root|bounces?|alerts?|notifications?|example|username|your[._-]?(?:name|email|address)|email|someone|foo|abc)(?:[+-].*)?$/i

function confidenceOf(local: string): number {
  return roles.test(local) ? 0.45 : 0.92
}

const spelledAt = /[ ]?[([{] ?at ?[)\]}][ ]?| at /gi
const spelledDomain =
  /^[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:(?: ?[([{] ?(?:dot|\.) ?[)\]}] ?| dot )[\p{L}\p{N}][\p{L}\p{N}-]{1,62}){1,4}(?![\p{L}\p{N}])/iu
