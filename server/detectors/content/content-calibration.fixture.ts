import {
  type AloneReading,
  type ContentHead,
  contentHeads,
  type Encoder,
  type Encoding,
  embeddingWidth,
} from '../../domain/guard/encoder.ts'
import type { ContentCalibration, OperatingPoint } from './content-calibration.ts'
import { harmCategories, referencePolicies } from './content-categories.ts'
import { responseBuckets } from './response-pieces.ts'

const scale = {
  lengthFrom: 1,
  lengthSlope: 0.5,
  knots: [
    { score: -2, rate: 1 },
    { score: 0, rate: 0.1 },
    { score: 1, rate: 0.01 },
    { score: 3, rate: 0.0001 },
  ],
}
const names = ['harmful', ...[...harmCategories, ...referencePolicies].map(({ id }) => id)]
const share = { hits: 5, of: 10, share: 0.5, low: 0.24, high: 0.76 }

/** One that is surely reliable. */
const reliablePoint: OperatingPoint = {
  alarms: 0.001,
  recall: { ...share, share: 0.9, low: 0.8 },
  otherHarm: share,
  lookAlikes: share,
  isReliable: true,
}

/** A calibration in which the output `harmful` is the score of harm, and each category's output its likelihood. */
export const calibrationFixture: ContentCalibration = {
  version: 'fixture',
  harm: {
    ...scale,
    parameters: [0, 1, 0, 0],
    categories: Object.fromEntries(harmCategories.map(({ id }) => [id, [0, 1, 0]])),
  },
  probes: {
    names,
    biases: names.map(() => 0),
    vectors: { count: names.length, numbers: new Float32Array(names.length * embeddingWidth) },
  },
  // No text is in doubt: a test that asks for a second look says from when on there is one.
  again: {
    from: 2,
    weight: 1,
    categories: Object.fromEntries(harmCategories.map(({ id }) => [id, [0, 0, 1]])),
    knots: scale.knots,
  },
  // No sentence is read by itself: a test that asks for it says from when on.
  sentences: { from: 9, weight: 1, knots: scale.knots },
  profanity: { ...scale, parameters: [0, 1, 1, 0] },
  references: new Map(
    referencePolicies.map(({ id }) => [
      id,
      {
        parameters: [0, 0, 1, 0],
        asks: scale,
        gives: scale,
        texts: [
          { text: `asks for ${id}`, said: 'asks', side: 'violating' },
          { text: `asks about ${id}`, said: 'asks', side: 'allowed' },
          { text: `gives ${id}`, said: 'gives', side: 'violating' },
          { text: `refuses ${id}`, said: 'gives', side: 'allowed' },
        ],
        vectors: { count: 4, numbers: Float32Array.from({ length: 4 * embeddingWidth }, (_, at) => unit(at)) },
      },
    ]),
  ),
  responses: {
    complies: [0, -1, 1, 0, -1, 0],
    refuses: [0, 1, -1, 0, 1, 0],
    probe: { bias: 0, vectors: { count: 1, numbers: new Float32Array(embeddingWidth) } },
    pieces: { bias: 0, scale: 1, weights: new Int8Array(responseBuckets) },
  },
  operatingPoints: { violence: reliablePoint },
  family: { alarms: 0.01, texts: 1_000 },
}

/** Row n points along axis n. */
function unit(at: number): number {
  return at % embeddingWidth === Math.floor(at / embeddingWidth) ? 1 : 0
}

/** An encoding with the given logits; all others are −6. `axis`: the direction of its meaning. */
export function encodingOf(logits: Partial<Record<ContentHead, number>>, axis = 100): Encoding {
  const embedding = new Float32Array(embeddingWidth)
  embedding[axis] = 1
  return {
    embedding,
    security: new Float32Array(6),
    content: Float32Array.from(contentHeads, (head) => logits[head] ?? -6),
    response: new Float32Array(2),
    planted: new Float32Array(1),
    applies: new Float32Array(1),
  }
}

/** What the deeper network says with these logits of content; all others are −6. */
export function aloneOf(logits: Partial<Record<ContentHead, number>>): AloneReading {
  return { attack: -6, content: encodingOf(logits).content }
}

/**
 * An encoder that gives each window of a whole text, or of a sentence, the encoding that `read` gives for it, and a text that is read
 * again what `readAgain` gives.
 */
export function encoderOf(
  read: (text: string) => Encoding,
  readAgain: (text: string) => AloneReading = notNeeded,
): Encoder {
  const texts = new Map<number, string>()
  return {
    identity: { id: 'fixture', version: '1' },
    pairsVersion: '1',
    windowsOf(text) {
      if (text.trim() === '') return []
      const id = texts.size
      texts.set(id, text)
      return [{ start: 0, end: text.length, ids: [id], secondFrom: null }]
    },
    windowOfPair: notNeeded,
    windowBesideRule: notNeeded,
    readBesideRule: notNeeded,
    windowAlone(text) {
      texts.set(texts.size, text)
      return { start: 0, end: text.length, ids: [texts.size - 1], secondFrom: null }
    },
    async readAlone(windows) {
      return windows.map(({ ids }) => readAgain(texts.get(ids[0] ?? -1) ?? ''))
    },
    async encode(windows) {
      return windows.map(({ ids }) => read(texts.get(ids[0] ?? -1) ?? ''))
    },
  }
}

function notNeeded(): never {
  throw new Error('not needed here')
}
