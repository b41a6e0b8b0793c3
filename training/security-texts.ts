import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedPair } from './generate/catalogue.ts'
import { generatePairs } from './generate/catalogue.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { isNoise } from './noise.ts'
import type { Row } from './rows.ts'
import { rowsOf } from './rows.ts'
import type { PoolKind, SecuritySource } from './security-sources.ts'
import { securitySources } from './security-sources.ts'
import { seededRandom } from './seeded-random.ts'
import { textHash } from './text-hash.ts'

/** `fit`: learnt from. `calibration`: benign only, never learnt from. `held-out`: generated, for the benchmark. */
export type Split = 'fit' | 'calibration' | 'held-out'

/** One text of the security fit. */
export interface SecurityText {
  readonly text: string
  readonly isAttack: boolean
  /** The set or `generated-<family>`. */
  readonly source: string
  /** The kind of benign text; null for attacks and harmful requests. */
  readonly kind: PoolKind | null
  readonly split: Split
  /** For the tables of the benchmark; `en` where unknown. */
  readonly language: string
}

/** What was left out of the sets and why. */
export interface Dropped {
  readonly duplicates: number
  readonly noise: number
}

/** Seed of everything generated. */
export const generationSeed = 20_260

/** All texts of the fit, of the calibration pool and of the generated hold-out. Takes about a minute, mostly for duplicates. */
export function securityTexts(folder: string): { readonly texts: readonly SecurityText[]; readonly dropped: Dropped } {
  const train = join(folder, 'train')
  const labelled = securitySources.flatMap((source) => labelledRows(train, source))
  const clean = labelled.filter(({ source, row }) => !isNoise(source.name, row))
  const duplicates = nearDuplicates(
    clean.map(({ row }) => row.text),
    devTexts(folder),
  )
  const texts = clean.filter((_, at) => !duplicates.has(at)).map(({ source, row }) => securityText(source, row))
  const documents = texts.filter(({ source }) => source === 'benign-documents')
  return {
    texts: [...texts, ...longTexts(documents), ...generatedTexts(fitDocuments(documents))],
    dropped: { duplicates: duplicates.size, noise: labelled.length - clean.length },
  }
}

/** The generated pairs as the benchmark needs them: those whose wording no fit saw. */
export function heldOutPairs(folder: string): readonly GeneratedPair[] {
  const rows = rowsOf(join(folder, 'train'), 'benign-documents').map(({ text }) => text)
  return generatePairs(
    rows.filter((text) => splitOf(text) === 'calibration'),
    generationSeed,
  ).filter(({ heldOut }) => heldOut)
}

interface Labelled {
  readonly source: SecuritySource
  readonly row: Row
}

function labelledRows(train: string, source: SecuritySource): readonly Labelled[] {
  const rows = rowsOf(train, source.name).toSorted((a, b) => textHash(a.text) - textHash(b.text))
  return rows.slice(0, source.rowsMax).map((row) => ({ source, row }))
}

function devTexts(folder: string): readonly string[] {
  const dev = join(folder, 'dev')
  const names = readdirSync(dev).filter((name) => name.endsWith('.jsonl'))
  return names.flatMap((name) => rowsOf(dev, name.replace('.jsonl', '')).map(({ text }) => text))
}

function securityText({ name, use }: SecuritySource, { text, label, lang }: Row): SecurityText {
  const isAttack = use === 'attack' && label === '1'
  const kind = benignKind(name, use, lang)
  const split = isAttack || kind === null ? 'fit' : splitOf(text)
  return { text, isAttack, source: name, kind: isAttack ? null : kind, split, language: lang || 'en' }
}

function benignKind(name: string, use: SecuritySource['use'], lang: string): PoolKind | null {
  if (use === 'harm') return null
  if (use === 'attack') return 'chat'
  return name === 'benign-documents' && lang !== 'en' ? 'languages' : use
}

function splitOf(text: string): Split {
  return textHash(text) % 100 < 45 ? 'calibration' : 'fit'
}

function fitDocuments(documents: readonly SecurityText[]): readonly string[] {
  return documents.filter(({ split }) => split === 'fit').map(({ text }) => text)
}

/** Passages of one split joined to 3,000 to 20,000 characters. */
function longTexts(documents: readonly SecurityText[]): readonly SecurityText[] {
  const random = seededRandom(generationSeed - 1)
  return (['fit', 'calibration'] as const).flatMap((split) => {
    const passages = documents.filter((one) => one.split === split)
    return Array.from({ length: 400 }, (): SecurityText => {
      const wanted = 3_000 + random.below(17_000)
      let text = ''
      while (text.length < wanted) text += `${random.pick(passages).text}\n\n`
      return { text, isAttack: false, source: 'benign-documents-joined', kind: 'long', split, language: 'en' }
    })
  })
}

function generatedTexts(documents: readonly string[]): readonly SecurityText[] {
  const texts = generatePairs(documents, generationSeed).flatMap(
    ({ attack, benign, benignWording, family, heldOut, language }): SecurityText[] => {
      const source = `generated-${family}`
      const twin = textHash(benignWording ?? benign) % 3 === 0 ? 'calibration' : 'fit'
      const kind = benignWording === undefined ? 'twins' : 'look-alikes'
      return [
        { text: attack, isAttack: true, source, kind: null, split: heldOut ? 'held-out' : 'fit', language },
        { text: benign, isAttack: false, source, kind, split: twin, language },
      ]
    },
  )
  return [...new Map(texts.map((one) => [`${one.isAttack} ${one.text}`, one])).values()]
}
