import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ngramsOf, ngramWindows } from '../../server/detectors/security/character-ngrams.ts'
import { features } from '../../server/detectors/security/feature-list.ts'
import { extractFeatures } from '../../server/detectors/security/features.ts'
import { exchangeOf } from '../../server/detectors/views/exchange-of.fixture.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import { randomFromNumber } from '../../server/text/random/seeded-random.ts'
import { LineFile } from '../line-file.ts'
import { dataFolder } from '../rows.ts'
import { type SecurityText, securityTexts } from './security-texts.ts'

/**
 * Writes what the rules and the n-grams learn from, one JSON object a line:
 * `node training/security/extract-features.ts [folder for features.jsonl and ngrams.jsonl] [data folder]`. A few minutes
 * on two cores; the same sets give the same files.
 */
const target = process.argv[2] ?? join(tmpdir(), 'redoubt-training')
const { texts, dropped, licences, seed } = securityTexts(dataFolder(process.argv[3]))
const featureFile = new LineFile(join(target, 'features.jsonl'))
const ngramFile = new LineFile(join(target, 'ngrams.jsonl'))
featureFile.write({
  features: features.map(({ name, sign }) => ({ name, sign })),
  seed,
  dropped,
  sources: Object.entries(licences).map(([name, licence]) => ({ name, licence })),
})
const random = randomFromNumber(seed)
/** Windows of one text that the n-grams learn from: more would let long texts outweigh all others. */
const windowsOfTextMax = 3

/** At most so many texts of a source and label: the n-grams would learn the largest by heart. */
const textsOfSourceMax = 2_500
const counts = new Map<string, number>()

texts.forEach((one, at) => {
  const { text, isAttack: attack, source, kind, split, language } = one
  if (split !== 'fit') return
  const key = `${source} ${attack}`
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  if (count > textsOfSourceMax) return
  const reading = readExchange(exchangeOf(text))
  const { values } = extractFeatures(reading)
  const x = [...values].flatMap((value, index) => (value === 0 ? [] : [[index, Number(value.toFixed(4))]]))
  featureFile.write({ source, kind, split, language, attack, x })
  const view = reading.views.find((view) => view.kind === 'normalised') ?? reading.views[0]
  if (view === undefined || (attack && reading.views.some((view) => view.kind === 'decoded'))) return
  for (const { start, end } of windowsToLearn(one, view.text.length)) {
    ngramFile.write({ source, kind, attack, text: at, n: ngramsOf(view.text.slice(start, end)) })
  }
})
featureFile.close()
ngramFile.close()
console.log(`${texts.length} texts, left out: ${JSON.stringify(dropped)} → ${target}`)

/** Of an attack the windows that hold it, or its first ones; of a benign text any. */
function windowsToLearn({ isAttack, attackSpan }: SecurityText, length: number) {
  const windows = ngramWindows(length)
  if (!isAttack) return windows.length <= windowsOfTextMax ? windows : [random.pick(windows), random.pick(windows)]
  const holding = attackSpan === null ? windows : windows.filter(({ start, end }) => overlaps(attackSpan, start, end))
  return holding.slice(0, windowsOfTextMax)
}

/** Whether a window holds at least half of an attack, or is filled by it. */
function overlaps([from, to]: readonly [number, number], start: number, end: number): boolean {
  const shared = Math.min(to, end) - Math.max(from, start)
  return shared >= Math.min(to - from, end - start) / 2
}
