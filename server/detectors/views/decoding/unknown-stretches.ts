import type { Range } from '../../../text/range.ts'
import { letterIndex } from './character-model.ts'
import { knownWordLengthMax, mayBeKnown, nextWordHash, wordHashStart } from './known-words.ts'

const lettersMin = 11

/**
 * Stretches of words that are no known words of any language in Latin letters: where a cipher may stand. Known words inside count against a stretch
 * twice their letters, so a stretch ends where prose goes on. All of them, in order. One pass, no allocation for ordinary prose; linear.
 */
export function unknownStretches(text: string): Range[] {
  const found: Range[] = []
  let stretch = { start: 0, sum: 0, best: 0, bestEnd: 0 }
  let wordStart = -1
  let hash = wordHashStart
  let neutral = false
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 32
    const letter = unit < 128 ? (letterIndex[unit] ?? 0) : 0
    if (letter > 0) {
      if (wordStart < 0) {
        wordStart = i
        hash = wordHashStart
      }
      hash = nextWordHash(hash, letter)
      continue
    }
    if (unit >= 0xaa) neutral = true
    if (wordStart >= 0 && !neutral) {
      const letters = i - wordStart
      if (letters > knownWordLengthMax) stretch = endStretch(found, stretch)
      else {
        const sum = stretch.sum + (mayBeKnown(hash) ? -2 * letters : letters)
        if (sum <= 0) stretch = endStretch(found, stretch)
        else {
          if (stretch.sum === 0) stretch.start = wordStart
          stretch.sum = sum
          if (sum > stretch.best) {
            stretch.best = sum
            stretch.bestEnd = i
          }
        }
      }
    }
    wordStart = -1
    if (unit < 0xaa) neutral = false
  }
  endStretch(found, stretch)
  return found
}

function endStretch(
  found: Range[],
  stretch: { start: number; sum: number; best: number; bestEnd: number },
): typeof stretch {
  if (stretch.best >= lettersMin) found.push({ start: stretch.start, end: stretch.bestEnd })
  stretch.sum = 0
  stretch.best = 0
  return stretch
}
