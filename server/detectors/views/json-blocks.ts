import type { Range } from '../../domain/finding.ts'

const attemptsMax = 8
const lengthMin = 40

/** JSON objects and arrays of 40 units or more, as tools return them. Linear: at most 8 that never close are tried. */
export function jsonBlocks(text: string): Range[] {
  const blocks: Range[] = []
  let failed = 0
  for (let at = nextStart(text, 0); at >= 0 && failed < attemptsMax; ) {
    const end = endOfJson(text, at)
    if (end < 0) failed++
    else if (end - at >= lengthMin) blocks.push({ start: at, end })
    at = nextStart(text, end < 0 ? at + 1 : end)
  }
  return blocks
}

/** A bracket that a string, another bracket or a key follows. */
function nextStart(text: string, from: number): number {
  if (!text.includes('"', from)) return -1
  const pattern = /[{[](?=\s{0,20}["{[])/g
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? -1
}

function endOfJson(text: string, start: number): number {
  let depth = 0
  for (let i = start; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 34) {
      i = endOfString(text, i)
      if (i < 0) return -1
    } else if (unit === 123 || unit === 91) depth++
    else if ((unit === 125 || unit === 93) && --depth === 0) return i + 1
  }
  return -1
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 92) i++
    else if (unit === 34) return i
  }
  return -1
}
