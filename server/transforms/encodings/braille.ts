const cellsFromA = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'
const cellOf = new Map<string, string>(Array.from(cellsFromA, (cell, i) => [String.fromCharCode(97 + i), cell]))
for (const [character, cell] of [',⠂', ';⠆', ':⠒', '.⠲', '!⠖', '?⠦', "'⠄", '-⠤'].map((pair) => Array.from(pair))) {
  if (character !== undefined && cell !== undefined) cellOf.set(character, cell)
}
const characterOf = new Map(Array.from(cellOf, ([character, cell]) => [cell, character]))
const numberSign = '⠼'
const letterSign = '⠰'
const capitalSign = '⠠'
const blank = '⠀'

/** `text` in uncontracted (grade 1) English Braille. Characters without a cell are dropped; capitals are marked. */
export function encodeBraille(text: string): string {
  const out: string[] = []
  let inNumber = false
  for (const character of text) {
    const lower = character.toLowerCase()
    if (character >= '0' && character <= '9') {
      if (!inNumber) out.push(numberSign)
      out.push(cellOf.get('jabcdefghi'.charAt(Number(character))) ?? '')
      inNumber = true
      continue
    }
    const cell = character === ' ' ? blank : character === '\n' ? '\n' : cellOf.get(lower)
    if (cell === undefined) continue
    if (lower !== character) out.push(capitalSign)
    else if (inNumber && lower >= 'a' && lower <= 'j') out.push(letterSign)
    out.push(cell)
    inNumber = false
  }
  return out.join('')
}

/** The text that cells of uncontracted Braille write; plain white space is kept. Null when another character occurs or there is no cell. Linear. */
export function decodeBraille(encoded: string): string | null {
  const out: string[] = []
  let mode: 'letters' | 'number' | 'capital' = 'letters'
  let cells = 0
  for (const cell of encoded) {
    if (cell === numberSign) mode = 'number'
    else if (cell === letterSign) mode = 'letters'
    else if (cell === capitalSign) mode = 'capital'
    else if (cell === blank || cell === ' ' || cell === '\n' || cell === '\r' || cell === '\t') {
      out.push(cell === blank ? ' ' : cell)
      mode = 'letters'
    } else {
      const character = characterOf.get(cell)
      if (character === undefined) return null
      const digit: number = mode === 'number' ? 'jabcdefghi'.indexOf(character) : -1
      out.push(digit >= 0 ? String(digit) : mode === 'capital' ? character.toUpperCase() : character)
      if (digit < 0) mode = 'letters'
      cells++
    }
  }
  return cells === 0 ? null : out.join('')
}
