import type { Span } from '../../domain/guard/finding.ts'
import { spansMax } from '../../domain/guard/finding.ts'
import { type LetterCodes, letterCodes } from '../../text/folding/letter-codes.ts'
import type { Range } from '../../text/range.ts'
import { type Reading, rangeInOriginal, type View } from '../reading.ts'
import type { SharedRun } from './letter-index.ts'
import { followsFirstPerson, isPulledApart } from './manners.ts'
import { type ReadingOrder, readingOrders } from './reading-orders.ts'
import { type SaidNeedle, saidNeedlesOf } from './said-needles.ts'
import { type SystemMessage, type SystemSentence, systemMessageOf } from './system-message.ts'

/** What an answer repeats of the system message of its conversation. */
export interface Leak {
  /** Calibrated risk as of the security guardrail: 1 is the point of 1 % false alarms. */
  readonly value: number
  /** Which share of the system message is repeated, 0 to 1. */
  readonly share: number
  /** How many codes or passwords of the system message are said. */
  readonly tokenCount: number
  /** How it is repeated: `word for word`, `letter by letter`, `reversed`, `base64`, … */
  readonly manners: readonly string[]
  readonly spans: readonly Span[]
}

interface SeenRun extends SharedRun {
  readonly view: View
  readonly place: Range
  /** How the letters are to be read; null when they stand as they are. */
  readonly disguise: string | null
  /** Whether the assistant says it of itself: "I do not give legal advice" keeps an instruction instead of telling it. */
  readonly isOwnWords: boolean
}

/** Why an answer could not be compared with a system message that the conversation has; null when it could, or there is none. */
export function uncomparedReason({ exchange }: Reading): string | null {
  if (exchange.direction !== 'output') return null
  const system = systemMessageOf(exchange.history)
  if (system === null || system.isComparable) return null
  return 'The system message of the conversation is too short to compare the answer with.'
}

/**
 * Compares an answer with the system message in its history; null when there is none or nothing of it is repeated.
 * Linear in the views and the history.
 */
export function measureLeak(reading: Reading): Leak | null {
  const { exchange } = reading
  if (exchange.direction !== 'output') return null
  const system = systemMessageOf(exchange.history)
  if (system === null) return null
  const runs = reading.views.flatMap((view, place) => searchView(system, view, place === 0))
  return joined(weigh(system, runs), saidNeedlesOf(system, reading.views))
}

/** One code said is a leak, and so is the whole of a short message. */
function joined(leak: Leak | null, said: readonly SaidNeedle[]): Leak | null {
  if (said.length === 0) return leak
  const isWhole = said.some(({ needle }) => needle.kind === 'message')
  const manners = said.map(({ disguise }) => disguise ?? 'word for word')
  return {
    value: Math.max(certainRisk, leak?.value ?? 0),
    share: isWhole ? 1 : (leak?.share ?? 0),
    tokenCount: new Set(said.flatMap(({ needle }) => (needle.kind === 'token' ? [needle] : []))).size,
    manners: [...new Set([...(leak?.manners ?? []), ...manners])],
    spans: [...said.map(({ span }) => span), ...(leak?.spans ?? [])].slice(0, spansMax),
  }
}

function searchView(system: SystemMessage, view: View, isWhole: boolean): SeenRun[] {
  const letters = letterCodes(view.text)
  // Reversed and re-ordered text is looked for where nothing was undone yet.
  const orders = isWhole ? readingOrders(view.text, letters) : readingOrders(view.text, letters).slice(0, 1)
  return orders.flatMap((order) =>
    system.index.search(order.codes).map((run): SeenRun => {
      const inView = placeOf(run, order, letters)
      const place = rangeInOriginal(view, inView.start, inView.end)
      return {
        ...run,
        view,
        place,
        disguise: order.name ?? disguiseOf(view, inView, run),
        isOwnWords: followsFirstPerson(view.text, inView.start),
      }
    }),
  )
}

function placeOf({ start, length }: SharedRun, { letterAt }: ReadingOrder, { starts }: LetterCodes): Range {
  let first = Number.POSITIVE_INFINITY
  let last = -1
  for (let i = start; i < start + length; i++) {
    const place = starts[letterAt === null ? i : (letterAt[i] ?? 0)] ?? 0
    if (place < first) first = place
    if (place > last) last = place
  }
  return { start: first, end: last + 1 }
}

function disguiseOf(view: View, place: Range, { length }: SharedRun): string | null {
  if (view.kind === 'decoded' || view.kind === 'hidden') return view.label
  return isPulledApart(place, length) ? 'letter by letter' : null
}

function weigh(system: SystemMessage, runs: readonly SeenRun[]): Leak | null {
  // Plain text first: what stands there in the open is not hidden by standing in a decoded view too.
  const sorted = [...runs].sort(
    (a, b) => Number(a.disguise !== null) - Number(b.disguise !== null) || b.length - a.length,
  )
  const isCovered = Uint8Array.from(system.isCommon)
  const told: SeenRun[] = []
  let weight = 0
  let covered = 0
  for (const run of sorted) {
    let fresh = 0
    for (let at = run.at; at < run.at + run.length; at++) {
      fresh += 1 - (isCovered[at] ?? 0)
      isCovered[at] = 1
    }
    if (fresh < freshLettersMin) continue
    covered += fresh
    weight += (fresh - freshLettersMin) * weightOf(system, run)
    told.push(run)
  }
  const share = covered / system.letterCount
  if (share >= wholeShareMin && covered >= wholeLettersMin && countCovered(system, isCovered) >= wholeSentencesMin) {
    weight = Math.max(weight, covered - freshLettersMin)
  }
  if (told.length === 0) return null
  const repeated = countRepeated(system, runs)
  if (repeated / system.letterCount >= nearlyWholeShare && system.letterCount >= nearlyWholeLettersMin) {
    weight = Math.max(weight, certainWeight)
  }
  return {
    value: riskOf(weight),
    share,
    tokenCount: 0,
    manners: [...new Set(told.map(({ disguise }) => disguise ?? 'word for word'))],
    spans: spansOf(told),
  }
}

/** So much of each stretch may be chance. */
const freshLettersMin = 12
/** From here on the whole message is repeated, whatever it says. */
const wholeShareMin = 0.5
const wholeLettersMin = 150
const wholeSentencesMin = 3

/** From here on it is the whole message but for a word, though it be short and hold but facts. */
const nearlyWholeShare = 0.9
/** Shorter messages are searched for with their digits, because without them little else may be left. */
const nearlyWholeLettersMin = 60
const certainWeight = 40

/** Nobody encodes an opening hour; an order that is repeated together with its neighbour was read from the message. */
const weights = { disguised: 1.5, orderAndNeighbour: 1, order: 0.6, partOfOrder: 0.25, fact: 0.05 } as const
/** So much of a sentence has to be repeated before it counts. */
const instructionLettersMin = 10
const sentenceStartLettersMax = 3

function weightOf(system: SystemMessage, run: SeenRun): number {
  if (run.disguise !== null) return weights.disguised
  const touched = touchedSentences(system, run)
  const orders = touched.filter(({ isInstruction }) => isInstruction)
  if (orders.length === 0) return weights.fact
  if (touched.length > 1) return weights.orderAndNeighbour
  if (run.isOwnWords) return weights.partOfOrder
  return orders.some(({ start }) => run.at <= start + sentenceStartLettersMax) ? weights.order : weights.partOfOrder
}

/** The sentences of which a run repeats enough, found by halving because both runs and sentences may be many. */
function touchedSentences({ sentences }: SystemMessage, { at, length }: SharedRun): SystemSentence[] {
  let low = 0
  for (let high = sentences.length; low < high; ) {
    const middle = (low + high) >> 1
    if ((sentences[middle]?.end ?? 0) <= at) low = middle + 1
    else high = middle
  }
  const touched: SystemSentence[] = []
  for (let i = low; i < sentences.length; i++) {
    const sentence = sentences[i]
    if (sentence === undefined || sentence.start >= at + length) break
    const repeated = Math.min(sentence.end, at + length) - Math.max(sentence.start, at)
    if (repeated >= instructionLettersMin) touched.push(sentence)
  }
  return touched
}

/** How many letters of the message are repeated, what is common included. */
function countRepeated(system: SystemMessage, runs: readonly SeenRun[]): number {
  const isRepeated = new Uint8Array(system.letterCount)
  for (const { at, length } of runs) isRepeated.fill(1, at, at + length)
  return isRepeated.reduce((sum, repeated) => sum + repeated, 0)
}

function countCovered({ sentences }: SystemMessage, isCovered: Uint8Array): number {
  return sentences.filter(({ start, end }) => {
    let letters = 0
    for (let at = start; at < end; at++) letters += isCovered[at] ?? 0
    return letters >= 0.8 * (end - start)
  }).length
}

/** Set by hand so that one distinctive instruction is at 1 and a paragraph near 3; see the tests for both sides. */
const knots = [
  [0, 0],
  [10, 0.4],
  [22, 1],
  [50, 1.8],
  [100, 2.5],
  [300, 3.2],
] as const

/** Of a code that is said outright. */
const certainRisk = riskOf(certainWeight)

function riskOf(weight: number): number {
  const above = knots.findIndex(([at]) => weight < at)
  const [to, from] = [knots[above], knots[above - 1]]
  if (to === undefined || from === undefined) return knots[knots.length - 1]?.[1] ?? 0
  return from[1] + ((weight - from[0]) / (to[0] - from[0])) * (to[1] - from[1])
}

function spansOf(runs: readonly SeenRun[]): Span[] {
  return [...runs]
    .sort((a, b) => b.length - a.length)
    .slice(0, spansMax)
    .map(({ place, view, disguise }) => ({
      ...place,
      view: view.label,
      label: `the system message, ${disguise ?? 'word for word'}`,
    }))
}
