import { writeFileSync } from 'node:fs'
import { packVectors, unpackVectors } from '../../server/detectors/compile/pack-vectors.ts'
import type { FusionWeights, TopicCalibrationFile } from '../../server/detectors/topics/topic-calibration.ts'
import { topicCalibrationPath } from '../../server/detectors/topics/topic-calibration.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { backgroundTexts } from '../policies/background-texts.ts'
import { dataFolder } from '../rows.ts'
import { calibrationSets, type IntentText } from './calibration-sets.ts'
import { fitLogistic, type Observation } from './fit-logistic.ts'
import { languageDirections } from './language-directions.ts'
import { measureBeside, type TopicMeasures, topicOf } from './measured-topics.ts'

/*
 * `node training/topics/calibrate.ts [data folder]` writes models/topic-calibration.json: what tells languages apart,
 * and how meaning and words make one similarity. Learnt on train/topics-hwu64, similarity-stsb and benign sets. Has to be
 * run whenever the encoder changes. Takes two minutes on one core.
 */

/** A longer ordinary text is known by its beginning. */
const ordinaryUnitsMax = 1_000

/** Which share of texts about something else may reach .5 beside the nearest of some fifty topics. */
const falseHits = 0.08

const folder = dataFolder(process.argv[2])
const encoder = await loadEncoder()
const { languages, directions: found } = await languageDirections(encoder, folder)
const packed = packVectors(found)
const directions = unpackVectors(packed)

/** A text beside the topic it is about, or beside the nearest one that it is not about. */
interface Pair extends TopicMeasures {
  readonly kind: 'own topic' | 'another domain' | 'ordinary text'
}

const pairs = await measurePairs()
const kinds = ['own topic', 'another domain', 'ordinary text'] as const
const weights = atOperatingPoint(fitWeights())
const figures = {
  ...Object.fromEntries(kinds.map((kind) => [`${kind}: pairs`, pairs.filter((pair) => pair.kind === kind).length])),
  ...Object.fromEntries(kinds.map((kind) => [`${kind}: share at .5`, shareAt(kind, weights)])),
}
const file: TopicCalibrationFile = {
  about:
    'How a text is compared with topics: directions that only tell a language, and the weights of meaning and words. Written by training/topics/calibrate.ts; make it again whenever the encoder changes.',
  encoder: encoder.identity.version,
  languages,
  directions: packed,
  weights,
  figures,
}
writeFileSync(topicCalibrationPath, `${JSON.stringify(file, null, 1)}\n`)
console.log(weights, figures)

async function measurePairs(): Promise<readonly Pair[]> {
  const { draws, queries } = calibrationSets(folder)
  const ordinary = backgroundTexts(folder).filter(({ source }) => source !== 'topics-hwu64')
  const measured: Pair[] = []
  for (const [draw, sentences] of draws.entries()) {
    const intents = [...new Set(sentences.map(({ intent }) => intent))]
    const of = (intent: string): readonly IntentText[] => sentences.filter((row) => row.intent === intent)
    const topics = intents.map((intent) =>
      topicOf(
        intent,
        of(intent).map(({ text }) => text),
      ),
    )
    const domains = intents.map((intent) => of(intent)[0]?.domain)
    const beside = await measureBeside({ encoder, directions }, topics)
    for (const { text, intent, domain } of queries.filter((_, at) => at % draws.length === draw)) {
      const all = await beside(text)
      const own = all[intents.indexOf(intent)]
      if (own !== undefined) measured.push({ kind: 'own topic', ...own })
      measured.push({ kind: 'another domain', ...nearest(all.filter((_, at) => domains[at] !== domain)) })
    }
    for (const { text } of ordinary.filter((_, at) => at % draws.length === draw)) {
      measured.push({ kind: 'ordinary text', ...nearest(await beside(text.slice(0, ordinaryUnitsMax))) })
    }
  }
  return measured
}

function nearest(all: readonly TopicMeasures[]): TopicMeasures {
  return all.reduce((best, one) => (one.likeness > best.likeness ? one : best))
}

function fitWeights(): FusionWeights {
  const shares = { 'own topic': 0.5, 'another domain': 0.25, 'ordinary text': 0.25 } satisfies Record<
    Pair['kind'],
    number
  >
  const counts = new Map(kinds.map((kind) => [kind, pairs.filter((pair) => pair.kind === kind).length]))
  const observations = pairs.map(
    ({ kind, likeness, words }): Observation => ({
      measures: [likeness, words],
      isPositive: kind === 'own topic',
      weight: shares[kind] / (counts.get(kind) ?? 1),
    }),
  )
  const [meaning = 0, words = 0, bias = 0] = fitLogistic(observations)
  return { meaning, words, bias }
}

/** The bias at which so few texts about something else reach .5 beside the nearest of some fifty topics. */
function atOperatingPoint(fitted: FusionWeights): FusionWeights {
  const logits = pairs
    .filter(({ kind }) => kind === 'another domain')
    .map((pair) => fitted.meaning * pair.likeness + fitted.words * pair.words)
    .sort((a, b) => b - a)
  const bias = -(logits[Math.floor(falseHits * logits.length)] ?? 0)
  const rounded = (value: number): number => Math.round(1e4 * value) / 1e4
  return { meaning: rounded(fitted.meaning), words: rounded(fitted.words), bias: rounded(bias) }
}

function shareAt(kind: Pair['kind'], { meaning, words, bias }: FusionWeights): number {
  const of = pairs.filter((pair) => pair.kind === kind)
  const reached = of.filter((pair) => meaning * pair.likeness + words * pair.words + bias >= 0).length
  return Math.round((1e4 * reached) / of.length) / 1e4
}
