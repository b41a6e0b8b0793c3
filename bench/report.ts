/** One table of figures, all measured on the same thing. */
export interface Section {
  readonly title: string
  /** What was measured, on what, and what the baseline is. */
  readonly about: string
  readonly columns: readonly string[]
  /** Numbers are shown with three digits that count; a figure that does not apply is null. */
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/** A promise with a number in it, and what was measured. */
export interface Bar {
  readonly name: string
  readonly unit: string
  readonly limit: number
  readonly kind: 'at most' | 'at least'
  readonly measured: number
}

/** What one measurement found. */
export interface Measured {
  readonly section: Section
  readonly bars: readonly Bar[]
}

/** All that one run found. */
export interface Report {
  readonly machine: readonly string[]
  readonly isShort: boolean
  readonly tookSeconds: number
  readonly bars: readonly Bar[]
  readonly sections: readonly Section[]
}

/** Whether the measured value keeps the promise. */
export function isMet({ kind, limit, measured }: Bar): boolean {
  return kind === 'at most' ? measured <= limit : measured >= limit
}

/** The report as Markdown. */
export function renderReport(report: Report): string {
  const barRows = report.bars.map((bar) => [
    bar.name,
    `${bar.kind} ${formatNumber(bar.limit)} ${bar.unit}`.trim(),
    `${formatNumber(bar.measured)} ${bar.unit}`.trim(),
    isMet(bar) ? 'met' : '**not met**',
  ])
  const parts = [
    report.machine.map((line) => `- ${line}`).join('\n'),
    `## Promises\n\n${renderTable(['promise', 'bar', 'measured', ''], barRows)}`,
    ...report.sections.map(
      ({ title, about, columns, rows }) => `## ${title}\n\n${about}\n\n${renderTable(columns, rows)}`,
    ),
  ]
  return `${parts.join('\n\n')}\n`
}

function renderTable(columns: readonly string[], rows: Section['rows']): string {
  const cells = rows.map((row) =>
    row.map((cell) => (cell === null ? '–' : typeof cell === 'number' ? formatNumber(cell) : cell)),
  )
  const widths = columns.map((column, index) => Math.max(column.length, ...cells.map((row) => row[index]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(columns), rule, ...cells.map(line)].join('\n')
}

/** Three digits that count, thousands with commas. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return 'not measured'
  const magnitude = Math.abs(value)
  if (magnitude >= 100) return Math.round(value).toLocaleString('en-US')
  if (Number.isInteger(value)) return String(value)
  return magnitude >= 10 ? value.toFixed(1) : magnitude >= 0.1 ? value.toFixed(2) : value.toFixed(3)
}
