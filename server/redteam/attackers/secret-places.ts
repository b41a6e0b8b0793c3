import { type FoldedText, placeInSource, standsAlone } from '../../text/folding/fold-to-letters.ts'
import type { Range } from '../../text/range.ts'
import type { SearchedText } from '../judges/parts/find-secret.ts'
import type { SecretForm } from '../judges/parts/secret-forms.ts'
import type { SoughtParts } from './sought-secrets.ts'

/** Every place of a text where a form of a secret stands, in the order of its readings. Linear for each reading. */
export function placesOfForm(text: SearchedText, { needle, searchedIn, alone }: SecretForm): readonly Range[] {
  switch (searchedIn) {
    case 'written':
      return writtenPlaces(text.source, needle)
    case 'initials':
      return text.initials().flatMap((initials) => foldedPlaces(initials, needle, false))
    case 'base64':
      return foldedPlaces(text.base64(), needle, false)
    default:
      return foldedPlaces(text[searchedIn](), needle, alone)
  }
}

function foldedPlaces(text: FoldedText, needle: string, alone: boolean): readonly Range[] {
  return startsOf(text.text, needle)
    .map((at) => placeInSource(text, at, needle.length))
    .filter((place) => !alone || standsAlone(text.source, place))
}

function writtenPlaces(source: string, needle: string): readonly Range[] {
  return startsOf(source, needle)
    .map((at) => ({ start: at, end: at + needle.length }))
    .filter((place) => standsAlone(source, place))
}

function startsOf(text: string, needle: string): readonly number[] {
  const starts: number[] = []
  if (needle === '') return starts
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) starts.push(at)
  return starts
}

/** A place that holds a part of a secret. */
export interface PartPlace extends Range {
  /** That of the secret. */
  readonly number: number
}

/** Stretches of a folded text that are made of parts of one secret. Linear in the text for each length of part. */
export function placesOfParts(text: FoldedText, parts: SoughtParts): readonly PartPlace[] {
  return [...parts].flatMap(([length, numbers]) =>
    runsOf(text.text, length, numbers).map(({ from, to, number }) => ({
      ...placeInSource(text, from, to - from),
      number,
    })),
  )
}

interface Run {
  readonly from: number
  readonly to: number
  readonly number: number
}

function runsOf(text: string, length: number, numbers: ReadonlyMap<string, number>): readonly Run[] {
  const runs: Run[] = []
  for (let at = 0; at + length <= text.length; at++) {
    const number = numbers.get(text.slice(at, at + length))
    if (number === undefined) continue
    const last = runs.at(-1)
    if (last === undefined || last.number !== number || at > last.to) runs.push({ from: at, to: at + length, number })
    else runs[runs.length - 1] = { ...last, to: at + length }
  }
  return runs
}
