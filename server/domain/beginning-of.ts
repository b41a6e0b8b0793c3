/**
 * The first characters of a text, at most `unitsMax` UTF-16 units of it, as a text of its own: a mere slice would keep the
 * whole in memory for as long as it lives. Cost: linear in `unitsMax`.
 */
export function beginningOf(text: string, unitsMax: number): string {
  if (text.length <= unitsMax) return text
  const characters = [...text.slice(0, unitsMax)]
  // Half of a character has lost its other half to the cut.
  if (!(characters.at(-1) ?? '').isWellFormed()) characters.pop()
  return characters.join('')
}
