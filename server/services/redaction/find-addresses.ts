import { isIPv6 } from 'node:net'
import type { Redaction } from './redaction.ts'

/** E-mail addresses and IP addresses. */
export function findAddresses(text: string): Redaction[] {
  const found: Redaction[] = []
  for (const match of matchesOf(text, '@', emailPattern)) found.push({ ...placeOf(match), kind: 'email' })
  for (const match of text.matchAll(ipv4Pattern)) {
    if (match[0].split('.').every((part) => Number(part) <= 255)) found.push({ ...placeOf(match), kind: 'ip' })
  }
  for (const match of matchesOf(text, ':', ipv6Pattern)) {
    const bare = match[0].replace(/\.$/, '')
    if (bare.length > 2 && isIPv6(bare)) {
      found.push({ start: match.index, end: match.index + bare.length, kind: 'ip' })
    }
  }
  return found
}

/** Every repetition is bounded, and a local part begins only where a word does. */
const emailPattern =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,128}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,8}\p{L}{2,24}/gu
const ipv4Pattern = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d]|\.\d)/g
const ipv6Pattern = /(?<![0-9A-Fa-f:.])(?=[0-9A-Fa-f]{0,4}:)[0-9A-Fa-f:.]{3,45}(?![0-9A-Fa-f:])/g

/** The matches of a pattern that needs a character; texts without it cost one search. */
function matchesOf(text: string, needed: string, pattern: RegExp): Iterable<RegExpExecArray> {
  return text.includes(needed) ? text.matchAll(pattern) : []
}

function placeOf(match: RegExpExecArray): { readonly start: number; readonly end: number } {
  return { start: match.index, end: match.index + match[0].length }
}
