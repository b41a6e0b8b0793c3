import {
  type ComparableText,
  comparableText,
  isUnspaced,
  sentenceBreak,
  separator,
} from '../../text/folding/comparable-text.ts'
import type { Range } from '../../text/range.ts'

/** A name that stands in a text; `start` and `end` are units of the text. */
export interface FoundName extends Range {
  readonly name: string
}

/** Names made ready to be found. */
export interface NameList {
  /** How many names have a word to look for. */
  readonly size: number
  /** By their folded first word, each as its folded words. */
  readonly byWord: ReadonlyMap<string, readonly { readonly name: string; readonly words: readonly string[] }[]>
  /** Those of scripts without spaces, unit by folded unit; null when there is none. */
  readonly unspaced: NameTrie | null
}

interface NameTrie {
  readonly next: Map<number, NameTrie>
  /** The name that ends here. */
  name: string | null
}

/** A single sign of an unspaced script is a word by itself or part of any other; longer names stand in no text by chance. */
const unspacedUnitsMin = 2
const unspacedUnitsMax = 60

/** Makes names ready to be found whatever their case, accents and punctuation. */
export function listNames(names: readonly string[]): NameList {
  const byWord = new Map<string, { name: string; words: readonly string[] }[]>()
  const unspaced: NameTrie = { next: new Map(), name: null }
  let size = 0
  for (const name of names) {
    const folded = comparableText(name)
    const words = wordsOf(folded).map(({ word }) => word)
    const [first] = words
    if (first === undefined) continue
    size++
    const units = folded.units.subarray(1, folded.length - 1)
    if (units.some(isUnspaced) && units.length >= unspacedUnitsMin && units.length <= unspacedUnitsMax) {
      add(unspaced, units, name)
      continue
    }
    const known = byWord.get(first)
    if (known === undefined) byWord.set(first, [{ name, words }])
    else known.push({ name, words })
  }
  return { size, byWord, unspaced: unspaced.next.size === 0 ? null : unspaced }
}

function add(root: NameTrie, units: Uint16Array, name: string): void {
  let at = root
  for (const unit of units) {
    const sign = asGap(unit)
    const next = at.next.get(sign) ?? { next: new Map(), name: null }
    at.next.set(sign, next)
    at = next
  }
  at.name ??= name
}

/**
 * Every place of every name, by rising start: as whole words, and names of scripts without spaces (Chinese, Japanese,
 * Thai) wherever they stand. Cost: linear in the text, at most 60 steps a unit.
 */
export function findNames(text: string, names: NameList): readonly FoundName[] {
  if (names.size === 0) return []
  const folded = comparableText(text)
  const inWords = names.byWord.size === 0 ? [] : findWords(wordsOf(folded), names.byWord)
  if (names.unspaced === null) return inWords
  return [...inWords, ...findUnspaced(folded, names.unspaced)].sort((a, b) => a.start - b.start || b.end - a.end)
}

function findWords(words: readonly Word[], names: NameList['byWord']): readonly FoundName[] {
  return words.flatMap(({ word, start }, at) =>
    (names.get(word) ?? []).flatMap(({ name, words: wanted }) => {
      const isHere = wanted.every((part, offset) => words[at + offset]?.word === part)
      const end = words[at + wanted.length - 1]?.end
      return isHere && end !== undefined ? [{ name, start, end }] : []
    }),
  )
}

/** Of several names that start at one place the longest counts, so that a text gives no more finds than it has units. */
function findUnspaced({ units, origins, length }: ComparableText, root: NameTrie): readonly FoundName[] {
  const found: FoundName[] = []
  for (let from = 1; from < length - 1; from++) {
    if (isInsideWord(units, from)) continue
    let longest: FoundName | null = null
    let at = from
    for (let node = root.next.get(asGap(units[at] ?? separator)); node !== undefined; ) {
      if (node.name !== null && !isInsideWord(units, at + 1))
        longest = { name: node.name, start: origins[from] ?? 0, end: (origins[at] ?? 0) + 1 }
      at++
      node = at < length ? node.next.get(asGap(units[at] ?? separator)) : undefined
    }
    if (longest !== null) found.push(longest)
  }
  return found
}

/** Whether a word of a spaced script runs on from the unit before `at`: "LG" of "LG电子" does not begin in "FLG". */
function isInsideWord(units: Uint16Array, at: number): boolean {
  return isSpacedLetter(units[at - 1] ?? separator) && isSpacedLetter(units[at] ?? separator)
}

function isSpacedLetter(unit: number): boolean {
  return asGap(unit) !== separator && !isUnspaced(unit)
}

function asGap(unit: number): number {
  return unit === sentenceBreak ? separator : unit
}

interface Word extends Range {
  readonly word: string
}

function wordsOf({ units, origins, length }: ComparableText): readonly Word[] {
  const words: Word[] = []
  let from = -1
  for (let at = 0; at < length; at++) {
    const unit = units[at] ?? separator
    const isGap = unit === separator || unit === sentenceBreak
    if (isGap && from >= 0) {
      const word = String.fromCharCode(...units.subarray(from, Math.min(at, from + wordUnitsMax)))
      words.push({ word, start: origins[from] ?? 0, end: (origins[at - 1] ?? 0) + 1 })
      from = -1
    } else if (!isGap && from < 0) from = at
  }
  return words
}

/** A longer run of letters is no word of a name. */
const wordUnitsMax = 100
