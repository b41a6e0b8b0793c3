import type { LetterCodes } from '../../text/folding/letter-codes.ts'
import type { ReadingOrder } from './reading-orders.ts'

/** Something short that is looked for whole. */
export interface Needle {
  readonly kind: 'message' | 'token'
  /** Its letters and digits; at least `needleSignsMin`. */
  readonly codes: Uint16Array
  /** Whether any of its signs is a digit. */
  readonly hasDigits: boolean
  /** How many units it takes as written. */
  readonly writtenUnits: number
}

/** A place where a needle stands. */
export interface NeedleHit {
  readonly needle: Needle
  /** Where its first sign stands among the searched ones. */
  readonly start: number
}

/** Shorter ones turn up by chance. */
export const needleSignsMin = 4

const base = 0x01000193
const sieveSize = 4096

/** Needles by the hash of their first signs. */
export interface NeedleIndex {
  readonly needles: readonly Needle[]
  /** By the hash of the first `needleSignsMin` signs. */
  readonly byHash: ReadonlyMap<number, readonly Needle[]>
  /** 1 where some hash ends in these bits: most places are passed over by it alone. */
  readonly sieve: Uint8Array
}

/** Makes needles ready to be searched for. Linear. */
export function needleIndexOf(needles: readonly Needle[]): NeedleIndex {
  const byHash = new Map<number, Needle[]>()
  const sieve = new Uint8Array(sieveSize)
  for (const needle of needles) {
    const hash = hashAt(needle.codes, 0)
    byHash.set(hash, [...(byHash.get(hash) ?? []), needle])
    sieve[hash & (sieveSize - 1)] = 1
  }
  return { needles, byHash, sieve }
}

/** The first accepted place of each needle. Linear in the searched signs while needles are few and bounded. */
export function searchNeedles(
  { byHash, sieve }: NeedleIndex,
  codes: Uint16Array,
  accepts: (hit: NeedleHit) => boolean,
): NeedleHit[] {
  const hits = new Map<Needle, NeedleHit>()
  for (let start = 0; start + needleSignsMin <= codes.length; start++) {
    const hash = hashAt(codes, start)
    if (sieve[hash & (sieveSize - 1)] === 0) continue
    for (const needle of byHash.get(hash) ?? []) {
      if (hits.has(needle) || !standsAt(needle.codes, codes, start)) continue
      const hit = { needle, start }
      if (accepts(hit)) hits.set(needle, hit)
    }
  }
  return [...hits.values()]
}

function hashAt(codes: Uint16Array, start: number): number {
  let hash = 0
  for (let at = start; at < start + needleSignsMin; at++) hash = (Math.imul(hash, base) + (codes[at] ?? 0)) | 0
  return hash ^ (hash >>> 13)
}

function standsAt(needle: Uint16Array, codes: Uint16Array, start: number): boolean {
  if (start + needle.length > codes.length) return false
  for (let at = 0; at < needle.length; at++) if (needle[at] !== codes[start + at]) return false
  return true
}

/** Signs in one order, and the text that they were read from. */
export interface SearchedSigns {
  /** In which places are shown. */
  readonly text: string
  readonly letters: LetterCodes
  readonly order: ReadingOrder
}

/** Where a needle stands in the text; null when it is part of a longer word, or its signs are strewn by chance. */
export function placeOfNeedle(
  { needle, start }: NeedleHit,
  { text, letters, order }: SearchedSigns,
): { readonly start: number; readonly end: number } | null {
  let first = Number.POSITIVE_INFINITY
  let last = -1
  for (let at = start; at < start + needle.codes.length; at++) {
    const place = letters.starts[order.letterAt === null ? at : (order.letterAt[at] ?? 0)] ?? 0
    first = Math.min(first, place)
    last = Math.max(last, place)
  }
  const place = { start: first, end: last + ((text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1) }
  if (needle.kind === 'token') {
    if (isUnmistakable(needle)) return place
    if (place.end - place.start > needle.writtenUnits + strewnUnitsMax) return null
  }
  return wordSign.test(text.charAt(first - 1)) || wordSign.test(text.charAt(place.end)) ? null : place
}

const strewnUnitsMax = 1
/** Scripts without blanks do not join with a code that stands beside them. */
const wordSign = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}]/u

/** Letters and digits enough that no other word holds them and no chance brings them together. */
function isUnmistakable({ codes, hasDigits }: Needle): boolean {
  return hasDigits && codes.length >= 8 && codes.some((code) => code > 57)
}
