import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sources from './encoder/foreign-sources.json' with { type: 'json' }
import { jsonLines } from './json-lines.ts'

/** A row of a blind set, with the set as the hand that wrote it. */
export interface KeptBlindRow<Row> {
  /** E.g. `blind 2026-11-27-e`. */
  readonly hand: string
  readonly row: Row
}

/**
 * The rows of one file of the blind sets that were measured and are kept for choices: no network learnt from them, and a few weights
 * over what networks say are a choice. A set that leaves the part out has none.
 */
export function keptBlindRows<Row>(file: string): readonly KeptBlindRow<Row>[] {
  return sources.blindKept.flatMap((set) => {
    const path = join(import.meta.dirname, 'blind', set, file)
    return (existsSync(path) ? jsonLines<Row>(path) : []).map((row) => ({ hand: `blind ${set}`, row }))
  })
}
