import { readFileSync, writeFileSync } from 'node:fs'
import type { Knot } from '../../server/detectors/content/calibrated-value.ts'
import { contentCalibrationPath, loadContentCalibration } from '../../server/detectors/content/content-calibration.ts'
import { scoreSentences } from '../../server/detectors/content/judge-harm-sentences.ts'
import { createReadingEncoder } from '../../server/detectors/meaning/encode-reading.ts'
import { exchangeOf } from '../../server/detectors/views/exchange-of.fixture.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import { networksOf } from '../../server/domain/guard/encoder.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { rowsOf, trainFolder } from '../rows.ts'

/**
 * Writes how single sentences of long texts are weighed into models/content-calibration.json, which fit_content.py wrote before:
 * `node training/content/sentence-scale.ts [folder data]`. The scale says how many long ordinary documents have a sentence
 * that harmful, documents of each source counting alike. Two minutes on one core.
 */

/** Of the deeper network beside the first look: the middle of 1 to 2, between which blind sets that nothing learnt from say no difference. */
const weight = 1.5
/** Below this score of a window its sentences are not read: six of seven ordinary long documents, half of those of blind sets, and 15 in 100 of those that hide something. */
const from = -1
/** What a document has, in UTF-16 units. */
const units = { min: 1_500, max: 4_300 } as const
const documentsOfSourceMax = 6
/** Shares of documents at which the scale is read off. */
const rates = [0.4, 0.3, 0.2, 0.15, 0.1, 0.07, 0.05, 0.03, 0.02, 0.015, 0.01, 0.005]
/**
 * So many times as often as a message may a long document alarm, for it says as much as dozens: at 1.5 % of documents half of what is hidden in
 * documents of blind sets is found (.49 of 160; .42 at 1.2 %, .53 at 2 % where a tenth of those harmless documents alarms).
 */
const alarmsOfDocument = 1.5

const encoder = await loadEncoder()
const encode = createReadingEncoder(encoder)
const madeFor = networksOf(encoder)
const file = JSON.parse(readFileSync(contentCalibrationPath, 'utf8'))
const unscaled = {
  from,
  weight,
  knots: [
    { score: 0, rate: 1 },
    { score: 1, rate: 0.1 },
  ],
}
// Right after fit_content.py there is no scale yet; else the old one stays until the new one is known.
if (file.sentences === undefined) write(unscaled)
const calibration = { ...loadContentCalibration(madeFor), sentences: unscaled }
const found: { readonly score: number; readonly share: number }[] = []
for (const texts of documents()) {
  for (const text of texts) {
    const { parts } = await encode(readExchange(exchangeOf(text)))
    const scored = await scoreSentences(parts, calibration, encoder)
    const score = scored.reduce((most, one) => Math.max(most, one.score), Number.NEGATIVE_INFINITY)
    found.push({ score, share: 1 / texts.length })
  }
}
const knots = knotsOf(found)
write({ ...unscaled, knots })
console.log(`${found.length} documents`, knots)

function write(sentences: object): void {
  writeFileSync(contentCalibrationPath, `${JSON.stringify({ ...file, sentences }, null, 1)}\n`)
}

/** Long documents by source: passages of one source, one after the other. */
function documents(): readonly (readonly string[])[] {
  const rows = ['benign-documents-public', 'benign-documents'].flatMap((name) =>
    rowsOf(trainFolder(process.argv[2]), name),
  )
  return [...Map.groupBy(rows, ({ source }) => source).values()].flatMap((own) => {
    const long: string[] = []
    let text = ''
    for (const row of own) {
      if (long.length === documentsOfSourceMax) break
      text += `${text === '' ? '' : '\n\n'}${row.text}`
      const wanted = units.min + ((long.length * 577) % (units.max - units.min))
      if (text.length < wanted) continue
      long.push(text.slice(0, units.max))
      text = ''
    }
    return long.length === 0 ? [] : [long]
  })
}

/** The score that each share of the documents reaches; scores rise, rates fall. */
function knotsOf(scored: readonly { readonly score: number; readonly share: number }[]): readonly Knot[] {
  const all = scored.reduce((sum, { share }) => sum + share, 0)
  let reached = 0
  const falling = scored
    .toSorted((a, b) => b.score - a.score)
    .map(({ score, share }) => {
      reached += share / all
      return { score, reached }
    })
  return rates
    .flatMap((rate): readonly Knot[] => {
      const at = falling.find((one) => one.reached >= rate)
      if (at === undefined || at.score === Number.NEGATIVE_INFINITY) return []
      return [{ score: Number(at.score.toFixed(4)), rate: Number((rate / alarmsOfDocument).toFixed(6)) }]
    })
    .filter(({ score }, at, knots) => at === 0 || score > (knots[at - 1]?.score ?? 0))
}
