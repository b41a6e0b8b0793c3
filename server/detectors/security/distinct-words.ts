/** Counting stops here; more words say no more. */
export const distinctWordsMax = 1_000

const pieceUnits = 10
const pieceUnitsUnspaced = 2
const firstUnspaced = 0x0e00

/**
 * How many different words a text has, at most `distinctWordsMax`. Long runs of letters are cut into pieces, shorter ones
 * in scripts without spaces. Compares hashes, so two words may count as one. Linear.
 */
export function countDistinctWords(text: string): number {
  const seen = new Set<number>()
  let hash = 0
  let units = 0
  for (let at = 0; at <= text.length && seen.size < distinctWordsMax; at++) {
    const code = text.charCodeAt(at)
    const isLetter = isLetterOrDigit(code)
    if (isLetter) {
      hash = (Math.imul(hash, 31) + (code | 0x20)) | 0
      units++
    }
    const full = units >= (code >= firstUnspaced ? pieceUnitsUnspaced : pieceUnits)
    if (units > 0 && (full || !isLetter)) {
      seen.add(hash)
      hash = 0
      units = 0
    }
  }
  return seen.size
}

function isLetterOrDigit(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0xc0 && (code < 0x2000 || code > 0x303f))
  )
}
