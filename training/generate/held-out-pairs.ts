import { join } from 'node:path'
import { textHash } from '../../server/text/random/text-hash.ts'
import { rowsOf } from '../rows.ts'
import type { GeneratedPair } from './catalogue.ts'
import { generatePairs, generationSeed } from './catalogue.ts'

/** The generated pairs as the benchmark needs them: those whose wording, or whose whole family, no fit saw. */
export function heldOutPairs(folder: string): readonly GeneratedPair[] {
  const rows = rowsOf(join(folder, 'train'), 'benign-documents').map(({ text }) => text)
  return generatePairs(
    rows.filter((text) => isOfPool(text)),
    generationSeed,
  ).filter(({ heldOut }) => heldOut)
}

/** Whether a benign text of the sets is in the calibration pool, and so in no fit. */
export function isOfPool(text: string): boolean {
  return textHash(text) % 100 < 45
}
