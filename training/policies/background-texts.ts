import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { textHash } from '../../server/text/random/text-hash.ts'
import sources from '../encoder/foreign-sources.json' with { type: 'json' }
import { nearDuplicates } from '../near-duplicates.ts'
import { isNoise } from '../noise.ts'
import { ownFolder, type Row, rowsOf } from '../rows.ts'

/** A set of benign texts, how many of it are taken, and what all of them weigh together in the background. */
export interface BackgroundSource {
  readonly name: string
  readonly licence: string
  readonly count: number
  /** Share of the whole, 0 to 1; all together 1. */
  readonly share: number
}

/** Ordinary texts of our own: the only ones of which words are kept. */
export const ownOrdinary = 'own-ordinary'

/** What people send to assistants, questions and chat above all; documents and code in smaller parts. */
export const backgroundSources: readonly BackgroundSource[] = [
  { name: 'benign-arena-hard-v2', licence: 'Apache-2.0', count: 330, share: 0.1584 },
  { name: 'benign-everyday', licence: 'Apache-2.0', count: 560, share: 0.1872 },
  { name: 'benign-seed-tasks', licence: 'Apache-2.0', count: 120, share: 0.0576 },
  { name: 'topics-hwu64', licence: 'CC-BY-4.0', count: 300, share: 0.0864 },
  { name: 'benign-roleplay', licence: 'MIT', count: 140, share: 0.0432 },
  { name: 'benign-personas', licence: 'CC0-1.0', count: 80, share: 0.0216 },
  { name: 'benign-documents', licence: 'CC-BY-4.0, CC0-1.0, MIT/Apache-2.0', count: 240, share: 0.1008 },
  { name: 'benign-code-tasks', licence: 'MIT', count: 70, share: 0.0216 },
  { name: 'benign-tools', licence: 'MIT', count: 50, share: 0.0144 },
  { name: 'benign-cyber', licence: 'MIT', count: 60, share: 0.0144 },
  { name: 'benign-cyber-multilingual', licence: 'MIT', count: 60, share: 0.0144 },
  { name: ownOrdinary, licence: 'own', count: 800, share: 0.28 },
]

/** A benign text with its weight in the background. */
export interface BackgroundText {
  readonly text: string
  readonly source: string
  readonly weight: number
}

/**
 * The benign texts that policies are calibrated against, chosen by hash: the same for the same sets. Those that resemble
 * a text of `dev` are left out. Takes about half a minute.
 */
export function backgroundTexts(folder: string): readonly BackgroundText[] {
  const train = join(folder, 'train')
  const rows = backgroundSources.flatMap(({ name }) =>
    (name === ownOrdinary ? ownTexts() : rowsOf(train, name))
      .filter((row) => !isNoise(name, row))
      .map(({ text }) => ({ text, name })),
  )
  const duplicates = nearDuplicates(
    rows.map(({ text }) => text),
    devTexts(folder),
  )
  const clean = rows.filter((_, at) => !duplicates.has(at))
  return backgroundSources.flatMap(({ name, count, share }) => {
    const texts = [...new Set(clean.filter((row) => row.name === name).map(({ text }) => text))]
    const chosen = texts.toSorted((a, b) => textHash(a) - textHash(b)).slice(0, count)
    return chosen.map((text) => ({ text, source: name, weight: share / chosen.length }))
  })
}

/** The harmless texts that the project wrote itself: to learn from, and those of the blind sets that were measured before. */
function ownTexts(): readonly Row[] {
  const harmless = (folder: string, ...names: readonly string[]): readonly Row[] =>
    names.flatMap((name) => rowsOf(folder, name).filter(({ label }) => label !== '1'))
  const measured = sources.blindLearnt.map((name) => join(import.meta.dirname, '..', 'blind', name))
  return [
    ...measured.flatMap((folder) => harmless(folder, 'everyday', 'documents', 'harm')),
    ...harmless(ownFolder, 'everyday-harm'),
  ]
}

function devTexts(folder: string): readonly string[] {
  const dev = join(folder, 'dev')
  const names = readdirSync(dev).filter((name) => name.startsWith('benign-') && name.endsWith('.jsonl'))
  return names.flatMap((name) => rowsOf(dev, name.replace('.jsonl', '')).map(({ text }) => text))
}
