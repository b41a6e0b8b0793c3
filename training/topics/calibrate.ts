import { writeFileSync } from 'node:fs'
import { embedTexts } from '../../server/detectors/compile/embed-texts.ts'
import type { TopicCalibrationFile, TopicWeights } from '../../server/detectors/topics/topic-calibration.ts'
import { topicCalibrationPath } from '../../server/detectors/topics/topic-calibration.ts'
import { withoutLanguage } from '../../server/detectors/topics/without-language.ts'
import { packVectors, unpackVectors } from '../../server/detectors/vectors/pack-vectors.ts'
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

/** Beyond this share texts of other domains are told worse, and texts about a topic in everyday words are lost to it. */
const ordinaryShareMax = 0.4

/** Which share of texts about something else may reach .5 beside the nearest of some fifty topics. */
const falseHits = 0.08

const folder = dataFolder(process.argv[2])
const encoder = await loadEncoder()
const { languages, directions: found } = await languageDirections(encoder, folder)
const packed = packVectors(found)
const directions = unpackVectors(packed)
/** So many ordinary texts tell what is near to anything; the others are measured. */
const ordinaryMax = 500
const ordinaryTexts = backgroundTexts(folder).filter(({ source }) => source !== 'topics-hwu64')
const packedOrdinary = packVectors(await ordinaryDirections())
const ordinary = unpackVectors(packedOrdinary)

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
    'How a text is compared with topics: directions that only tell a language, ordinary texts, and the weights of meaning and words. Written by training/topics/calibrate.ts; make it again whenever the encoder changes.',
  encoder: encoder.identity.version,
  languages,
  directions: packed,
  ordinary: packedOrdinary,
  weights,
  figures,
}
writeFileSync(topicCalibrationPath, `${JSON.stringify(file, null, 1)}\n`)
console.log(weights, figures)

/** Every second ordinary text, by its beginning, spread over the sets. */
async function ordinaryDirections(): Promise<readonly Float32Array[]> {
  const chosen = ordinaryTexts.filter((_, at) => at % 2 === 0)
  const spread = chosen.filter(
    (_, at) => Math.floor((at * ordinaryMax) / chosen.length) !== Math.floor(((at - 1) * ordinaryMax) / chosen.length),
  )
  const vectors = await embedTexts(
    encoder,
    spread.map(({ text }) => text.slice(0, ordinaryUnitsMax)),
  )
  return vectors.flatMap((vector) => (vector === null ? [] : [withoutLanguage(vector, directions)]))
}

async function measurePairs(): Promise<readonly Pair[]> {
  const { draws, queries } = calibrationSets(folder)
  const others = ordinaryTexts.filter((_, at) => at % 2 === 1)
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
    const beside = await measureBeside({ encoder, directions, ordinary }, topics)
    for (const { text, intent, domain } of queries.filter((_, at) => at % draws.length === draw)) {
      const all = await beside(text)
      const own = all[intents.indexOf(intent)]
      if (own !== undefined) measured.push({ kind: 'own topic', ...own })
      measured.push({ kind: 'another domain', ...nearest(all.filter((_, at) => domains[at] !== domain)) })
    }
    for (const { text } of others.filter((_, at) => at % draws.length === draw)) {
      measured.push({ kind: 'ordinary text', ...nearest(await beside(text.slice(0, ordinaryUnitsMax))) })
    }
  }
  return measured
}

function nearest(all: readonly TopicMeasures[]): TopicMeasures {
  return all.reduce((best, one) => (one.likeness > best.likeness ? one : best))
}

function fitWeights(): TopicWeights {
  const shares = { 'own topic': 0.5, 'another domain': 0.25, 'ordinary text': 0.25 } satisfies Record<
    Pair['kind'],
    number
  >
  const counts = new Map(kinds.map((kind) => [kind, pairs.filter((pair) => pair.kind === kind).length]))
  const observed = (measuresOf: (pair: Pair) => readonly number[]): readonly Observation[] =>
    pairs.map((pair) => ({
      measures: measuresOf(pair),
      isPositive: pair.kind === 'own topic',
      weight: shares[pair.kind] / (counts.get(pair.kind) ?? 1),
    }))
  const [likeness = 0, , ordinariness = 0] = fitLogistic(
    observed((pair) => [pair.likeness, pair.words, pair.ordinariness]),
  )
  const share = Math.round(100 * Math.min(ordinaryShareMax, Math.max(0, -ordinariness / likeness))) / 100
  const [meaning = 0, words = 0, bias = 0] = fitLogistic(observed((pair) => [lowered(pair, share), pair.words]))
  return { meaning, words, bias, ordinary: share }
}

/** The likeness as the detector has it. */
function lowered({ likeness, ordinariness }: Pair, share: number): number {
  return likeness - share * ordinariness
}

/** The bias at which so few texts about something else reach .5 beside the nearest of some fifty topics. */
function atOperatingPoint(fitted: TopicWeights): TopicWeights {
  const logits = pairs
    .filter(({ kind }) => kind === 'another domain')
    .map((pair) => fitted.meaning * lowered(pair, fitted.ordinary) + fitted.words * pair.words)
    .sort((a, b) => b - a)
  const bias = -(logits[Math.floor(falseHits * logits.length)] ?? 0)
  const rounded = (value: number): number => Math.round(1e4 * value) / 1e4
  return { ...fitted, meaning: rounded(fitted.meaning), words: rounded(fitted.words), bias: rounded(bias) }
}

function shareAt(kind: Pair['kind'], { meaning, words, bias, ordinary: share }: TopicWeights): number {
  const of = pairs.filter((pair) => pair.kind === kind)
  const reached = of.filter((pair) => meaning * lowered(pair, share) + words * pair.words + bias >= 0).length
  return Math.round((1e4 * reached) / of.length) / 1e4
}
