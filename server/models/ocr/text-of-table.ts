/**
 * Short words that the recogniser is less sure of than this, in per cent, are mostly pieces of drawings. It is as unsure of
 * an address or a key, which no dictionary has; those are long.
 */
const confidenceMin = 30
const longUnitsMin = 5

/** The columns of the recogniser's table, tab-separated. */
const column = { level: 0, block: 2, paragraph: 3, line: 4, confidence: 10, text: 11 } as const

const wordLevel = '5'

/**
 * The text of a table of recognised words: the lines of a paragraph joined by blanks, because a sentence goes on over
 * them, paragraphs on lines of their own. Short words below `confidenceMin` are left out.
 */
export function textOfTable(table: string): string {
  const paragraphs: string[][] = []
  let last = ''
  for (const row of table.split('\n')) {
    const cells = row.split('\t')
    if (cells[column.level] !== wordLevel) continue
    const text = cells[column.text]?.trim() ?? ''
    if (text === '' || (text.length < longUnitsMin && !(Number(cells[column.confidence]) >= confidenceMin))) continue
    const place = `${cells[column.block]} ${cells[column.paragraph]}`
    if (place === last) paragraphs.at(-1)?.push(text)
    else paragraphs.push([text])
    last = place
  }
  return paragraphs
    .map((words) => words.join(' '))
    .join('\n')
    .toWellFormed()
}
