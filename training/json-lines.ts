import { readFileSync } from 'node:fs'

/** The rows of a file with one JSON value a line, as they stand there; empty lines are passed over. Throws when it is missing or a line cannot be read. */
export function jsonLines<Row>(path: string): readonly Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
}

/** The same, with each field as well-formed text; one that is null is empty. */
export function wellFormedLines(path: string): readonly Readonly<Record<string, string>>[] {
  return jsonLines<Readonly<Record<string, unknown>>>(path).map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value ?? '').toWellFormed()])),
  )
}
