import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textHash } from '../server/text/random/text-hash.ts'
import type { LearnText } from './encoder/learn-text.ts'
import { jsonLines } from './json-lines.ts'

/** Where `training/encoder/gathered_rows.py` is told to write. */
export const gatheredPath = join(tmpdir(), 'redoubt-training', 'gathered.jsonl')

/** A row of the gathered and authored sets: `LearnText`, and whether an order stands in it as material. */
export interface GatheredText extends LearnText {
  readonly planted: 0 | 1 | null
  readonly applies: 0 | 1 | null
  readonly request: string | null
}

/**
 * The single texts of the gathered sets, in the splits of the encoder's fit: `foreign` for whole sources that no fit sees. Of the
 * harmless authored texts that the encoder did not see, half are for calibration, by hash, and all of the project's own: the rarer
 * the alarm, the more texts it takes to know its rate. Throws when the file is not there.
 */
export function gatheredTexts(path: string = gatheredPath): readonly GatheredText[] {
  if (!existsSync(path)) {
    throw new Error(`No ${path}: run python training/encoder/gathered_rows.py <folder train> ${path} first.`)
  }
  return jsonLines<GatheredText>(path)
    .filter(({ second }) => second === null)
    .map(withPool)
}

function withPool(one: GatheredText): GatheredText {
  const isHarmless = one.security === 0 && one.harmful !== 1
  if (!isHarmless || one.split !== 'validation') return one
  if (!one.source.startsWith('authored-own') && textHash(one.text) % 2 === 0) return one
  return { ...one, split: 'calibration', pool: 'authored' }
}
