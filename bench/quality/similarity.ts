import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Encoder } from '../../server/domain/guard/encoder.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { jsonLines } from '../../training/json-lines.ts'
import { dataFolder } from '../../training/rows.ts'
import { type Interval, rankCorrelation } from './figures/statistics.ts'

/** How well the similarity of two sentences goes with that which people gave them, in one language. */
export interface SimilarityLine {
  /** As the set writes it. */
  readonly language: string
  readonly pairs: number
  /** Spearman's correlation, −1 to 1. */
  readonly correlation: Interval
  /** That of the model which the encoder was made from, as its fit measured it; null when its figures are not there. */
  readonly original: number | null
}

interface SentencePair {
  readonly text: string
  readonly text2: string
  readonly label: number
  readonly lang: string
}

const card = join(import.meta.dirname, '..', '..', 'models', 'encoder.json')

/** Measures the embedding on dev/similarity-stsb-dev, language by language. About a minute on one core. */
export async function measureSimilarity(
  encoder: Encoder,
  folder: string,
  originals: ReadonlyMap<string, number> = originalFigures(card),
): Promise<readonly SimilarityLine[]> {
  const pairs = jsonLines<SentencePair>(join(folder, 'dev', 'similarity-stsb-dev.jsonl'))
  const lines: SimilarityLine[] = []
  for (const [language, own] of Map.groupBy(pairs, ({ lang }) => lang)) {
    const similarities: number[] = []
    for (const { text, text2 } of own) {
      similarities.push(product(await embed(encoder, text), await embed(encoder, text2)))
    }
    lines.push({
      language,
      pairs: own.length,
      correlation: rankCorrelation(
        similarities,
        own.map(({ label }) => label),
      ),
      original: originals.get(language) ?? null,
    })
  }
  return lines
}

/** The figures of the original model by language, as the fit wrote them beside the encoder's own; empty when they are missing. */
export function originalFigures(path: string): ReadonlyMap<string, number> {
  const { figures } = JSON.parse(readFileSync(path, 'utf8')) as { readonly figures?: unknown }
  const found = recordOf(recordOf(figures)['similarity of the original'])
  return new Map(
    Object.entries(found).flatMap(([language, one]) => {
      const { value } = recordOf(one)
      return typeof value === 'number' ? [[language, value] as const] : []
    }),
  )
}

function recordOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : {}
}

async function embed(encoder: Encoder, text: string): Promise<Float32Array> {
  const [encoding] = await encoder.encode(encoder.windowsOf(text.toWellFormed(), 1))
  return encoding?.embedding ?? new Float32Array()
}

function product(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

// On its own: `node bench/quality/similarity.ts [data folder]`.
if (import.meta.main) {
  for (const { language, pairs, correlation, original } of await measureSimilarity(
    await loadEncoder(),
    dataFolder(process.argv[2]),
  )) {
    console.log(`${language}  ${pairs} pairs  ${correlation.value.toFixed(4)}  original ${original?.toFixed(4) ?? '–'}`)
  }
}
