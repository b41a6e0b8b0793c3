import type { Mark, SignalReading, StructureSignal } from './signal.ts'
import { nothingSeen } from './signal.ts'

/** One character, word or short pattern repeated very often, to push the instructions out of sight or to derail the model. */
export const floods: StructureSignal = {
  id: 'floods',
  title: 'the same thing repeated very often',
  source: 'repeated-token attacks (Nasr et al. 2023); CyberSecEval overload forms',
  knownMisses: 'repetition with small changes; rulers, tables and test data repeat too',
  measure: ({ view }) => measureFloods(view.text),
}

const runMin = 80
const repeatedWordsMin = 20

function measureFloods(text: string): SignalReading {
  const run = longestRun(text)
  const words = longestWordRun(text)
  const value = Math.max(grade(run.count, runMin), grade(words.count, repeatedWordsMin))
  if (value === 0) return nothingSeen
  const marks: Mark[] = []
  if (run.count >= runMin) marks.push({ start: run.start, end: run.end, label: 'flood of one character' })
  if (words.count >= repeatedWordsMin) marks.push({ start: words.start, end: words.end, label: 'flood of one word' })
  return { value, marks }
}

interface Run {
  readonly count: number
  readonly start: number
  readonly end: number
}

/** 0 below `min`, then rising by tenfold steps to 1 at 100 times `min`. */
function grade(count: number, min: number): number {
  return count < min ? 0 : Math.min(1, 0.4 + 0.3 * Math.log10(count / min))
}

/** Rulers (`-`, `=`, `_`, `*`, `#`, `.`, `~`) and white space lay out text and do not count. */
function longestRun(text: string): Run {
  let best: Run = { count: 0, start: 0, end: 0 }
  let start = 0
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && text.charCodeAt(at) === text.charCodeAt(start)) continue
    if (at - start > best.count && !layoutCharacters.has(text.charAt(start)))
      best = { count: at - start, start, end: at }
    start = at
  }
  return best
}

const layoutCharacters: ReadonlySet<string> = new Set('-=_*#.~+|/ \t\n\r\u00a0─━═·')

/**
 * The longest stretch in which a word equals the one before it or the one before that, so that "a b a b" counts too.
 * Words are compared by a hash of their units, so that the pass allocates nothing.
 */
function longestWordRun(text: string): Run {
  let best: Run = { count: 0, start: 0, end: 0 }
  let count = 0
  let start = 0
  let last = 0
  let beforeLast = 0
  for (let at = 0; at < text.length; at++) {
    if (!isWordUnit(text.charCodeAt(at))) continue
    const from = at
    let hash = 0x811c9dc5
    for (; at < text.length && isWordUnit(text.charCodeAt(at)); at++)
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    if (hash === last || hash === beforeLast) {
      count++
      if (count > best.count) best = { count, start, end: at }
    } else {
      count = 1
      start = from
    }
    beforeLast = last
    last = hash
  }
  return best
}

/** ASCII letters and digits, and every unit beyond ASCII that is not general punctuation. */
function isWordUnit(unit: number): boolean {
  if (unit >= 0x80) return unit >= 0xc0 && (unit < 0x2000 || unit > 0x206f) && unit !== 0x3000
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39)
}
