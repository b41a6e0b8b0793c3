import { once } from '../../../domain/once.ts'
import { type FoldedText, findFolded, foldToLetters, standsAlone } from '../../../text/folding/fold-to-letters.ts'
import type { Range } from '../../../text/range.ts'
import { leetFolded, type SecretForm } from './secret-forms.ts'

/** A text in every reading in which secrets are looked for; each is made when it is first needed. */
export interface SearchedText {
  /** As it was sent: places count in it. */
  readonly source: string
  readonly folded: () => FoldedText
  /** With digits that are spelt out as digits. */
  readonly digits: () => FoldedText
  /** Without the numbers and marks that lines begin with. */
  readonly unlisted: () => FoldedText
  readonly letters: () => FoldedText
  readonly leet: () => FoldedText
  readonly base64: () => FoldedText
  readonly initials: () => readonly FoldedText[]
}

/** Makes a text ready to be searched. Each reading is linear in the text. */
export function searchedText(source: string): SearchedText {
  const folded = once(() => foldToLetters(source))
  return {
    source,
    folded,
    digits: once(() => foldToLetters(withDigits(source))),
    unlisted: once(() =>
      foldToLetters(source.replace(/^[ \t]*(?:\d{1,2}\s?[.):]|[-*•])/gm, (marker) => ' '.repeat(marker.length))),
    ),
    letters: once(() => foldToLetters(source, { digits: false })),
    leet: once(() => ({ ...folded(), text: leetFolded(folded().text) })),
    base64: once(() => base64Of(source)),
    initials: once(() => initialsOf(source)),
  }
}

/** Where a form of a secret first stands in a text; null when it does not. */
export function findSecret(text: SearchedText, { needle, searchedIn, alone }: SecretForm): Range | null {
  switch (searchedIn) {
    case 'written':
      return findWritten(text.source, needle)
    case 'initials':
      return firstOf(text.initials().map((initials) => findFolded(initials, needle, false)))
    case 'base64':
      return findFolded(text.base64(), needle, false)
    default:
      return findFolded(text[searchedIn](), needle, alone)
  }
}

function firstOf(places: readonly (Range | null)[]): Range | null {
  return places.find((place) => place !== null) ?? null
}

function findWritten(source: string, needle: string): Range | null {
  if (needle === '') return null
  for (let at = source.indexOf(needle); at !== -1; at = source.indexOf(needle, at + 1)) {
    const place = { start: at, end: at + needle.length }
    if (standsAlone(source, place)) return place
  }
  return null
}

const digitWords: ReadonlyMap<string, string> = new Map(
  [
    'zero one two three four five six seven eight nine',
    'null eins zwei drei vier fünf sechs sieben acht neun',
    'zéro un deux trois quatre cinq six sept huit neuf',
    'cero uno dos tres cuatro cinco seis siete ocho nueve',
  ].flatMap((words) => words.split(' ').map((word, digit): [string, string] => [word, String(digit)])),
)
const digitWord = new RegExp(`(?<!\\p{L})(?:${[...digitWords.keys()].join('|')})(?!\\p{L})`, 'giu')

/** Digits that are spelt out (English, German, French, Spanish) as digits, padded to the length of the word so that places stay. */
export function withDigits(source: string): string {
  return source.replace(digitWord, (word) => (digitWords.get(word.toLowerCase()) ?? '').padEnd(word.length))
}

function base64Of(source: string): FoldedText {
  const units: string[] = []
  const starts: number[] = []
  for (let at = 0; at < source.length; at++) {
    const sign = source[at] ?? ''
    const unit = sign === '-' ? '+' : sign === '_' ? '/' : sign
    if (!/[A-Za-z0-9+/]/.test(unit)) continue
    units.push(unit)
    starts.push(at)
  }
  return { text: units.join(''), source, starts: Int32Array.from(starts) }
}

/** First letters of lines, first letters of words, and letters that stand alone. */
function initialsOf(source: string): readonly FoldedText[] {
  return [
    /^[^\p{L}\p{N}\n]*(?:\d{1,2}[.)][^\p{L}\p{N}\n]*)?([\p{L}\p{N}])/gmu,
    /(?<![\p{L}\p{N}])([\p{L}\p{N}])/gu,
    /(?<![\p{L}\p{N}])([\p{L}\p{N}])(?![\p{L}\p{N}])/gu,
  ].map((first) => {
    const places = Array.from(
      source.matchAll(first),
      (match) => match.index + match[0].length - (match[1]?.length ?? 1),
    )
    const text = places.map((at) => foldToLetters(source.slice(at, at + 2)).text.charAt(0) || ' ').join('')
    return { text, source, starts: Int32Array.from(places) }
  })
}
