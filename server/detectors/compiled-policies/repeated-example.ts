import type { PolicyExamples } from '../../domain/policy/policy.ts'
import { comparableText, sentenceBreak, separator } from '../../text/folding/comparable-text.ts'
import { sentenceWords } from '../../text/sentences/sentence-words.ts'
import type { Reading, View } from '../reading.ts'

/** An example of the owner that a text repeats word for word. */
export interface RepeatedExample {
  /** As its owner wrote it. */
  readonly text: string
  readonly kind: 'violating' | 'allowed'
}

/**
 * The example that a text, or one of its sentences, repeats but for case, accents and punctuation; null when it repeats
 * none. Of both kinds a violating one counts; an allowed one has to be all that the text says, without parts that are
 * hidden, encoded or unread, so that it excuses nothing beside it. Meaning is blind where the encoder knows no words; the
 * owner's own examples are never missed.
 * Cost: one pass over the text for all policies, and over the examples of each policy once.
 */
export function findRepeated(reading: Reading, examples: PolicyExamples): RepeatedExample | null {
  const { pieces, wholes } = piecesOf(reading)
  const { violating, allowed } = foldedOf(examples)
  for (const [folded, kind] of [
    [violating, 'violating'],
    [allowed, 'allowed'],
  ] as const) {
    for (const piece of kind === 'violating' ? pieces : wholes) {
      const text = folded.get(piece)
      if (text !== undefined) return { text, kind }
    }
  }
  return null
}

interface Pieces {
  /** The folded words of the text and of each sentence. */
  readonly pieces: readonly string[]
  /** All that the text says, as sent and normalised; empty where it says more than can be compared. */
  readonly wholes: readonly string[]
}

/** Examples are looked for so far into a text. */
const textUnitsMax = 100_000

const known = new WeakMap<Reading, Pieces>()

function piecesOf(reading: Reading): Pieces {
  const before = known.get(reading)
  if (before !== undefined) return before
  const { views, exchange } = reading
  const view = views.find(({ kind }) => kind === 'normalised') ?? views[0]
  const { words, starts } = sentenceWords((view?.text ?? exchange.text).slice(0, textUnitsMax))
  const sentences = starts.map((from, at) => words.slice(from, starts[at + 1] ?? words.length).join(' '))
  const made = { pieces: [words.join(' '), ...sentences], wholes: wholesOf(reading) }
  known.set(reading, made)
  return made
}

function wholesOf({ views, unread }: Reading): readonly string[] {
  const saysMore = ({ kind, text }: View): boolean =>
    kind === 'hidden' || kind === 'decoded' || text.length > textUnitsMax
  if (unread.length > 0 || views.some(saysMore)) return []
  return views.filter(({ kind }) => kind === 'as-sent' || kind === 'normalised').map(({ text }) => wholeOf(text))
}

/** Letters of rare scripts and emoji, which folding takes for punctuation. */
const beyondBasicPlane = /[\u{10000}-\u{10ffff}]/gu

/** All that a text says but for case, accents and punctuation; unlike its words, none of it is cut. */
function wholeOf(text: string): string {
  const { units, length } = comparableText(text)
  const folded = units.subarray(1, Math.max(1, length - 1)).map((unit) => (unit === sentenceBreak ? separator : unit))
  // Folded text has no surrogates: nothing in it can be replaced by the decoder.
  return [new TextDecoder('utf-16le').decode(folded), ...(text.match(beyondBasicPlane) ?? [])].join(' ').trim()
}

interface FoldedExamples {
  /** By their folded words. */
  readonly violating: ReadonlyMap<string, string>
  /** By all that they say. */
  readonly allowed: ReadonlyMap<string, string>
}

const foldedExamples = new WeakMap<PolicyExamples, FoldedExamples>()

function foldedOf(examples: PolicyExamples): FoldedExamples {
  const before = foldedExamples.get(examples)
  if (before !== undefined) return before
  const made = {
    violating: keyed(examples.violating, (text) => sentenceWords(text).words.join(' ')),
    allowed: keyed(examples.allowed, wholeOf),
  }
  foldedExamples.set(examples, made)
  return made
}

/** An example without a word repeats nothing. */
function keyed(texts: readonly string[], keyOf: (text: string) => string): ReadonlyMap<string, string> {
  return new Map(texts.map((text) => [keyOf(text), text] as const).filter(([key]) => key !== ''))
}
