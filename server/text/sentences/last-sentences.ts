/** The end of a text, at most so many UTF-16 units of it, from the start of a sentence where one is near. */
export function lastSentences(text: string, unitsMax: number): string {
  if (text.length <= unitsMax) return text
  const tail = text.slice(-unitsMax).toWellFormed()
  const start = tail.search(/[.!?。！？\n]\s*\S/u)
  return start < 0 ? tail : tail.slice(start + 1).trim()
}
