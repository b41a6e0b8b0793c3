import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { SeededRandom } from '../../server/text/random/seeded-random.ts'
import { jsonLines } from '../json-lines.ts'

/** A document with or without an order planted in it. */
export interface MaterialText {
  readonly text: string
  /** Of which hand or origin; whole groups are left out in turn. */
  readonly group: string
  readonly isPlanted: boolean
}

/** A line of the sets, as far as it is looked at here. */
export interface RawRow {
  readonly text: string
  readonly label?: number
  readonly kind?: string
  readonly source?: string
  readonly span?: readonly [number, number]
}

/** Kinds of clean documents that no fit of the encoder sees: CALIBRATION_KINDS of training/encoder/gathered_rows.py. */
export const cleanDocumentKinds: ReadonlySet<string> = new Set(
  'runbook recipe law product-review email house-rules course-guide csv-table code:go chat-transcript article'.split(
    ' ',
  ),
)
/** Sources of attacks that no fit sees (FOREIGN there). */
const foreignSources: ReadonlySet<string> = new Set(['agentdojo', 'spikee-docs'])
/** Sources of look-alikes that no fit sees. */
const foreignLookAlikes: ReadonlySet<string> = new Set(['code-lookalike', 'spikee-docs'])
/** Beginnings of the sources of instructions that no fit sees (CALIBRATION there). */
const foreignInstructions = [
  'google-research-datasets/Taskmaster',
  'bigscience-workshop/promptsource',
  'yizhongw/self-instruct:human_eval',
]

const cleanOfKindMax = 150
const attacksOfSourceMax = 90
const generatedEach = 110
/** So many units make some three windows. */
const unitsMax = 1_200
const groundUnitsMax = 800

/** The texts of the calibration: none of them, nor any of their sources, was learnt from. The same for the same seed. */
export function materialTexts(train: string, random: SeededRandom): readonly MaterialText[] {
  const clean = cleanDocuments(train, random)
  const ground = clean.filter(({ group }) => group.startsWith('clean:')).map(({ text }) => text)
  const authored = unseen(rowsOf(train, 'authored-planted'))
  const orders = authored.flatMap(({ text, label, span }) => (label === 1 && span ? [text.slice(...span)] : []))
  const instructions = rowsOf(train, 'benign-instructions-public')
    .filter(({ source = '' }) => foreignInstructions.some((start) => source.startsWith(start)))
    .map(({ text }) => text.trim())
    .filter(({ length }) => length >= 12 && length <= 260)
  const planted = (from: readonly string[], group: string): MaterialText[] =>
    Array.from({ length: generatedEach }, () => ({
      text: plant(random.pick(ground), random.pick(from), random),
      group,
      isPlanted: true,
    }))
  return [
    ...clean,
    ...authored.flatMap(({ text, label, kind }): MaterialText[] =>
      kind === 'user-task' ? [] : [{ text, group: 'authored', isPlanted: label === 1 }],
    ),
    ...attacks(train, random),
    ...planted(orders, 'generated: authored orders'),
    ...planted(instructions, 'generated: instructions'),
  ]
}

function cleanDocuments(train: string, random: SeededRandom): readonly MaterialText[] {
  const byGroup = new Map<string, string[]>()
  const add = (group: string, text: string) => byGroup.set(group, [...(byGroup.get(group) ?? []), text])
  for (const { text, kind = '' } of rowsOf(train, 'benign-documents-public')) {
    if (cleanDocumentKinds.has(kind)) add(`clean:${kind}`, text)
  }
  for (const { text, source = '' } of rowsOf(train, 'benign-look-alikes-public')) {
    if (foreignLookAlikes.has(source)) add(`look-alike:${source}`, text)
  }
  return [...byGroup].flatMap(([group, texts]) =>
    some(texts, cleanOfKindMax, random).map((text) => ({ text: clipped(text, unitsMax), group, isPlanted: false })),
  )
}

function attacks(train: string, random: SeededRandom): readonly MaterialText[] {
  const rows = rowsOf(train, 'attacks-public').filter(({ kind }) => kind === 'indirect')
  return [...foreignSources].flatMap((source) => {
    const texts = rows.filter((row) => row.source === source).map(({ text }) => text)
    return some(texts, attacksOfSourceMax, random).map((text) => ({ text, group: source, isPlanted: true }))
  })
}

/** The authored blocks that the fit keeps for validation, by the same hash as `blocks()` of gathered_rows.py. */
export function unseen(rows: readonly RawRow[]): readonly RawRow[] {
  return rows.filter((_, at) => crc32(`${Math.floor(at / 12)} ${rows.length}`) % 10 === 0)
}

/** The order at the end of a sentence or line of the document. */
function plant(document: string, order: string, random: SeededRandom): string {
  const text = clipped(document, groundUnitsMax)
  const places = [...text.matchAll(/\n+|[.!?。] ?/g)].map(({ index, 0: mark }) => index + mark.length)
  const at = places.length === 0 ? text.length : random.pick(places)
  return `${text.slice(0, at).trimEnd()}\n${order}\n${text.slice(at).trimStart()}`
}

function clipped(text: string, units: number): string {
  if (text.length <= units) return text
  const end = text.lastIndexOf(' ', units)
  return text.slice(0, end > units / 2 ? end : units).toWellFormed()
}

function some(texts: readonly string[], most: number, random: SeededRandom): readonly string[] {
  const left = [...texts]
  return Array.from({ length: Math.min(most, left.length) }, () => {
    const at = Math.floor(random.next() * left.length)
    return left.splice(at, 1)[0] ?? ''
  })
}

/** The lines of a set. */
export function rowsOf(train: string, name: string): readonly RawRow[] {
  return jsonLines<RawRow>(join(train, `${name}.jsonl`))
}
