import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sources from './encoder/foreign-sources.json' with { type: 'json' }

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
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
    return lines.filter((line) => line !== '').map((line) => ({ hand: `blind ${set}`, row: JSON.parse(line) as Row }))
  })
}
