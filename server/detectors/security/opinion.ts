import type { Span } from '../../domain/guard/finding.ts'
import { features } from './feature-list.ts'
import type { Contribution, Fusion } from './fusion.ts'
import { type SignalValues, signals } from './signals.ts'

/** A text's calibrated value with all that led to it. */
export interface SecurityOpinion {
  /** Calibrated risk, 0 and up. */
  readonly value: number
  /** The score lies beyond what the calibration texts can show, so the value is an extrapolation. */
  readonly extrapolated: boolean
  /** The lowest false-alarm rate that the calibration can show. */
  readonly lowestRate: number
  /** The weighed rules. */
  readonly ruled: Fusion
  readonly signalReading: SignalValues
  /** How much each signal moved the score beyond what benign texts usually show, in the order of `signals`. */
  readonly amounts: readonly number[]
  /** The value before a second look; null where there was none. */
  readonly before: number | null
}

const reasonsMax = 3
/** Below, one benign text in ten has as much: only named signs are told then. */
const toldFrom = 0.5
/** Below, one benign text in a hundred has as much: what the encoder makes of it is a likeness and no more. */
const surelyFrom = 1
/** A signal is named when it supplied at least this share of what was raised. */
const namedFrom = 0.15

/** The reason in plain words, with which signals moved the value; null when there is nothing to say. */
export function explain(opinion: SecurityOpinion): string | null {
  const { ruled, signalReading, extrapolated, lowestRate } = opinion
  const told = ruled.contributions.filter(({ feature }) => !silentFeatures.has(features[feature]?.name ?? ''))
  const words = [...new Set(told.map(wordsOf))].slice(0, reasonsMax)
  const moved = opinion.value < toldFrom ? [] : movedBy(opinion)
  if (words.length === 0 && moved.length === 0) return null
  const read = moved.some(({ name }) => name === 'encoder') ? (signalReading.encoder?.kind ?? null) : null
  const sentences = [
    words.length === 0 ? null : `Signs seen: ${words.join('; ')}.`,
    read === null ? null : readingOf(kindTitles[read] ?? read, opinion.value),
    moved.length === 0 ? null : `Moved by ${moved.map(({ name, share }) => `${name} ${percent(share)}`).join(', ')}.`,
    secondLook(opinion),
    extrapolated
      ? `Rarer than 1 in ${Math.floor(1 / lowestRate)} of the calibration texts, which is all that they can show; the value beyond is extrapolated.`
      : null,
  ]
  return sentences.filter((sentence) => sentence !== null).join(' ')
}

function readingOf(attack: string, value: number): string {
  return value < surelyFrom ? `The encoder sees a slight likeness to ${attack}.` : `The encoder reads it as ${attack}.`
}

/** What a second look did, where it moved the value by a tenth or more. */
function secondLook({ before, value }: SecurityOpinion): string | null {
  if (before === null || Math.abs(value - before) < 0.1) return null
  return `Read once more, beside a rule against attacks: ${value > before ? 'raised' : 'lowered'} from ${before.toFixed(2)}.`
}

/** The places of the strongest signs first, each place once. */
export function placesOf(opinion: SecurityOpinion, placesMax: number): readonly Span[] {
  const { ruled, signalReading } = opinion
  const spans: Span[] = []
  const seen = new Set<string>()
  const add = (span: Span): void => {
    const key = `${span.start} ${span.end} ${span.label}`
    if (span.end <= span.start || seen.has(key) || spans.length >= placesMax) return
    seen.add(key)
    spans.push(span)
  }
  for (const { span } of ruled.contributions.flatMap(({ evidence }) => evidence)) add(span)
  const { encoder } = signalReading
  const hasMoved = opinion.value >= toldFrom && movedBy(opinion).some(({ name }) => name === 'encoder')
  if (encoder !== null && hasMoved) {
    const span: Span = {
      ...encoder.range,
      view: encoder.view,
      label: `read as ${kindTitles[encoder.kind] ?? encoder.kind}`,
    }
    // Where no rule saw anything the window is all there is to show; else it comes last.
    add(span)
  }
  return spans
}

/** What a person calls the kinds of attack that the encoder tells apart. */
const kindTitles: Readonly<Record<string, string>> = {
  override: 'setting instructions aside',
  extraction: 'asking for protected instructions',
  jailbreak: 'talking the model out of its rules',
  'injected-in-data': 'an order inside data',
  obfuscated: 'an attack in disguise',
}

/** Features that only sum up others say nothing to a reader. */
const silentFeatures: ReadonlySet<string> = new Set([
  'density',
  'length',
  'lexicon.variety',
  'structure.variety',
  'lexicon.certain',
])

function wordsOf({ feature, evidence }: Contribution): string {
  return evidence[0]?.words ?? features[feature]?.title ?? ''
}

interface Mover {
  readonly name: string
  readonly share: number
}

/** The opinions that raised the value, with their share of all that was raised, strongest first. */
function movedBy({ amounts }: SecurityOpinion): readonly Mover[] {
  const sums = new Map<string, number>()
  signals.forEach(({ name, sign }, at) => {
    const opinion = name.split('.')[0] ?? name
    if (sign === 'raises') sums.set(opinion, (sums.get(opinion) ?? 0) + Math.max(0, amounts[at] ?? 0))
  })
  const whole = [...sums.values()].reduce((sum, amount) => sum + amount, 0)
  return [...sums]
    .map(([name, amount]) => ({ name, share: whole > 0 ? amount / whole : 0 }))
    .filter(({ share }) => share >= namedFrom)
    .sort((a, b) => b.share - a.share)
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}
