/** Five rows of five columns for each letter, a digit a row: the bits of its filled columns, the left one highest. */
const rowsOf: Readonly<Record<string, string>> = {
  A: 'e,h,v,h,h',
  B: 'u,h,u,h,u',
  C: 'f,g,g,g,f',
  D: 'u,h,h,h,u',
  E: 'v,g,u,g,v',
  F: 'v,g,u,g,g',
  G: 'f,g,j,h,f',
  H: 'h,h,v,h,h',
  I: 'v,4,4,4,v',
  J: '7,2,2,i,c',
  K: 'i,k,o,k,i',
  L: 'g,g,g,g,v',
  M: 'h,r,l,h,h',
  N: 'h,p,l,j,h',
  O: 'e,h,h,h,e',
  P: 'u,h,u,g,g',
  Q: 'e,h,l,i,d',
  R: 'u,h,u,i,h',
  S: 'f,g,e,1,u',
  T: 'v,4,4,4,4',
  U: 'h,h,h,h,e',
  V: 'h,h,h,a,4',
  W: 'h,h,l,r,h',
  X: 'h,a,4,a,h',
  Y: 'h,a,4,4,4',
  Z: 'v,2,4,8,v',
}

const height = 5
const width = 5
const letterOf = new Map(Object.entries(rowsOf).map(([letter, rows]) => [rows, letter]))

/** The letters A to Z of `text` drawn with `#` in five lines of five columns each, a blank column between; other characters are left out. */
export function encodeAsciiLetters(text: string): string {
  const letters = Array.from(text.toUpperCase(), (letter) => rowsOf[letter]?.split(',')).filter(
    (rows) => rows !== undefined,
  )
  return Array.from({ length: height }, (_, row) => letters.map((rows) => drawn(rows[row] ?? '0')).join(' ')).join('\n')
}

/** The letters, in capitals, that `encodeAsciiLetters` drew; null when it is not five lines of known letters. Linear. */
export function decodeAsciiLetters(encoded: string): string | null {
  const lines = encoded.replace(/^\n|\n$/g, '').split('\n')
  const columns = Math.max(...lines.map((line) => line.length))
  if (lines.length !== height || columns === 0) return null
  let text = ''
  for (let start = 0; start < columns; start += width + 1) {
    const rows = lines.map((line) => bitsOf(line.slice(start, start + width)))
    const letter = letterOf.get(rows.join(','))
    if (letter === undefined) return null
    text += letter
  }
  return text
}

function drawn(row: string): string {
  return Number.parseInt(row, 32).toString(2).padStart(width, '0').replaceAll('1', '#').replaceAll('0', '.')
}

function bitsOf(row: string): string {
  return Number.parseInt(`0${row.replaceAll('#', '1').replaceAll(/[^1]/g, '0')}`.padEnd(width + 1, '0'), 2).toString(32)
}
