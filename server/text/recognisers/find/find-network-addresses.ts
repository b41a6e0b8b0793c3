import { isIPv6 } from 'node:net'
import { hasWordsNear, wordsBefore } from '../nearby-words.ts'
import type { Recognised } from '../recognised.ts'

/**
 * IP addresses of versions 4 and 6 and MAC addresses. Addresses that lead to no one (private, loop-back, documentation,
 * multicast, public resolvers, whole networks) and what may be a version number stay below a confident value.
 * Source: RFC 4291, 5735, 5737, 3849; IEEE 802. Known misses: addresses as one number or in octal.
 */
export function findNetworkAddresses(text: string): Recognised[] {
  const found: Recognised[] = []
  const add = (start: number, end: number, label: string, confidence: number): void => {
    if (confidence > 0) found.push({ start, end, kind: 'network address', label, confidence })
  }
  for (const { index, 0: written } of matchesOf(text, '.', ipv4Pattern)) {
    add(index, index + written.length, 'IP address', ipv4Confidence(text, index, written))
  }
  for (const { index, 0: written } of matchesOf(text, ':', ipv6Pattern)) {
    const bare = written.replace(/[.:]$/, (mark) => (written.endsWith('::') ? mark : ''))
    if (bare.length > 2 && isIPv6(bare)) add(index, index + bare.length, 'IP address', ipv6Confidence(bare))
  }
  for (const { index, 0: written } of text.matchAll(macPattern)) {
    if (!/^(?:00[:-]){5}00$|^(?:ff[:-]){5}ff$/i.test(written)) add(index, index + written.length, 'MAC address', 0.6)
  }
  return found
}

const ipv4Pattern = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g
const ipv6Pattern = /(?<![0-9A-Za-z:.])(?=[0-9A-Fa-f]{0,4}:)[0-9A-Fa-f:.]{3,45}(?![0-9A-Za-z:])/g
const macPattern =
  /(?<![0-9A-Za-z:-])[0-9A-Fa-f]{2}([:-])(?:[0-9A-Fa-f]{2}\1){4}[0-9A-Fa-f]{2}(?![0-9A-Za-z]|[:-][0-9A-Za-z])/g

function ipv4Confidence(text: string, start: number, written: string): number {
  const parts = written.split('.')
  if (!parts.every((part) => Number(part) <= 255 && !/^0\d/.test(part))) return 0
  if (versionBefore.test(wordsBefore(text, start, 24))) return 0.2
  const end = start + written.length
  if (reservedIpv4.test(written) || resolvers.has(written) || /^\/\d/.test(text.slice(end, end + 2))) return 0.3
  if (hasWordsNear(text, { start, end }, addressWords)) return 0.9
  return parts.every((part) => Number(part) < 32) ? 0.4 : 0.75
}

const versionBefore = /(?:^|[^\p{L}])(?:v|ver|versions?|release|firmware|build|section|chapter|driver|§)[ .:=]{0,3}$/iu
const addressWords =
  /(?<!\p{L})(?:ip(?:v4)?|address|host|server|login|logged|from|connect\p{L}*|ping|adresse|dirección|indirizzo)(?!\p{L})/iu
const reservedIpv4 =
  /^(?:0|10|127|22[4-9]|23\d|24\d|25[0-5])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^192\.168\.|^192\.0\.[02]\.|^198\.1[89]\.|^198\.51\.100\.|^203\.0\.113\./
const resolvers: ReadonlySet<string> = new Set(['8.8.8.8', '8.8.4.4', '1.1.1.1', '1.0.0.1', '9.9.9.9', '1.2.3.4'])

function ipv6Confidence(written: string): number {
  if (/^(?:::1?$|fe[89ab]|f[cdf]|2001:0?db8|::ffff:(?:10|127|192\.168)\.)/i.test(written)) return 0.3
  return written.split(':').filter((part) => part !== '').length >= 4 ? 0.85 : 0.35
}

/** The matches of a pattern that needs a character; texts without it cost one search. */
function matchesOf(text: string, needed: string, pattern: RegExp): Iterable<RegExpExecArray> {
  return text.includes(needed) ? text.matchAll(pattern) : []
}
