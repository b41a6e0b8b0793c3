import type { JsonValuePlace, Material } from '../../domain/guard/material.ts'

interface Open {
  readonly value: unknown
  /** JSON pointer. */
  readonly path: string
  /** The nearest name above the value; empty in lists without one. */
  readonly name: string
}

/**
 * A JSON value as text that can be read: each value on a line behind its name, in the order of the document. Stops when
 * `unitsMax` units are full; the value that no longer fits is told. Cost: linear in what is read; no recursion.
 */
export function readJsonDocument(document: unknown, unitsMax: number): Pick<Material, 'text' | 'values' | 'unread'> {
  const lines: string[] = []
  const values: JsonValuePlace[] = []
  let units = 0
  const open: Open[] = [{ value: document, path: '', name: '' }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path, name } = next
    if (typeof value === 'object' && value !== null) {
      const inner = Array.isArray(value)
        ? value.map((one, at): Open => ({ value: one, path: `${path}/${at}`, name }))
        : Object.entries(value).map(([key, one]): Open => ({ value: one, path: `${path}/${escaped(key)}`, name: key }))
      // Last first, because the end of the list is taken off first.
      for (const one of inner.reverse()) open.push(one)
      continue
    }
    const shown = String(value)
    const head = name === '' ? '' : `${name}: `
    const start = units + head.length
    const fits = Math.min(shown.length, Math.max(0, unitsMax - start))
    const place = { lineStart: units, start, path }
    if (fits < shown.length || start > unitsMax) {
      lines.push(head + shown.slice(0, fits))
      values.push({ ...place, end: start + fits })
      return { text: lines.join('\n'), values, unread: [{ start: fits, end: shown.length, path }] }
    }
    lines.push(head + shown)
    values.push({ ...place, end: start + shown.length })
    units = start + shown.length + 1
  }
  return { text: lines.join('\n'), values, unread: [] }
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
