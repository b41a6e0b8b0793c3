const codes =
  'A.- B-... C-.-. D-.. E. F..-. G--. H.... I.. J.--- K-.- L.-.. M-- N-. O--- P.--. Q--.- R.-. S... T- U..- V...- W.-- X-..- Y-.-- Z--.. ' +
  '0----- 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----. ?..--.. !-.-.-- ,--..-- :---... ;-.-.-. =-...- /-..-. @.--.-. ' +
  '(-.--. )-.--.- &.-... +.-.-. "' +
  ".-..-. '.----."
const codeOf = new Map(codes.split(' ').map((entry) => [entry.charAt(0), entry.slice(1)]))
codeOf.set('.', '.-.-.-').set('-', '-....-')
const letterOf = new Map(Array.from(codeOf, ([letter, code]) => [code, letter]))
const dots = new Set('.·•∙⋅'.split(''))
const dashes = new Set('-–—−_'.split(''))

/** `text` in International Morse code: letters apart by a space, words by ` / `. Characters without a code are dropped; case is lost. */
export function encodeMorse(text: string): string {
  return text
    .toUpperCase()
    .split(/\s/)
    .map((word) => Array.from(word, (character) => codeOf.get(character) ?? '').filter((code) => code !== ''))
    .filter((word) => word.length > 0)
    .map((word) => word.join(' '))
    .join(' / ')
}

/**
 * The text, in capitals, that Morse code writes with any of the usual dots and dashes; words apart by `/`, `|`, a line break or two or more spaces.
 * Null when a group is no code, another character occurs or there is no code at all. Linear.
 */
export function decodeMorse(encoded: string): string | null {
  const out: string[] = []
  let code = ''
  let gap = 0
  for (let i = 0; i <= encoded.length; i++) {
    const character = i < encoded.length ? encoded.charAt(i) : ' '
    const sign = dots.has(character) ? '.' : dashes.has(character) ? '-' : ''
    if (sign !== '') {
      if (gap >= 2 && out.length > 0) out.push(' ')
      gap = 0
      code += sign
      if (code.length > 6) return null
      continue
    }
    const width = gapWidth(character)
    if (width === 0) return null
    if (code !== '') {
      const letter = letterOf.get(code)
      if (letter === undefined) return null
      out.push(letter)
      code = ''
    }
    gap += width
  }
  return out.length === 0 ? null : out.join('')
}

function gapWidth(character: string): number {
  if (character === ' ' || character === '\t') return 1
  return character === '/' || character === '|' || character === '\n' || character === '\r' ? 2 : 0
}
