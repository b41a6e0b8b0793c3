const item = /^\s*(?:[-*•–▪◦●·]|\(?(?:\d{1,2}|[a-z])[.)]|\d{1,2}(?:\.\d{1,2}){1,3}\.?)\s+/u
const unitsMax = 600

/**
 * The sentences of a document, in order: lines that were broken by width are put together, and items of a list take the
 * words before its colon with them. Linear.
 */
export function documentSentences(text: string): readonly string[] {
  const sentences: string[] = []
  let header = ''
  for (const line of joinedLines(text)) {
    const isItem = item.test(line)
    const said = line.replace(item, '').replaceAll(/\s+/gu, ' ').trim()
    if (said === '') {
      if (!isItem) header = ''
      continue
    }
    const whole = isItem && header !== '' ? `${header.slice(0, -1)} ${said}` : said
    const parts = whole.split(/(?<=[.!?。！？])\s+(?=["“«(]?[\p{Lu}\p{Lo}\d])/u)
    // Items take the last sentence before them, and no more of it than makes them too long: it is written again for each.
    if (!isItem) header = said.endsWith(':') ? (parts.pop() ?? '').slice(-unitsMax - 2) : ''
    sentences.push(...parts)
  }
  return sentences.filter((sentence) => sentence.length <= unitsMax && /\p{L}{2}/u.test(sentence))
}

/** A line goes on in the next one where it ends without a mark and the next begins small, or is part of an item. */
function joinedLines(text: string): readonly string[] {
  const lines: string[][] = []
  for (const line of text.split(/\r?\n/u)) {
    const pieces = lines.at(-1)
    // Only the last piece is looked at: all of them for each further line would cost the square of their number.
    const before = pieces?.at(-1)
    if (pieces === undefined || before === undefined || !goesOn(before, line)) lines.push([line])
    else {
      const end = before.trimEnd()
      pieces[pieces.length - 1] = /\p{Ll}-$/u.test(end) ? end.slice(0, -1) : `${end} `
      pieces.push(line.trimStart())
    }
  }
  return lines.map((pieces) => pieces.join(''))
}

function goesOn(before: string, line: string): boolean {
  return before.trim() !== '' && !/[.!?:;]\s*$/u.test(before) && /^\s*\p{Ll}/u.test(line) && !item.test(line)
}
