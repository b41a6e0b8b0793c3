import type { Interval, Share } from './statistics.ts'

/** Rows of cells as a Markdown table that is also good to read in a terminal; the first row is its head. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  return [lines[0] ?? '', `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.slice(1)].join('\n')
}

/** A section with its title. */
export function sectionOf(title: string, ...parts: readonly string[]): string {
  return [`## ${title}`, ...parts.filter((part) => part !== '')].join('\n\n')
}

/** A share in per cent. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** A share in per cent with its interval. */
export function percentOf({ share, low, high }: Share): string {
  return `${percent(share)} (${percent(low)} to ${percent(high)})`
}

/** A figure of three decimals with its interval; a dash when there is none. */
export function figureOf(interval: Interval | null): string {
  // What is no number is written as null in JSON, whatever its type says.
  if (interval === null || !Number.isFinite(interval.value)) return '–'
  const { value, low, high } = interval
  return `${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
}

/** A figure of three decimals that is never rounded to the good side. */
export function roundedAgainst(value: number, side: 'at least' | 'at most'): string {
  const thousandths = value * 1_000
  // Less than any count can make: what is 890 thousandths must not become 889.
  const slack = 1e-6
  return ((side === 'at least' ? Math.floor(thousandths + slack) : Math.ceil(thousandths - slack)) / 1_000).toFixed(3)
}
