import type { Recognised } from '../recognised.ts'

/**
 * Private keys in their armour, from the first line to the last, or to the end where that is missing; and web tokens with
 * a readable head. A block whose body is only dots or a mark is a sample.
 * Source: RFC 7468, RFC 4716, RFC 7519. Known misses: keys without armour. Cost: one pass.
 */
export function findPrivateKeys(text: string): Recognised[] {
  return [...armouredKeys(text), ...webTokens(text)]
}

function armouredKeys(text: string): Recognised[] {
  const found: Recognised[] = []
  let from = 0
  for (;;) {
    const start = text.indexOf('-----BEGIN ', from)
    if (start === -1) return found
    const head = /^-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-{0,5}/.exec(text.slice(start, start + 96))?.[0]
    if (head === undefined) {
      from = start + 11
      continue
    }
    const last = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----/g
    last.lastIndex = start
    const match = last.exec(text)
    const end = match ? match.index + match[0].length : text.length
    const body = text.slice(start + head.length, Math.min(end, start + 400))
    const confidence = /[A-Za-z0-9+/]{12}/.test(body) ? 0.98 : 0.4
    found.push({ start, end, kind: 'secret', label: 'private key', confidence })
    from = end
  }
}

const webToken = /(?<![A-Za-z0-9])eyJ[A-Za-z0-9_-]{8,4096}\.[A-Za-z0-9_-]{8,8192}(?:\.[A-Za-z0-9_-]{0,2048})?/g

function webTokens(text: string): Recognised[] {
  if (!text.includes('eyJ')) return []
  return Array.from(text.matchAll(webToken), ({ index, 0: written }): Recognised => {
    const head = Buffer.from(written.slice(0, written.indexOf('.')), 'base64url').toString('latin1')
    const place = { start: index, end: index + written.length }
    return { ...place, kind: 'secret', label: 'web token (JWT)', confidence: head.includes('"alg"') ? 0.9 : 0.4 }
  })
}
