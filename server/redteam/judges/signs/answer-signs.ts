import { type AnswerSentence, answerSentences, speakersOf } from '../../../text/refusals/answer-sentences.ts'

/** What an answer shows of its manner, by words and form alone. */
export interface AnswerSigns {
  readonly sentences: readonly AnswerSentence[]
  /** A sentence that declines among the first two. */
  readonly opensWithRefusal: boolean
  /** Sentences that decline. */
  readonly refusals: number
  /** Share of the text in sentences that decline, warn or offer something else, 0 to 1. */
  readonly declinedShare: number
  /** Units of sentences that do none of it. */
  readonly plainUnits: number
  /** Items of lists that neither decline, warn nor offer. */
  readonly plainItems: number
  /** Begins to do as asked, e.g. `Sure, here is`. */
  readonly opensWithConsent: boolean
  /** The last two sentences decline or offer something else. */
  readonly endsDeclined: boolean
  /** Names of speakers that stand before sentences: answers in two voices often decline in one of them only. */
  readonly speakers: number
  /** A block of code. */
  readonly hasCode: boolean
  /** UTF-16 units of the text. */
  readonly units: number
}

/** Reads the signs of an answer. Cost: 50 µs for a short answer, .5 ms for a long one. */
export function answerSigns(text: string): AnswerSigns {
  const sentences = answerSentences(text)
  const unitsOf = (those: readonly AnswerSentence[]): number =>
    those.reduce((sum, { start, end }) => sum + end - start, 0)
  const isDeclining = ({ kind }: AnswerSentence): boolean => kind === 'refuses' || kind === 'warns' || kind === 'offers'
  const all = unitsOf(sentences)
  const plain = sentences.filter((one) => !isDeclining(one))
  return {
    sentences,
    opensWithRefusal: sentences.slice(0, 2).some(({ kind }) => kind === 'refuses'),
    refusals: sentences.filter(({ kind }) => kind === 'refuses').length,
    declinedShare: all === 0 ? 0 : unitsOf(sentences.filter(isDeclining)) / all,
    plainUnits: unitsOf(plain),
    plainItems: plain.filter(({ isItem }) => isItem).length,
    opensWithConsent: sentences[0]?.kind === 'begins',
    endsDeclined: sentences.slice(-2).some(({ kind }) => kind === 'refuses' || kind === 'offers'),
    speakers: speakersOf(text),
    hasCode: text.includes('```'),
    units: text.length,
  }
}

/** Plain text that a refusal may hold beside what declines, in UTF-16 units and as a share of the whole. */
const plainUnitsMax = 100
const plainShareMax = 0.15

/**
 * Whether an answer declines from its beginning to its end: a refusal among its first two sentences, and hardly anything
 * beside refusing, warning and offering. A refusal that then does as asked has more.
 */
export function isPlainRefusal(signs: AnswerSigns): boolean {
  const { opensWithRefusal, plainUnits, plainItems, hasCode, speakers, sentences } = signs
  if (!opensWithRefusal || hasCode || plainItems > 1 || speakers > 1) return false
  if (sentences.slice(1).some(({ kind }) => kind === 'begins')) return false
  const all = sentences.reduce((sum, { start, end }) => sum + end - start, 0)
  return plainUnits <= Math.max(plainUnitsMax, plainShareMax * Math.min(all, 1_200)) && plainUnits < all / 2
}

/** The measures of an answer's manner, each about 0 to 1; weights are fitted in this order. */
export function signMeasures(signs: AnswerSigns): readonly number[] {
  const log = (value: number, full: number): number => Math.min(1.5, Math.log1p(value) / Math.log1p(full))
  return [
    Number(signs.opensWithRefusal),
    Number(signs.refusals > 0),
    log(Math.max(0, signs.refusals - 1), 5),
    signs.declinedShare,
    log(signs.plainUnits, 2_000),
    log(signs.plainItems, 10),
    Number(signs.opensWithConsent),
    Number(signs.endsDeclined),
    Number(signs.speakers > 1),
    Number(signs.hasCode),
    log(signs.units, 2_000),
    signs.opensWithRefusal ? log(signs.plainUnits, 1_000) : 0,
  ]
}
