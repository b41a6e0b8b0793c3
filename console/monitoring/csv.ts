/** What a program for tables takes for the beginning of a formula. */
const formula = /^[\s\u0000-\u001f]*[=+\-@\t\r|%＝＋－＠]/

/**
 * Rows as CSV (RFC 4180) for programs for tables. A text that one of them would run as a formula gets an apostrophe in
 * front, which shows as text; numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number | boolean | null): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const harmless = formula.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
