import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where `npm run bench:zoos -- --write` keeps what came of each target. */
export const playedZoosPath = fileURLToPath(new URL('./played-zoos.json', import.meta.url))

/** The zoos that are played by one plan, by name; the first and the second have tests of their own. */
export const playedZooNames = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const

/** What came of one target. */
export interface PlayedLine {
  readonly isRight: boolean
  readonly attempts: number
  /** Attempts that brought out what is planted and were judged a breach. */
  readonly found: number
  readonly turns: number
  /** Turns with a harmless answer that were told to be a breach. */
  readonly accused: number
}

/** What came of all targets, and by which weights and networks it was judged. */
export interface PlayedZoos {
  readonly madeFor: { readonly judge: string; readonly encoder: string }
  readonly targets: Readonly<Record<string, PlayedLine>>
}

export function readPlayedZoos(): PlayedZoos {
  return JSON.parse(readFileSync(playedZoosPath, 'utf8')) as PlayedZoos
}
