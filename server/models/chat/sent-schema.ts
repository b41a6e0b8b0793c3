/**
 * The JSON Schema that is sent to a service: without bounds on the lengths of strings, which the strict mode of hosted
 * services refuses and which local ones turn into grammars that are too large. The caller checks the answer against its own
 * schema, so that nothing is lost. Cost: one pass.
 */
export function sentSchema(schema: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).flatMap(([key, value]) => keptKeyword(key, value)))
}

const refused: ReadonlySet<string> = new Set(['minLength', 'maxLength'])

function keptKeyword(key: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (refused.has(key) && typeof value === 'number') return []
  // What stands in `properties` are names and no keywords: a property may well be called `maxLength`.
  if (key === 'properties' && isObject(value))
    return [[key, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sentValue(inner)]))]]
  return [[key, key === 'enum' || key === 'const' ? value : sentValue(value)]]
}

function sentValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sentValue)
  return isObject(value) ? sentSchema(value) : value
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
