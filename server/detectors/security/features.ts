import type { Range } from '../../text/range.ts'
import { isQuoted } from '../lexicon/quotation.ts'
import type { Reading, View } from '../reading.ts'
import { rangeInOriginal } from '../reading.ts'
import { structureSignals } from '../structure/catalogue.ts'
import { mostKindsTogether } from './density.ts'
import { addDisguises } from './disguise-features.ts'
import { countDistinctWords, distinctWordsMax } from './distinct-words.ts'
import { documentTest } from './document-test.ts'
import type { Extraction } from './extraction.ts'
import { addPlace } from './extraction.ts'
import { pairings, pairReach } from './feature-list.ts'
import type { FeatureReading } from './feature-vector.ts'
import { FeatureVector } from './feature-vector.ts'
import { addLexicon } from './lexicon-features.ts'

const structureSeenFrom = 0.3
const wordsMin = 20
/** Signals of words, which count less where all that they saw is quoted; others are about the quotation marks themselves. */
const phraseSignals: ReadonlySet<string> = new Set([
  'context-extraction',
  'secret-asking',
  'unbound-persona',
  'assistant-address',
  'instruction-in-data',
])
const quotedShare = 0.4

/**
 * Turns a reading into the numbers that the fusion weighs. Every view counts; the strongest sight of a sign decides.
 * Linear in the summed length of the views.
 */
export function extractFeatures(reading: Reading): FeatureReading {
  const vector = new FeatureVector()
  const extraction: Extraction = { reading, vector, places: new Map(), inDocument: documentTest(reading.segments) }
  for (const view of distinctViews(reading.views)) {
    addLexicon(extraction, view)
    addStructure(extraction, view)
  }
  addDisguises(vector, reading.disguises, reading.exchange.text.length)
  addPairings(extraction)
  addTotals(extraction)
  return vector.finish()
}

/** Views that show the very same text add nothing. */
function distinctViews(views: readonly View[]): readonly View[] {
  const seen = new Set<string>()
  return views.filter(({ text, kind }) => {
    if (kind !== 'hidden' && seen.has(text)) return false
    seen.add(text)
    return true
  })
}

function addStructure(extraction: Extraction, view: View): void {
  const { vector } = extraction
  const hasDocuments = extraction.reading.segments.some(({ speaker }) => speaker === 'document')
  const inDocument = (start: number, end: number): boolean => extraction.inDocument(rangeInOriginal(view, start, end))
  for (const signal of structureSignals) {
    const { value: seen, marks } = signal.measure({ view, hasDocuments, inDocument })
    if (seen === 0 || (signal.id === 'machine-suffix' && isEncoded(extraction.reading, view, marks))) continue
    const name = `structure.${signal.id}`
    const quoted = phraseSignals.has(signal.id) && marks.every(({ start, end }) => isQuoted(view.text, start, end))
    const value = quoted ? seen * quotedShare : seen
    vector.raise(name, value)
    if ((view.kind === 'decoded' || view.kind === 'hidden') && name !== 'structure.talk-about') {
      vector.raise('structure.decoded', value)
    }
    for (const mark of marks) {
      const range = rangeInOriginal(view, mark.start, mark.end)
      vector.note(name, { ...range, view: view.label, label: mark.label })
      addPlace(extraction, `structure:${signal.id}`, range)
    }
  }
}

/** Letters in an odd order are no machine-made suffix where a decoded view shows what they say. */
function isEncoded({ views }: Reading, view: View, marks: readonly Range[]): boolean {
  if (view.kind === 'decoded') return false
  const decoded = views.filter(({ kind }) => kind === 'decoded').map((one) => rangeInOriginal(one, 0, one.text.length))
  return marks.every(({ start, end }) => {
    const mark = rangeInOriginal(view, start, end)
    return decoded.some((one) => one.start < mark.end && mark.start < one.end)
  })
}

function addPairings({ vector, places }: Extraction): void {
  for (const { name, first, second } of pairings) {
    const left = first.flatMap((kind) => places.get(kind) ?? [])
    const right = second.flatMap((kind) => places.get(kind) ?? [])
    const pair = left.length > 0 && right.length > 0 ? closest(left, right) : null
    if (pair === null || pair.distance > pairReach) continue
    // Side by side counts in full, at the end of the reach a third.
    vector.raise(name, 1 - (2 / 3) * (pair.distance / pairReach))
    vector.note(name, { start: pair.start, end: pair.end, view: 'as sent', label: 'signs close together' })
  }
}

interface Pair extends Range {
  readonly distance: number
}

/** Two sorted rows walked side by side: the pair with the smallest gap between its ranges. */
function closest(left: Range[], right: Range[]): Pair | null {
  left.sort((a, b) => a.start - b.start)
  right.sort((a, b) => a.start - b.start)
  let best: Pair | null = null
  let at = 0
  let to = 0
  for (;;) {
    const [a, b] = [left[at], right[to]]
    if (a === undefined || b === undefined) return best
    const [start, end] = [Math.min(a.start, b.start), Math.max(a.end, b.end)]
    const distance = Math.max(0, Math.max(a.start, b.start) - Math.min(a.end, b.end))
    if (best === null || distance < best.distance) best = { start, end, distance }
    if (a.start <= b.start) at++
    else to++
  }
}

function addTotals({ vector, places, reading }: Extraction): void {
  const raised = structureSignals.filter(
    ({ id }) => id !== 'talk-about' && vector.get(`structure.${id}`) >= structureSeenFrom,
  ).length
  vector.raise('structure.variety', Math.max(0, raised - 1) / 5)
  vector.raise('density', Math.max(0, mostKindsTogether(places) - 1) / 4)
  // 0 up to 20 different words, 1 from 1,000: saying the same again makes no text longer in this sense.
  const words = Math.max(wordsMin, countDistinctWords(reading.exchange.text))
  vector.raise('length', Math.log10(words / wordsMin) / Math.log10(distinctWordsMax / wordsMin))
}
