import type { Encoder, EncoderWindow } from '../../domain/encoder.ts'
import type { Range } from '../../domain/finding.ts'
import type { LexiconStrength } from '../lexicon/lexicon-language.ts'
import { matchLexicon } from '../lexicon/match-lexicon.ts'
import { type Reading, rangeInOriginal, type View } from '../reading.ts'
import { mergeRanges } from '../views/merge-ranges.ts'
import { choosePlaces } from './choose-places.ts'
import { shareWindows } from './share-windows.ts'

/** A window of a view; `start` and `end` are UTF-16 units of the view's text. */
export interface ViewWindow {
  readonly view: View
  readonly window: EncoderWindow
}

/** Which windows of a reading the encoder is to read. */
export interface WindowChoice {
  readonly windows: readonly ViewWindow[]
  /**
   * Ranges of the text as sent that are in none of them, neither plain nor rendered, and ranges of which what they hide
   * or encode is in none.
   */
  readonly unencoded: readonly Range[]
}

/**
 * The windows of the main view and of the others that show something else, `windowsMax` in all. Of a view that has more,
 * only some are cut at all: cost is bounded by `windowsMax` and one pass of the lexicon, whatever the text.
 */
export function chooseWindows(encoder: Encoder, reading: Reading, windowsMax: number): WindowChoice {
  const views = viewsToRead(reading)
  // One more than may be used tells whether the view goes on.
  const tried = views.map((view) => encoder.windowsOf(view.text, windowsMax + 1))
  const shares = shareWindows(
    tried.map(({ length }) => length),
    windowsMax,
  )
  const chosen = views.map((view, place) => {
    const [cut, share] = [tried[place] ?? [], shares[place] ?? 0]
    return { view, windows: cut.length <= share ? cut : sampleOf(encoder, view, { cut, share }) }
  })
  return {
    windows: chosen.flatMap(({ view, windows }) => windows.map((window) => ({ view, window }))),
    unencoded: unencodedOf(chosen),
  }
}

interface ChosenOfView {
  readonly view: View
  readonly windows: readonly EncoderWindow[]
}

/** The rendered view says nothing that the main one does not: what either shows the encoder, it has read. */
function unencodedOf(chosen: readonly ChosenOfView[]): readonly Range[] {
  const rendered = mergeRanges(
    chosen
      .filter(({ view }) => view.kind === 'rendered')
      .flatMap(({ view, windows }) => windows.map(({ start, end }) => rangeInOriginal(view, start, end))),
  )
  return mergeRanges(
    chosen.flatMap(({ view, windows }, place) => {
      if (view.kind === 'rendered') return []
      const gaps = gapsBetween(view, windows)
      return place === 0 ? gaps.flatMap((gap) => outsideOf(gap, rendered)) : gaps
    }),
  )
}

/** What is left of a range outside of others, which are in order and apart. */
function outsideOf({ start, end }: Range, others: readonly Range[]): readonly Range[] {
  const left: Range[] = []
  let at = start
  for (const other of others) {
    if (other.end <= at || other.start >= end) continue
    if (other.start > at) left.push({ start: at, end: other.start })
    at = other.end
  }
  return at < end ? [...left, { start: at, end }] : left
}

/** The main view first: the normalised one where there is one, since it says what the text as sent says, undone. */
function viewsToRead({ views }: Reading): readonly View[] {
  const main = views.find(({ kind }) => kind === 'normalised') ?? views[0]
  if (main === undefined) return []
  const seen = new Set([main.text])
  const others = views.filter(({ kind, text }) => {
    if (kind === 'as-sent' || kind === 'normalised' || seen.has(text)) return false
    seen.add(text)
    return true
  })
  return [main, ...others]
}

interface Sample {
  /** Windows from the beginning of the view, which tell how many units one holds in this language. */
  readonly cut: readonly EncoderWindow[]
  readonly share: number
}

function sampleOf(encoder: Encoder, { text }: View, { cut, share }: Sample): readonly EncoderWindow[] {
  if (share === 0) return []
  const unitsEach = Math.max(1, Math.floor((cut.at(-1)?.end ?? 1) / cut.length))
  const count = Math.ceil(text.length / unitsEach)
  return choosePlaces({ count, most: share, signed: signedPlaces(text, unitsEach) }).flatMap((place) => {
    const isLast = place === count - 1
    const from = wordStart(text, isLast ? text.length - unitsEach : place * unitsEach)
    // A window decides how far it reaches: dense parts fill it sooner, others later. The last one has to reach the end.
    const found = encoder.windowsOf(text.slice(from, from + 2 * unitsEach), isLast ? endWindowsMax : 1)
    const window = found.at(-1)
    return window === undefined ? [] : [{ ...window, start: window.start + from, end: window.end + from }]
  })
}

/** The text of one window may fill so many where it is dense. */
const endWindowsMax = 16

const strengths = { certain: 0, strong: 1, weak: 2 } satisfies Record<LexiconStrength, number>

/** Places where the lexicon sees something, the strongest first. */
function signedPlaces(text: string, unitsEach: number): readonly number[] {
  const matches = [...matchLexicon(text).matches].sort((a, b) => strengths[a.strength] - strengths[b.strength])
  return matches.map(({ start }) => Math.floor(start / unitsEach))
}

/** How far a place moves to begin with a word. */
const wordUnitsMax = 40

function wordStart(text: string, at: number): number {
  if (at === 0) return 0
  const blank = text.slice(at - 1, at + wordUnitsMax).search(/\s/)
  return blank === -1 ? at : at + blank
}

/** What the encoder can see at all. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Mn}]/u

/** What lies between windows and can be seen, in the text as sent. */
function gapsBetween(view: View, windows: readonly EncoderWindow[]): readonly Range[] {
  const gaps: Range[] = []
  let at = 0
  for (const { start, end } of [...windows, { start: view.text.length, end: view.text.length }]) {
    if (start > at && visible.test(view.text.slice(at, start))) gaps.push(origin(view, at, start))
    at = Math.max(at, end)
  }
  return gaps
}

/** Only the hidden view gathers its text in another order than the text as sent has it. */
function origin(view: View, start: number, end: number): Range {
  if (view.kind !== 'hidden') return rangeInOriginal(view, start, end)
  let range = rangeInOriginal(view, start, start + 1)
  for (let at = start + 1; at < end; at++) {
    const unit = rangeInOriginal(view, at, at + 1)
    range = { start: Math.min(range.start, unit.start), end: Math.max(range.end, unit.end) }
  }
  return range
}
