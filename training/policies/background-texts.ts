import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nearDuplicates } from '../near-duplicates.ts'
import { isNoise } from '../noise.ts'
import { type Row, rowsOf } from '../rows.ts'
import { textHash } from '../text-hash.ts'

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
  { name: 'benign-arena-hard-v2', licence: 'Apache-2.0', count: 330, share: 0.176 },
  { name: 'benign-everyday', licence: 'Apache-2.0', count: 560, share: 0.208 },
  { name: 'benign-seed-tasks', licence: 'Apache-2.0', count: 120, share: 0.064 },
  { name: 'topics-hwu64', licence: 'CC-BY-4.0', count: 300, share: 0.096 },
  { name: 'benign-roleplay', licence: 'MIT', count: 140, share: 0.048 },
  { name: 'benign-personas', licence: 'CC0-1.0', count: 80, share: 0.024 },
  { name: 'benign-documents', licence: 'CC-BY-4.0, CC0-1.0, MIT/Apache-2.0', count: 240, share: 0.112 },
  { name: 'benign-code-tasks', licence: 'MIT', count: 70, share: 0.024 },
  { name: 'benign-tools', licence: 'MIT', count: 50, share: 0.016 },
  { name: 'benign-cyber', licence: 'MIT', count: 60, share: 0.016 },
  { name: 'benign-cyber-multilingual', licence: 'MIT', count: 60, share: 0.016 },
  { name: ownOrdinary, licence: 'own', count: 400, share: 0.2 },
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

/** The harmless texts of the blind sets, which were measured before. */
function ownTexts(): readonly Row[] {
  const folder = join(import.meta.dirname, '..', 'blind', '2026-11')
  const harmless = (name: string): readonly Row[] => rowsOf(folder, name).filter(({ label }) => label !== '1')
  return [...harmless('everyday'), ...harmless('documents'), ...harmless('harm')]
}

function devTexts(folder: string): readonly string[] {
  const dev = join(folder, 'dev')
  const names = readdirSync(dev).filter((name) => name.startsWith('benign-') && name.endsWith('.jsonl'))
  return names.flatMap((name) => rowsOf(dev, name.replace('.jsonl', '')).map(({ text }) => text))
}
