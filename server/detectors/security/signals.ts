import { type Encoding, securityHeads } from '../../domain/guard/encoder.ts'
import type { Range } from '../../text/range.ts'
import type { EncodedPart, EncodedReading } from '../meaning/encode-reading.ts'
import type { Reading } from '../reading.ts'
import { rangeInOriginal } from '../reading.ts'
import type { NgramModel } from './ngram-model.ts'
import { riskiestWindow } from './ngram-model.ts'

/** One number that the last fusion weighs, 0 to 1. */
export interface Signal {
  /** Stable name, as written in models/security-fusion.json. */
  readonly name: string
  /** What it says in plain words, for reasons. */
  readonly title: string
  /** Which sign its weight may have. */
  readonly sign: 'raises' | 'lowers'
}

/**
 * All signals in the order of the vector. Each opinion comes twice: as it is, and what of it lies above even odds, so
 * that a sure opinion may count more than twice a half-sure one.
 */
export const signals: readonly Signal[] = [
  { name: 'rules', title: 'phrases and structure', sign: 'raises' },
  { name: 'rules.sure', title: 'clear phrases and structure', sign: 'raises' },
  { name: 'encoder', title: 'the encoder reads an attack', sign: 'raises' },
  { name: 'encoder.sure', title: 'the encoder surely reads an attack', sign: 'raises' },
  { name: 'encoder.hidden', title: 'the encoder reads an attack in a hidden or encoded part', sign: 'raises' },
  { name: 'encoder.injected', title: 'the encoder reads an order inside data', sign: 'raises' },
  { name: 'encoder.pretext', title: 'the encoder reads a harmful aim in a pretext', sign: 'raises' },
  { name: 'n-grams', title: 'pieces of words as attacks have them', sign: 'raises' },
  { name: 'n-grams.sure', title: 'many pieces of words as attacks have them', sign: 'raises' },
  { name: 'n-grams.scripts', title: 'pieces of words of other scripts as attacks have them', sign: 'raises' },
  { name: 'agreement', title: 'rules and encoder agree', sign: 'raises' },
]

/** Opinions beyond these odds (as logits) say nothing more. */
const logitMax = 8

/** The part in which the encoder saw most. */
export interface StrongestPart {
  /** In the text as sent, in UTF-16 units. */
  readonly range: Range
  /** Label of the view that shows it. */
  readonly view: string
  /** As its view shows it. */
  readonly text: string
  /** As what kind of attack. */
  readonly kind: string
}

/** What each signal said, and where. */
export interface SignalValues {
  /** In the order of `signals`. */
  readonly values: Float64Array
  /** Where the encoder saw most, and as what; null when it read nothing. */
  readonly encoder: StrongestPart | null
  /** In how many windows the text was read: each is another chance of a false alarm, and the threshold knows it. */
  readonly windows: number
}

/** What `readSignals` weighs together. */
export interface Opinions {
  readonly reading: Reading
  /** Log odds of the weighed rules. */
  readonly rulesScore: number
  readonly encoded: EncodedReading
  readonly ngrams: NgramModel
}

/** Turns what the rules, the encoder and the n-grams say of a reading into signals. Linear in its views. */
export function readSignals({ reading, rulesScore, encoded, ngrams }: Opinions): SignalValues {
  const isHidden = ({ view }: EncodedPart): boolean => view.kind === 'hidden' || view.kind === 'decoded'
  const open = strongest(
    encoded.parts.filter((part) => !isHidden(part)),
    0,
  )
  const hidden = strongest(encoded.parts.filter(isHidden), 0)
  const injected = strongest(encoded.parts, injectedHead)
  const rules = asShare(rulesScore)
  const encoder = asShare(Math.max(open.logit, hidden.logit))
  const pieces = asShare(Math.max(...reading.views.map(({ text }) => riskiestWindow(ngrams, text).score)))
  const seen = hidden.logit > open.logit ? hidden.part : open.part
  const values: Record<string, number> = {
    rules,
    'rules.sure': sure(rules),
    encoder,
    'encoder.sure': sure(encoder),
    'encoder.hidden': sure(asShare(hidden.logit)),
    'encoder.injected': sure(asShare(injected.logit)),
    'encoder.pretext': Math.max(0, ...encoded.parts.map(pretextShare)),
    'n-grams': pieces,
    'n-grams.sure': sure(pieces),
    // The vocabulary of the encoder is Latin; where it sees least, the pieces may count for more.
    'n-grams.scripts': isOtherScript(reading.exchange.text) ? pieces : 0,
    agreement: sure(Math.min(rules, encoder)),
  }
  return {
    values: Float64Array.from(signals, ({ name }) => values[name] ?? 0),
    encoder: seen === null ? null : partOf(seen),
    windows: chancesOf(readableWindows(encoded.parts), reading.exchange.text),
  }
}

/** A window of ordinary text brings more new stretches of four letters than this. */
const newStretchesMin = 60
/** So much of a text tells how much of it is new. */
const newUnits = 60_000

/** Of the windows of a text those that its new parts would fill: what is said again and again is no further chance of an alarm. */
function chancesOf(windows: number, text: string): number {
  // Most texts have one, whatever they say.
  if (windows <= 1) return 1
  const told = text.slice(0, newUnits)
  const stretches = new Set<string>()
  for (let at = 0; at + 4 <= told.length; at++) stretches.add(told.slice(at, at + 4))
  const share = told.length / Math.max(1, text.length)
  return Math.max(1, Math.min(windows, Math.ceil(stretches.size / newStretchesMin / share)))
}

/**
 * How many windows show text that can be read: a window of the main view that only holds what is encoded, and stands
 * decoded in another view, is no chance to find an attack, so it makes the text no longer.
 */
function readableWindows(parts: readonly EncodedPart[]): number {
  const decoded = [...new Set(parts.map(({ view }) => view).filter(({ kind }) => kind === 'decoded'))]
  if (decoded.length === 0) return parts.length
  const ranges = decoded.map((view) => rangeInOriginal(view, 0, view.text.length))
  return parts.filter(({ view, start, end }) => {
    if (view.kind === 'decoded') return true
    const place = rangeInOriginal(view, start, end)
    const most = Math.max(...ranges.map((one) => Math.min(one.end, place.end) - Math.max(one.start, place.start)))
    return most < encodedShare * (place.end - place.start)
  }).length
}

/** A window is encoded when one decoded view covers so much of it. */
const encodedShare = 0.8

/** How far a window is both an attack and harmful: a story around a harmful aim is both, a plain request only harmful. */
function pretextShare({ encoding: { security, content } }: EncodedPart): number {
  return Math.min(asShare(security[0] ?? -logitMax), asShare(content[0] ?? -logitMax))
}

/** So much of the beginning tells in which script a text is. */
const scriptUnits = 2_000

/** Whether most letters are not Latin ones. */
function isOtherScript(text: string): boolean {
  const letters = text.slice(0, scriptUnits).match(/\p{L}/gu) ?? []
  return letters.filter((letter) => letter > '\u024f').length * 2 > letters.length
}

const injectedHead = securityHeads.indexOf('injected-in-data')

interface Strongest {
  readonly logit: number
  readonly part: EncodedPart | null
}

function strongest(parts: readonly EncodedPart[], head: number): Strongest {
  let best: Strongest = { logit: Number.NEGATIVE_INFINITY, part: null }
  for (const part of parts) {
    const logit = part.encoding.security[head] ?? Number.NEGATIVE_INFINITY
    if (logit > best.logit) best = { logit, part }
  }
  return best
}

function partOf(part: EncodedPart): StrongestPart {
  const { view, start, end, encoding } = part
  return { range: placeOf(part), view: view.label, text: view.text.slice(start, end), kind: kindOf(encoding) }
}

function placeOf({ view, start, end }: EncodedPart): Range {
  return rangeInOriginal(view, start, end)
}

/** The likeliest kind of attack after the summary head. */
function kindOf({ security }: Encoding): string {
  let best = 1
  for (let head = 2; head < securityHeads.length; head++) {
    if ((security[head] ?? 0) > (security[best] ?? 0)) best = head
  }
  return securityHeads[best] ?? 'attack'
}

/** Log odds from −8 to 8 as 0 to 1. */
function asShare(logit: number): number {
  return (Math.max(-logitMax, Math.min(logitMax, logit)) + logitMax) / (2 * logitMax)
}

/** What lies above even odds, 0 to 1. */
function sure(share: number): number {
  return Math.max(0, 2 * share - 1)
}
