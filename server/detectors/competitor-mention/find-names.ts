import type { Range } from '../../domain/finding.ts'
import { foldText, sentenceBreak, separator } from '../lexicon/fold-text.ts'

/** A name that stands in a text; `start` and `end` are units of the text. */
export interface FoundName extends Range {
  readonly name: string
}

/** Names by their folded first word, each as its folded words. */
export type NameList = ReadonlyMap<string, readonly { readonly name: string; readonly words: readonly string[] }[]>

/** Makes names ready to be found whatever their case, accents and punctuation. */
export function listNames(names: readonly string[]): NameList {
  const list = new Map<string, { name: string; words: readonly string[] }[]>()
  for (const name of names) {
    const words = wordsOf(name).map(({ word }) => word)
    const [first] = words
    if (first === undefined) continue
    const known = list.get(first)
    if (known === undefined) list.set(first, [{ name, words }])
    else known.push({ name, words })
  }
  return list
}

/** Every place of every name as whole words. Cost: linear in the text. */
export function findNames(text: string, names: NameList): readonly FoundName[] {
  if (names.size === 0) return []
  const words = wordsOf(text)
  return words.flatMap(({ word, start }, at) =>
    (names.get(word) ?? []).flatMap(({ name, words: wanted }) => {
      const isHere = wanted.every((part, offset) => words[at + offset]?.word === part)
      const end = words[at + wanted.length - 1]?.end
      return isHere && end !== undefined ? [{ name, start, end }] : []
    }),
  )
}

interface Word extends Range {
  readonly word: string
}

function wordsOf(text: string): readonly Word[] {
  const { units, origins, length } = foldText(text)
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
