import { join } from 'node:path'
import { textHash } from '../../server/text/random/text-hash.ts'
import { jsonLines } from '../json-lines.ts'
import { nearDuplicates } from '../near-duplicates.ts'
import { rowsOf } from '../rows.ts'

/** A text of an intent; intents belong to domains. */
export interface IntentText {
  readonly text: string
  readonly intent: string
  readonly domain: string
}

/** What similarities to topics are calibrated on. */
export interface CalibrationSets {
  /** Three draws of sentences that stand for the intents, at most ten for each intent. */
  readonly draws: readonly (readonly IntentText[])[]
  /** Other texts of the same intents. */
  readonly queries: readonly IntentText[]
}

const sentencesEach = 10
const queriesEach = 40
const drawCount = 3

/**
 * Intents of train/topics-hwu64 in the order of a hash: the same for the same set. Texts that resemble one of
 * dev/topics-clinc150 are left out.
 */
export function calibrationSets(folder: string): CalibrationSets {
  const all = intentTexts(join(folder, 'train', 'topics-hwu64.jsonl'))
  const dev = rowsOf(join(folder, 'dev'), 'topics-clinc150').map(({ text }) => text)
  const duplicates = nearDuplicates(
    all.map(({ text }) => text),
    dev,
  )
  const draws: IntentText[][] = Array.from({ length: drawCount }, () => [])
  const queries: IntentText[] = []
  const clean = all.filter((_, at) => !duplicates.has(at))
  for (const intent of new Set(clean.map((row) => row.intent))) {
    const rows = clean.filter((row) => row.intent === intent).toSorted((a, b) => textHash(a.text) - textHash(b.text))
    // Small intents have texts for fewer draws.
    const used = rows.length >= 70 ? drawCount : rows.length >= 50 ? drawCount - 1 : 1
    for (let draw = 0; draw < used; draw++) {
      draws[draw]?.push(...rows.slice(draw * sentencesEach, (draw + 1) * sentencesEach))
    }
    queries.push(...rows.slice(used * sentencesEach, used * sentencesEach + queriesEach))
  }
  return { draws, queries }
}

function intentTexts(file: string): readonly IntentText[] {
  const rows = jsonLines<{ readonly text: string; readonly label: string; readonly domain: string }>(file)
  const distinct = new Map(rows.map((row) => [row.text.trim().toLowerCase(), row]))
  return [...distinct.values()].map(({ text, label, domain }) => ({ text, intent: label, domain }))
}
