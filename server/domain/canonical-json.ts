import { isRecord } from './is-record.ts'

/**
 * JSON in which equal values are equal texts: keys sorted by UTF-16 units, no blanks, fields that are `undefined` left
 * out. Cost: linear in the value, but for the sorting of its keys. The value must be plain JSON data.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner)) ?? 'null'
}

function sorted(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  // Without a prototype, so that a key called `__proto__` is a key like any other.
  const result: Record<string, unknown> = Object.create(null)
  for (const key of Object.keys(record).sort()) result[key] = record[key]
  return result
}
