/** One step into a value: a field, an element (negative ones count from the end), or all elements. */
type Step = { readonly field: string } | { readonly index: number } | { readonly all: true }

/**
 * Understands a path like `choices[0].message.content`, `$.a["b c"][-1]` or `parts[*].text`. Null when it is none.
 */
export function parsePath(text: string): readonly Step[] | null {
  const steps: Step[] = []
  const pattern = /\.?([\p{L}_$][\p{L}\p{N}_$-]*)|\[(-?\d{1,6})\]|\[(\*)\]|\["((?:[^"\\]|\\.)*)"\]/uy
  const rest = text.startsWith('$') ? text.slice(1) : text
  while (pattern.lastIndex < rest.length) {
    const match = pattern.exec(rest)
    if (match === null) return null
    const [, field, index, all, quoted] = match
    if (field !== undefined) steps.push({ field })
    else if (index !== undefined) steps.push({ index: Number(index) })
    else if (all !== undefined) steps.push({ all: true })
    else steps.push({ field: JSON.parse(`"${quoted ?? ''}"`) as string })
  }
  return steps
}

/** What stands at a path of a JSON value: nothing, one value, or with `[*]` several. Throws when the path is none. */
export function readPath(value: unknown, path: string): readonly unknown[] {
  const steps = parsePath(path)
  if (steps === null) throw new TypeError(`${path} is no path.`)
  return steps.reduce<readonly unknown[]>((found, step) => found.flatMap((one) => take(one, step)), [value])
}

function take(value: unknown, step: Step): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if ('field' in step) {
    return Object.hasOwn(value, step.field) ? [(value as Readonly<Record<string, unknown>>)[step.field]] : []
  }
  if (!Array.isArray(value)) return []
  if ('all' in step) return value
  const found: unknown = value.at(step.index)
  return found === undefined ? [] : [found]
}
