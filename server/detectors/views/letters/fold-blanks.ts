import type { Piece } from '../../../transforms/piece.ts'
import { type MappedText, rewrite } from '../mapped-text.ts'

/** `source` with each run of white space as one space, or as one line break where it holds one. Linear. */
export function foldBlanks(source: MappedText): MappedText {
  const { text } = source
  const pieces: Piece[] = []
  let i = 0
  while (i < text.length) {
    if (!isBlank(text.charCodeAt(i))) {
      i++
      continue
    }
    const start = i
    let breaks = false
    while (i < text.length && isBlank(text.charCodeAt(i))) breaks = isBreak(text.charCodeAt(i++)) || breaks
    const folded = breaks ? '\n' : ' '
    if (i - start > 1 || text.charAt(start) !== folded) pieces.push({ start, end: i, text: folded })
  }
  return rewrite(source, pieces)
}

/** Whether a unit is white space of any script. */
function isBlank(unit: number): boolean {
  if (unit <= 32) return unit === 32 || (unit >= 9 && unit <= 13)
  if (unit < 0x85) return false
  return (
    unit === 0x85 ||
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    isBreak(unit) ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000
  )
}

function isBreak(unit: number): boolean {
  return (unit >= 10 && unit <= 13) || unit === 0x85 || unit === 0x2028 || unit === 0x2029
}
