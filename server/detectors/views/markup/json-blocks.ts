import type { Range } from '../../../text/range.ts'

const passesMax = 8
const lengthMin = 40

/**
 * JSON objects and arrays of 40 units or more, as tools return them; where an outer one never closes, those inside it. Linear: what never closes is walked
 * through once for all brackets that it meets, at most 8 times in all, which only quotes that cancel each other out can need.
 */
export function jsonBlocks(text: string): Range[] {
  const blocks: Range[] = []
  const tried = new Set<number>()
  let passes = 0
  for (let at = nextStart(text, 0); at >= 0 && passes < passesMax; ) {
    const closed = tried.has(at) ? null : closedBrackets(text, at)
    const [first] = closed?.pairs ?? []
    if (first?.start === at) {
      if (first.end - at >= lengthMin) blocks.push(first)
      at = nextStart(text, first.end)
      continue
    }
    if (closed !== null) {
      passes++
      for (const start of closed.opened) tried.add(start)
      for (const pair of closed.pairs)
        if (pair.end - pair.start >= lengthMin && startsAt(text, pair.start)) blocks.push(pair)
    }
    at = nextStart(text, at + 1)
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

function startsAt(text: string, at: number): boolean {
  return /^[{[]\s{0,20}["{[]/.test(text.slice(at, at + 22))
}

/** From the bracket at `start` to where it closes, or else to the end: the outermost pairs, and every bracket outside of strings. */
function closedBrackets(text: string, start: number): { readonly pairs: Range[]; readonly opened: readonly number[] } {
  const pairs: Range[] = []
  const opened: number[] = []
  const open: number[] = []
  for (let i = start; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 34) {
      i = endOfString(text, i)
      if (i < 0) break
    } else if (unit === 123 || unit === 91) {
      open.push(i)
      opened.push(i)
    } else if (unit === 125 || unit === 93) {
      const from = open.pop()
      if (from === undefined) break
      for (let last = pairs[pairs.length - 1]; last !== undefined && last.start > from; last = pairs[pairs.length - 1])
        pairs.pop()
      pairs.push({ start: from, end: i + 1 })
      if (open.length === 0) break
    }
  }
  return { pairs, opened }
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 92) i++
    else if (unit === 34) return i
  }
  return -1
}
