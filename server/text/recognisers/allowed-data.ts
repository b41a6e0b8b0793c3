import { recognisePersonalData } from './recognise-personal-data.ts'
import { recogniseSecrets } from './recognise-secrets.ts'
import type { RecognisedKind } from './recognised.ts'

/** A find in a view of a text, as far as it is compared with what examples allow. */
export interface ComparableFind {
  /** What it was recognised as. */
  readonly find: { readonly kind: RecognisedKind }
  /** Label of the view that shows it. */
  readonly view: string
  /** Its place in that view: UTF-16 units, `end` exclusive. */
  readonly at: { readonly start: number; readonly end: number }
  /** What stands there. Never to be told. */
  readonly said: string
  /** False where letters or digits go on before or after it, so that it may be a part of something longer. */
  readonly standsApart: boolean
}

/** What an owner says about data by examples. */
export interface DataExamples {
  /** Texts that hold what must not be said. */
  readonly violating: readonly string[]
  /** Texts that hold what may be said. */
  readonly allowed: readonly string[]
}

/** An allowed example of more words is a text to be compared as a whole, not data that is excused wherever it stands. */
const dataWordsMax = 6

/**
 * The finds without those that the owner's allowed examples name: the company's own phone number, its support address, a
 * placeholder key of its documentation. An example excuses what equals it, or equals the data in an example of up to six
 * words, wherever that stands; numbers are compared without separators, addresses without case, secrets letter by letter. A
 * longer number, address or key that begins or ends like it is not excused, nor is what a violating example names.
 * Source: the owner's examples. Known misses: the same number in another notation, e.g. without country code.
 */
export function withoutAllowed<Found extends ComparableFind>(
  found: readonly Found[],
  examples: DataExamples,
): readonly Found[] {
  if (examples.allowed.length === 0 || found.length === 0) return found
  const { allowed, violating } = dataOf(examples)
  const isAllowed = ({ find: { kind }, said, standsApart }: Found): boolean => {
    const key = keyOf(kind, said)
    return standsApart && allowed.keys(kind).has(key) && !violating.keys(kind).has(key)
  }
  const excused = found.filter(isAllowed)
  if (excused.length === 0) return found
  // A part of what is excused says nothing beyond it: nine digits of a phone number have the form of other numbers.
  return found.filter(
    (seen) => !excused.some(({ view, at }) => view === seen.view && at.start <= seen.at.start && seen.at.end <= at.end),
  )
}

interface Data {
  readonly allowed: NamedData
  readonly violating: NamedData
}

const known = new WeakMap<DataExamples, Data>()

/** A digit may stand behind one separator: an extension belongs to its number. */
const goesOnBefore = /[\p{L}\p{N}_@]$|\d[ ./-]$/u
const goesOnAfter = /^(?:[\p{L}\p{N}_@]|[ ./-]\d)/u

/** Whether no letter or digit goes on before or after a place in a text. */
export function standsApart(text: string, start: number, end: number): boolean {
  return !goesOnBefore.test(text.slice(Math.max(0, start - 2), start)) && !goesOnAfter.test(text.slice(end, end + 2))
}

function dataOf(examples: DataExamples): Data {
  const before = known.get(examples)
  if (before !== undefined) return before
  const made = { allowed: new NamedData(examples.allowed), violating: new NamedData(examples.violating) }
  known.set(examples, made)
  return made
}

/** The data that examples name, as it is compared with finds of each kind. */
class NamedData {
  readonly #texts: readonly string[]
  readonly #keys = new Map<RecognisedKind, ReadonlySet<string>>()

  constructor(examples: readonly string[]) {
    const short = examples.map((text) => text.trim()).filter((text) => text.split(/\s+/u).length <= dataWordsMax)
    this.#texts = short.flatMap((text) => [
      text,
      ...[...recognisePersonalData(text), ...recogniseSecrets(text)].map(({ start, end }) => text.slice(start, end)),
    ])
  }

  keys(kind: RecognisedKind): ReadonlySet<string> {
    const before = this.#keys.get(kind)
    if (before !== undefined) return before
    const made = new Set(this.#texts.map((text) => keyOf(kind, text)).filter((key) => key !== ''))
    this.#keys.set(kind, made)
    return made
  }
}

const numberKinds: ReadonlySet<RecognisedKind> = new Set<RecognisedKind>([
  'payment card',
  'card security code',
  'bank account',
  'phone number',
  'national id',
  'identity document',
  'health record',
])

function keyOf(kind: RecognisedKind, text: string): string {
  if (kind === 'secret') return text.trim()
  const plain = text.normalize('NFKC').trim().toLowerCase()
  return numberKinds.has(kind) ? plain.replace(/[\s()./-]+/gu, '') : plain
}
