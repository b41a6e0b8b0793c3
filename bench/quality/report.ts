import type { Cost } from './cost.ts'
import type { Figures, Line } from './measure.ts'
import { published } from './published.ts'

/** Everything that one run of the benchmark found. */
export interface QualityReport {
  /** Version of the product's detector. */
  readonly detector: string
  readonly product: Figures
  readonly keywordList: Figures
  readonly blockNothing: Figures
  readonly cost: readonly Cost[]
  /** From start to end, in seconds. */
  readonly tookSeconds: number
}

/** The report as Markdown tables, also good to read in a terminal. */
export function reportText(report: QualityReport): string {
  const { product, keywordList, blockNothing } = report
  const beside = (part: keyof Figures): readonly string[] =>
    sideBySide(product[part], keywordList[part], blockNothing[part])
  return [
    `Detector ${report.detector}, all at the one calibrated point: value 1. Shares with 95 % intervals (Wilson).`,
    section('Attack recall', beside('recall'), `Published by others: ${published.recall}.`),
    section('False alarms', beside('alarms'), `Published by others: ${published.alarms}.`),
    section(
      'Documents, clean and with an injected order',
      beside('documents'),
      `Published by others: ${published.documents}.`,
    ),
    section(
      'Generated attacks whose wording no fit saw',
      beside('heldOut'),
      'Wordings and lexicon come from the same hands, so this shows coverage of forms, not of foreign wordings.',
    ),
    section(
      'Disguise: of the deepset-test attacks that are caught plain, the share still caught',
      beside('disguised'),
      '',
    ),
    section('Disguise: alarms on real user prompts in the same disguise', beside('disguisedBenign'), ''),
    section('Cost of one check, one thread', costTable(report.cost), `Published by others: ${published.cost}.`),
  ].join('\n\n')
}

function section(title: string, table: readonly string[], note: string): string {
  return [`## ${title}`, '', ...table, ...(note === '' ? [] : ['', note])].join('\n')
}

function sideBySide(product: readonly Line[], keywords: readonly Line[], nothing: readonly Line[]): readonly string[] {
  const rows = product.map((line, at) => [
    line.name,
    String(line.reached.of),
    full(line),
    plain(keywords[at]),
    plain(nothing[at]),
  ])
  return table([['set', 'texts', 'Redoubt', 'keyword list', 'block nothing'], ...rows])
}

function costTable(cost: readonly Cost[]): readonly string[] {
  return table([
    ['characters', 'median'],
    ...cost.map(({ characters, medianMs }) => [characters.toLocaleString('en'), `${medianMs.toFixed(2)} ms`]),
  ])
}

function full({ reached, auc, f1 }: Line): string {
  const parts = [`${percent(reached.share)} (${percent(reached.low)} to ${percent(reached.high)})`]
  if (auc !== null) parts.push(`AUC ${auc.toFixed(3)}`)
  if (f1 !== null) parts.push(`F1 ${f1.toFixed(2)}`)
  return parts.join(', ')
}

function plain(line: Line | undefined): string {
  return line === undefined || line.reached.of === 0 ? '–' : percent(line.reached.share)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  return [lines[0] ?? '', `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.slice(1)]
}
