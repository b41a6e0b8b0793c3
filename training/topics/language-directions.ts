import { join } from 'node:path'
import { embedTexts } from '../../server/detectors/compile/embed-texts.ts'
import { type Encoder, embeddingWidth } from '../../server/domain/guard/encoder.ts'
import { type Row, rowsOf } from '../rows.ts'

/** What only tells in which language a text is written. */
export interface LanguageDirections {
  readonly languages: readonly string[]
  readonly directions: readonly Float32Array[]
}

/** A set in which several languages say the same kind of things, and where its English stands. */
interface ParallelSet {
  readonly name: string
  readonly english: string
  /** How its rows name English; null: all rows of `english`. */
  readonly englishAs: string | null
  readonly languages: readonly string[]
}

const sets: readonly ParallelSet[] = [
  {
    name: 'similarity-stsb',
    english: 'similarity-stsb',
    englishAs: 'en',
    languages: ['de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'ru', 'zh'],
  },
  { name: 'benign-cyber-multilingual', english: 'benign-cyber', englishAs: null, languages: ['Hindi', 'Thai'] },
]

/** So many texts of a language tell it. */
const textsMax = 300

/**
 * For each language the way from English texts to its texts of the same kind, at right angles to those before.
 * Cost: 4,000 short texts through the encoder.
 */
export async function languageDirections(encoder: Encoder, folder: string): Promise<LanguageDirections> {
  const directions: Float32Array[] = []
  const languages: string[] = []
  for (const { name, english, englishAs, languages: of } of sets) {
    const from = await meanOf(encoder, rowsOf(join(folder, 'train'), english).filter(isOf(englishAs)))
    const rows = rowsOf(join(folder, 'train'), name)
    for (const language of of) {
      const to = await meanOf(encoder, rows.filter(isOf(language)))
      directions.push(
        atRightAngles(
          to.map((value, at) => value - (from[at] ?? 0)),
          directions,
        ),
      )
      languages.push(language)
    }
  }
  return { languages, directions }
}

function isOf(language: string | null): (row: Row) => boolean {
  return (row) => language === null || row.lang === language
}

async function meanOf(encoder: Encoder, rows: readonly Row[]): Promise<Float32Array> {
  const texts = rows.slice(0, textsMax).map(({ text }) => text)
  if (texts.length < 50) throw new Error('a language has fewer than 50 texts')
  const mean = new Float32Array(embeddingWidth)
  for (const vector of await embedTexts(encoder, texts)) {
    vector?.forEach((value, at) => {
      mean[at] = (mean[at] ?? 0) + value / texts.length
    })
  }
  return mean
}

function atRightAngles(vector: Float32Array, others: readonly Float32Array[]): Float32Array {
  const left = Float32Array.from(vector)
  for (const other of others) {
    const share = left.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
    other.forEach((value, at) => {
      left[at] = (left[at] ?? 0) - share * value
    })
  }
  const length = Math.hypot(...left)
  return left.map((value) => value / length)
}
