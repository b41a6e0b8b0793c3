const item = /^\s*(?:[-*•–▪◦●·]|\(?(?:\d{1,2}|[a-z])[.)]|\d{1,2}(?:\.\d{1,2}){1,3}\.?)\s+/u
const unitsMax = 600

/**
 * The sentences of a text, in order: lines that were broken by width are put together, and items of a list take the words before its colon
 * with them. Linear.
 */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = []
  let header = ''
  for (const line of joinedLines(text)) {
    const isItem = item.test(line)
    const said = line.replace(item, '').replaceAll(/\s+/gu, ' ').trim()
    if (!isItem) header = said.endsWith(':') ? said : ''
    if (said === '' || said === header) continue
    const whole = isItem && header !== '' ? `${header.slice(0, -1)} ${said}` : said
    sentences.push(...whole.split(/(?<=[.!?。！？])\s+(?=["“«(]?[\p{Lu}\p{Lo}\d])/u))
  }
  return sentences.filter((sentence) => sentence.length <= unitsMax && /\p{L}{2}/u.test(sentence))
}

/** A line goes on in the next one where it ends without a mark and the next begins small, or is part of an item. */
function joinedLines(text: string): readonly string[] {
  const lines: string[] = []
  for (const line of text.split(/\r?\n/u)) {
    const before = lines.at(-1)
    const goesOn =
      before !== undefined &&
      before.trim() !== '' &&
      !/[.!?:;]\s*$/u.test(before) &&
      /^\s*\p{Ll}/u.test(line) &&
      !item.test(line)
    if (!goesOn) lines.push(line)
    else if (/\p{Ll}-\s*$/u.test(before))
      lines[lines.length - 1] = `${before.trimEnd().slice(0, -1)}${line.trimStart()}`
    else lines[lines.length - 1] = `${before.trimEnd()} ${line.trimStart()}`
  }
  return lines
}
