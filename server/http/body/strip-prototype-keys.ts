/** Only a text that names `__proto__`, perhaps with escapes, can hold the key. */
const suspicious = /__proto__|\\u00/

/**
 * Removes every `__proto__` key of a parsed body, so that no later copying of fields can change a prototype.
 * Such a key is ignored like any other unknown field. Cost: one search of the text; a walk only where it may stand.
 */
export function stripPrototypeKeys(parsed: unknown, text: string): void {
  if (!suspicious.test(text)) return
  const open: unknown[] = [parsed]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__')
    for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) open.push(inner)
  }
}
