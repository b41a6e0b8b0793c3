import type { Encoder, EncoderWindow } from '../../domain/guard/encoder.ts'
import { mergeRanges } from '../../text/merge-ranges.ts'
import type { Range } from '../../text/range.ts'
import type { LexiconStrength } from '../lexicon/lexicon-language.ts'
import { matchLexicon } from '../lexicon/match-lexicon.ts'
import { type Reading, rangeInOriginal, type View, type ViewKind } from '../reading.ts'
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
   * Ranges of the text as sent that are in none of them, neither plain nor rendered nor as what markup hides, and ranges
   * of which what they hide or encode is in none. At most 500; of more, neighbours are named as one.
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
    unencoded: unencodedOf(reading.exchange.text, chosen),
  }
}

interface ChosenOfView {
  readonly view: View
  readonly windows: readonly EncoderWindow[]
}

/**
 * The rendered and the hidden view say nothing that the main one does not: what any of them shows the encoder, it has
 * read. Linear in the text.
 */
function unencodedOf(text: string, chosen: readonly ChosenOfView[]): readonly Range[] {
  const [main, ...others] = chosen
  if (main === undefined) return []
  const shown = mergeRanges(others.filter(({ view }) => kindsOfMarkup.has(view.kind)).flatMap(shownRanges))
  const left = outsideOf(mergeRanges(gapsBetween(main.view, main.windows)), shown)
  const gaps = others.flatMap(({ view, windows }) => (view.kind === 'rendered' ? [] : gapsBetween(view, windows)))
  return fewRanges(mergeRanges([...left.filter(({ start, end }) => visible.test(text.slice(start, end))), ...gaps]))
}

const kindsOfMarkup: ReadonlySet<ViewKind> = new Set(['rendered', 'hidden'])

/** What windows show of the text as sent, unit by unit: what their view leaves out between two units is not shown. */
function shownRanges({ view: { text, starts, ends }, windows }: ChosenOfView): readonly Range[] {
  const shown: { start: number; end: number }[] = []
  for (const window of windows) {
    for (let at = window.start; at < window.end; at++) {
      const [start, end] = [starts?.[at] ?? at, ends?.[at] ?? at + 1]
      // A line break may stand for a whole tag, of which it shows nothing.
      if (end - start > 1 && !visible.test(text.charAt(at))) continue
      const last = shown.at(-1)
      if (last !== undefined && start >= last.start && start <= last.end) last.end = Math.max(last.end, end)
      else shown.push({ start, end })
    }
  }
  return shown
}

/** What is left of ranges outside of others; both are in order and apart. */
function outsideOf(ranges: readonly Range[], others: readonly Range[]): readonly Range[] {
  const left: Range[] = []
  let next = 0
  for (const { start, end } of ranges) {
    let at = start
    for (let other = others[next]; other !== undefined && other.start < end; other = others[++next]) {
      if (other.start > at) left.push({ start: at, end: other.start })
      at = Math.max(at, other.end)
      // It may reach into the next range too.
      if (other.end > end) break
    }
    if (at < end) left.push({ start: at, end })
  }
  return left
}

/** The most ranges that are named: a page may have a tag around every letter. */
const rangesMax = 500

/** The same ranges where they are few, else neighbours as one, with what lies between them. */
function fewRanges(ranges: readonly Range[]): readonly Range[] {
  const each = Math.ceil(ranges.length / rangesMax)
  if (each <= 1) return ranges
  return Array.from({ length: Math.ceil(ranges.length / each) }, (_, at) => ({
    start: ranges[at * each]?.start ?? 0,
    end: ranges[Math.min(ranges.length, (at + 1) * each) - 1]?.end ?? 0,
  }))
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
