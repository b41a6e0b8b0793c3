import { join } from 'node:path'
import type { TopicsDetector } from '../../server/detectors/detector.ts'
import { createReadingEncoder } from '../../server/detectors/meaning/encode-reading.ts'
import { createSentenceEncoder } from '../../server/detectors/meaning/encode-sentences.ts'
import { readTopicCalibration } from '../../server/detectors/topics/topic-calibration.ts'
import { createTopicsDetector } from '../../server/detectors/topics/topics-detector.ts'
import { exchangeOf } from '../../server/detectors/views/exchange-of.fixture.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import type { Encoder } from '../../server/domain/guard/encoder.ts'
import type { CompiledTopic } from '../../server/domain/policy/compiled.ts'
import type { ActiveTopic } from '../../server/domain/project/project.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { jsonLines } from '../../training/json-lines.ts'
import { dataFolder } from '../../training/rows.ts'
import { compileTopics, topicOf } from '../../training/topics/measured-topics.ts'
import { areaUnderCurve, type Share, shareOf } from './figures/statistics.ts'
import { openOriginal } from './original-encoder.ts'

/** A number with the range in which it lies with 95 % certainty. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** How well one way of comparing tells the 150 intents of dev/topics-clinc150 from what is out of their scope. */
export interface TopicFigures {
  readonly name: string
  /** Of the greatest similarity, test rows against the out-of-scope rows of the test split. */
  readonly areaUnderCurve: Interval
  /** The same against all out-of-scope rows. */
  readonly areaUnderCurveAll: Interval
  /** Test rows whose nearest topic is their intent. */
  readonly nearestIsRight: Share
  /** Test rows at the default threshold of their own intent's topic, and out-of-scope rows at that of any. */
  readonly reachedInScope: Share
  readonly reachedOutOfScope: Share
  /** Median of what a comparison took, reading and encoding included; null where it was not measured. */
  readonly medianMs: number | null
}

const sentencesEach = 10
const threshold = 0.5

interface Row {
  readonly text: string
  readonly label: string
  readonly split: string
}

/** The similarities of a text with all topics, in their order. */
type Compare = (text: string) => Promise<readonly number[]>

/**
 * Measures topics on dev/topics-clinc150: each intent is a topic of its first ten rows of the train split. The product's
 * detector, its comparison by words alone, the largest cosine of the encoder alone and, when given, that of the model
 * that the encoder was made from. Takes a minute on one core.
 */
export async function measureTopics(
  encoder: Encoder,
  folder: string,
  original: Encoder | null = null,
): Promise<readonly TopicFigures[]> {
  const rows = rowsOf(folder)
  const topics = topicsOf(rows)
  const compiled = await compileTopics(encoder, topics)
  const encode = createReadingEncoder(encoder)
  const calibration = readTopicCalibration(encoder.identity.version)
  const product = createTopicsDetector({ encode, sentences: createSentenceEncoder(encoder), calibration })
  const ways: readonly (readonly [name: string, compare: Compare])[] = [
    ['the product: meaning and words', byDetector(product, topics, compiled)],
    ['words alone', byDetector(createTopicsDetector(), topics, new Map())],
    ['the encoder alone, greatest cosine', await byCosine(encoder, topics)],
    ...(original === null
      ? []
      : [['the original MiniLM alone, greatest cosine', await byCosine(original, topics)] as const]),
  ]
  const figures: TopicFigures[] = []
  for (const [name, compare] of ways) figures.push(await figuresOf(name, compare, { rows, topics }))
  return figures
}

function rowsOf(folder: string): readonly Row[] {
  return jsonLines<Row>(join(folder, 'dev', 'topics-clinc150.jsonl'))
}

const outOfScope = 'oos'

function topicsOf(rows: readonly Row[]): readonly ActiveTopic[] {
  const known = rows.filter(({ split, label }) => split === 'train' && label !== outOfScope)
  return [...new Set(known.map(({ label }) => label))].map((intent) =>
    topicOf(
      intent,
      known
        .filter(({ label }) => label === intent)
        .slice(0, sentencesEach)
        .map(({ text }) => text),
    ),
  )
}

function byDetector(
  detector: TopicsDetector,
  topics: readonly ActiveTopic[],
  compiled: ReadonlyMap<string, CompiledTopic>,
): Compare {
  const wanted = { topics, compiled, ids: new Set(topics.map(({ topic }) => topic.id)) }
  const scope = { signal: new AbortController().signal }
  return async (text) => {
    const finding = await detector.evaluate(readExchange(exchangeOf(text)), wanted, scope)
    if (finding.status !== 'compared') throw new Error(`topics were not compared: ${finding.reason}`)
    return finding.topics.map(({ similarity }) => similarity)
  }
}

async function byCosine(encoder: Encoder, topics: readonly ActiveTopic[]): Promise<Compare> {
  const embed = async (text: string): Promise<Float32Array> =>
    (await encoder.encode(encoder.windowsOf(text, 1)))[0]?.embedding ?? new Float32Array()
  const sentences: Float32Array[][] = []
  for (const { topic } of topics) {
    const own: Float32Array[] = []
    for (const { text } of topic.sentences) own.push(await embed(text))
    sentences.push(own)
  }
  return async (text) => {
    const meaning = await embed(text)
    return sentences.map((own) => Math.max(...own.map((one) => cosine(meaning, one))))
  }
}

function cosine(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

interface Measured {
  readonly greatest: number
  readonly own: number
  readonly isRight: boolean
}

async function figuresOf(
  name: string,
  compare: Compare,
  { rows, topics }: { readonly rows: readonly Row[]; readonly topics: readonly ActiveTopic[] },
): Promise<TopicFigures> {
  const intents = topics.map(({ topic }) => topic.id)
  const timesMs: number[] = []
  const measureAll = async (chosen: readonly Row[]): Promise<readonly Measured[]> => {
    const measured: Measured[] = []
    for (const { text, label } of chosen) {
      const startedMs = performance.now()
      const similarities = await compare(text)
      timesMs.push(performance.now() - startedMs)
      const greatest = Math.max(...similarities)
      const own = similarities[intents.indexOf(label)] ?? 0
      measured.push({ greatest, own, isRight: intents[similarities.indexOf(greatest)] === label })
    }
    return measured
  }
  const inScope = await measureAll(rows.filter(({ split, label }) => split === 'test' && label !== outOfScope))
  const outOfTest = await measureAll(rows.filter(({ split }) => split === 'oos_test'))
  const others = await measureAll(rows.filter(({ split, label }) => label === outOfScope && split !== 'oos_test'))
  const values = (measured: readonly Measured[]): readonly number[] => measured.map(({ greatest }) => greatest)
  const all = [...outOfTest, ...others]
  return {
    name,
    areaUnderCurve: resampled(values(inScope), values(outOfTest)),
    areaUnderCurveAll: resampled(values(inScope), values(all)),
    nearestIsRight: shareOf(inScope.filter(({ isRight }) => isRight).length, inScope.length),
    reachedInScope: shareOf(inScope.filter(({ own }) => own >= threshold).length, inScope.length),
    reachedOutOfScope: shareOf(all.filter(({ greatest }) => greatest >= threshold).length, all.length),
    medianMs: timesMs.sort((a, b) => a - b)[Math.floor(timesMs.length / 2)] ?? null,
  }
}

const resamples = 300

/** The area with the middle 95 % of those of texts drawn again, with a fixed seed. */
function resampled(inScope: readonly number[], outside: readonly number[]): Interval {
  let state = 1
  const draw = (values: readonly number[]): readonly number[] =>
    values.map(() => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return values[Math.floor((state / 2 ** 32) * values.length)] ?? 0
    })
  const areas = Array.from({ length: resamples }, () => areaUnderCurve(draw(inScope), draw(outside)))
  areas.sort((a, b) => a - b)
  return {
    value: areaUnderCurve(inScope, outside),
    low: areas[Math.floor(0.025 * resamples)] ?? 0,
    high: areas[Math.floor(0.975 * resamples)] ?? 0,
  }
}

/** The figures as a Markdown table. */
export function topicsText(figures: readonly TopicFigures[]): string {
  const area = ({ value, low, high }: Interval): string =>
    `${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
  const share = ({ share: value, low, high }: Share): string => area({ value, low, high })
  return [
    '| comparison | AUC, test split | AUC, all 1,200 | nearest is right | in scope at .5 | out of scope at .5 | median |',
    '|---|---|---|---|---|---|---|',
    ...figures.map((one) =>
      [
        `| ${one.name}`,
        area(one.areaUnderCurve),
        area(one.areaUnderCurveAll),
        share(one.nearestIsRight),
        share(one.reachedInScope),
        share(one.reachedOutOfScope),
        `${one.medianMs?.toFixed(1) ?? '–'} ms |`,
      ].join(' | '),
    ),
  ].join('\n')
}

// On its own: `node bench/quality/topics.ts [data folder] [--original <file>]`.
if (import.meta.main) {
  const words = process.argv.slice(2)
  const at = words.indexOf('--original')
  const original = at < 0 ? undefined : words[at + 1]
  const folder = dataFolder(words.find((_, place) => at < 0 || (place !== at && place !== at + 1)))
  const encoder = await loadEncoder()
  console.log(
    topicsText(
      await measureTopics(encoder, folder, original === undefined ? null : await openOriginal(original, encoder)),
    ),
  )
}
