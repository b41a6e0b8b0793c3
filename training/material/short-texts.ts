import { join } from 'node:path'
import type { SeededRandom } from '../../server/text/random/seeded-random.ts'
import { jsonLines } from '../json-lines.ts'
import { ownFolder } from '../rows.ts'
import { cleanDocumentKinds, type MaterialText, type RawRow, rowsOf, unseen } from './material-texts.ts'

/** A stretch of so many units is a line or two sentences. */
const stretchUnitsMax = 240
const stretchesOfKindMax = 130
/** One text in so many also stands in a field of a JSON object, as results of tools do. */
const wrappedEach = 5
const fields = ['note', 'message', 'text', 'comment', 'description', 'body', 'title', 'result']
/** Attacks by a hand that came after the fit of the shipped encoder. */
const laterHand = 'tools-5'

/**
 * Short materials: results of tools by our own hand, lines and sentences of documents that no fit saw, and orders by
 * themselves: those of planted ones, and attacks that no fit saw. The same for the same seed.
 */
export function shortTexts(train: string, random: SeededRandom): readonly MaterialText[] {
  const results = ownRows('tool-results').map(({ text, label, kind = '' }): MaterialText => {
    return { text, group: `results: ${kind}`, isPlanted: label === 1 }
  })
  const stretches = stretchesOf(train, random)
  const orders = (from: readonly RawRow[], group: string, textOf: (row: RawRow) => string | null): MaterialText[] =>
    from.flatMap((row) => {
      const text = row.label === 1 ? textOf(row) : null
      return text === null ? [] : [{ text, group, isPlanted: true }]
    })
  const planted = [
    ...orders(unseen(rowsOf(train, 'authored-planted')), 'planted orders', ({ text, span }) =>
      span === undefined ? null : text.slice(...span),
    ),
    ...orders(
      ownRows('injections').filter(({ hand }) => hand === laterHand),
      'attacks by a later hand',
      ({ text }) => text,
    ),
    ...orders(unseen(rowsOf(train, 'authored-injections')), 'attacks', ({ text }) => text),
  ]
  return [...results, ...withWrapped(stretches, random), ...withWrapped(planted, random)]
}

function stretchesOf(train: string, random: SeededRandom): readonly MaterialText[] {
  const documents = rowsOf(train, 'benign-documents-public').filter(({ kind = '' }) => cleanDocumentKinds.has(kind))
  return [...Map.groupBy(documents, ({ kind = '' }) => kind)].flatMap(([kind, rows]) => {
    const found = Array.from({ length: stretchesOfKindMax }, () => stretchOf(random.pick(rows).text, random))
    return [...new Set(found)]
      .filter((text) => text !== '')
      .map((text): MaterialText => ({ text, group: `stretches: ${kind}`, isPlanted: false }))
  })
}

/** A line, or one or two sentences in a row. */
function stretchOf(text: string, random: SeededRandom): string {
  const isLine = random.next() < 0.5
  const parts = text
    .split(isLine ? /\n+/ : /(?<=[.!?;。])\s+|\n+/)
    .map((part) => part.trim())
    .filter(({ length }) => length > 2)
  if (parts.length === 0) return ''
  const at = random.below(parts.length)
  return parts
    .slice(at, at + (isLine || random.next() < 0.6 ? 1 : 2))
    .join(' ')
    .slice(0, stretchUnitsMax)
    .toWellFormed()
}

function withWrapped(texts: readonly MaterialText[], random: SeededRandom): readonly MaterialText[] {
  const wrapped = texts.filter((_, at) => at % wrappedEach === 0)
  return [...texts, ...wrapped.map((one) => ({ ...one, text: JSON.stringify({ [random.pick(fields)]: one.text }) }))]
}

interface OwnRow extends RawRow {
  readonly hand?: string
}

function ownRows(name: string): readonly OwnRow[] {
  return jsonLines<OwnRow>(join(ownFolder, `${name}.jsonl`))
}
