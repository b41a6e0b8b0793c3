/** How many buckets the pieces of a text are hashed into. */
export const ngramBuckets = 1 << 17

/** Length of one window in UTF-16 units; a message is judged window by window, so that length dilutes nothing. */
const ngramWindowUnits = 480

/** How far the next window starts behind the one before. */
const ngramStepUnits = 360

const gramLengths = [3, 4, 5] as const
const fnvStart = 0x811c9dc5
const fnvPrime = 0x01000193
/** Starts the hashes of whole words elsewhere than those of pieces, so that "the" the word is not "the" the piece. */
const wordStart = 0x2545f491

/** A stretch of a text. */
export interface NgramWindow {
  /** In UTF-16 units. */
  readonly start: number
  /** Exclusive. */
  readonly end: number
}

/** The windows of a text of `length` units: one for a short text, none for an empty one. */
export function ngramWindows(length: number): readonly NgramWindow[] {
  const windows: NgramWindow[] = []
  for (let start = 0; start < length; start += ngramStepUnits) {
    const end = Math.min(length, start + ngramWindowUnits)
    windows.push({ start, end })
    if (end === length) break
  }
  return windows
}

/**
 * The distinct buckets of a stretch of text: all pieces of 3 to 5 units, each word and each pair of neighbouring words,
 * in small letters with every digit as 0 and blanks as one. Works in every script. Linear in the stretch.
 */
export function ngramsOf(text: string): readonly number[] {
  const plain = ` ${text.toLowerCase().replaceAll(/\d/g, '0').replaceAll(/\s+/g, ' ').trim()} `
  const buckets = new Set<number>()
  addPieces(plain, buckets)
  addWords(plain, buckets)
  return [...buckets]
}

function addPieces(text: string, buckets: Set<number>): void {
  const longest = gramLengths[gramLengths.length - 1] ?? 0
  for (let at = 0; at < text.length; at++) {
    let hash = fnvStart
    for (let length = 1; length <= longest && at + length <= text.length; length++) {
      hash = Math.imul(hash ^ text.charCodeAt(at + length - 1), fnvPrime)
      if (length >= gramLengths[0]) buckets.add(bucketOf(hash))
    }
  }
}

function addWords(text: string, buckets: Set<number>): void {
  let before: number | null = null
  let hash = wordStart
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit !== 0x20) {
      hash = Math.imul(hash ^ unit, fnvPrime)
      continue
    }
    if (hash === wordStart) continue
    buckets.add(bucketOf(hash))
    if (before !== null) buckets.add(bucketOf(Math.imul(before, 31) ^ hash))
    before = hash
    hash = wordStart
  }
}

function bucketOf(hash: number): number {
  // The upper bits of FNV are mixed better than the lower ones.
  return (hash ^ (hash >>> 15)) & (ngramBuckets - 1)
}
