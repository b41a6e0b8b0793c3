import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { randomFromNumber } from '../../server/text/random/seeded-random.ts'
import { textHash } from '../../server/text/random/text-hash.ts'
import { generationSeed } from '../generate/catalogue.ts'
import { isOfPool } from '../generate/held-out-pairs.ts'
import { wellFormedLines } from '../json-lines.ts'
import { nearDuplicates } from '../near-duplicates.ts'
import { isNoise } from '../noise.ts'
import { rowsOf } from '../rows.ts'
import { generatedSecurity } from './generated.ts'
import { generatedContent, generatedResponses } from './generated-content.ts'
import type { LearnText, Split } from './learn-text.ts'
import type { LearnSource, RawRow } from './sources.ts'
import { learnSources } from './sources.ts'

/** All texts with what is known of them, whole and as sent. */
export interface LearnTexts {
  readonly texts: readonly LearnText[]
  /** How many texts of each source were left out because they resemble a dev text. */
  readonly dropped: Readonly<Record<string, number>>
  readonly licences: Readonly<Record<string, string>>
  readonly seed: number
}

/** Reads the labelled sets of a data folder and makes the generated texts; the same sets give the same texts. About a minute. */
export function learnTexts(folder: string): LearnTexts {
  const labelled = learnSources.flatMap((source) => textsOfSource(folder, source))
  const documents = labelled.filter(({ source, split }) => source === 'benign-documents' && split === 'fit')
  const everything = [
    ...labelled,
    ...joinedDocuments(labelled.filter(({ source }) => source === 'benign-documents')),
    ...generatedSecurity(documents.map(({ text }) => text)),
    ...generatedContent(),
    ...generatedResponses(),
  ]
  const duplicates = nearDuplicates(
    everything.map(({ text, second }) => second ?? text),
    devTexts(folder),
  )
  return {
    texts: everything.filter((_, at) => !duplicates.has(at)),
    dropped: Object.fromEntries(countBy([...duplicates].map((at) => everything[at]?.source ?? ''))),
    licences: Object.fromEntries(learnSources.map(({ name, licence }) => [name, licence])),
    seed: generationSeed,
  }
}

/** How often each name occurs. */
export function countBy(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function textsOfSource(folder: string, source: LearnSource): readonly LearnText[] {
  const seen = new Set<string>()
  return rawRows(folder, source.file ?? source.name)
    .filter((row) => !isNoise(source.file ?? source.name, noiseRow(row)))
    .toSorted((a, b) => textHash(a.text ?? '') - textHash(b.text ?? ''))
    .map((row) => learnText(source, row))
    .filter(({ text, second }) => {
      const key = `${text}\n${second ?? ''}`
      if (text.trim() === '' || seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, source.rowsMax)
}

function learnText(source: LearnSource, row: RawRow): LearnText {
  const labels = source.labels(row)
  const [text, second] = source.pair?.(row) ?? [row.text ?? '', null]
  const isPool = source.pool !== null && labels.security === 0
  const language = row.lang || 'en'
  const pool = source.name === 'benign-documents' && language !== 'en' ? 'languages' : source.pool
  // Requests with responses are split by the request, which many responses share.
  const split = splitOf(source.pair === undefined ? (row.text ?? '') : text, isPool)
  return { ...labels, text, second, source: source.name, pool: isPool ? pool : null, split, language, attackSpan: null }
}

/** Benign texts of the pool are split as in the fit of the security weights; of what it learns from, an eighth is for choices. */
function splitOf(text: string, isPool: boolean): Split {
  if (isPool && isOfPool(text)) return 'calibration'
  return textHash(`validation ${text}`) % 8 === 0 ? 'validation' : 'fit'
}

function joinedDocuments(passages: readonly LearnText[]): readonly LearnText[] {
  const random = randomFromNumber(generationSeed - 1)
  return (['fit', 'validation', 'calibration'] as const).flatMap((split) => {
    const own = passages.filter((one) => one.split === split)
    return Array.from({ length: split === 'validation' ? 150 : 400 }, (): LearnText => {
      const wanted = 3_000 + random.below(17_000)
      const first = random.pick(own)
      let text = first.text
      while (text.length < wanted) text += `\n\n${random.pick(own).text}`
      return { ...first, text, source: 'benign-documents-joined', pool: 'long', language: 'en' }
    })
  })
}

function rawRows(folder: string, name: string): readonly RawRow[] {
  return wellFormedLines(join(folder, 'train', `${name}.jsonl`))
}

function noiseRow({ text = '', label = '', lang = '', category = '' }: RawRow) {
  return { text, label, lang, category, source: '' }
}

function devTexts(folder: string): readonly string[] {
  const dev = join(folder, 'dev')
  const names = readdirSync(dev).filter((name) => name.endsWith('.jsonl'))
  return names.flatMap((name) => rowsOf(dev, name.replace('.jsonl', '')).map(({ text }) => text))
}
