import type { Range } from '../../text/range.ts'

/** A run of characters of one alphabet. */
export type Token = Range

/** Every match of `pattern` (global, and matching from its first character on, so that no start is tried twice). */
export function tokensOf(text: string, pattern: RegExp): Token[] {
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }))
}

/** Tokens that follow each other with at most `gapLengthMax` separators between: white space, commas, colons, semicolons, hyphens. */
export function groupTokens(text: string, tokens: readonly Token[], gapLengthMax: number): Token[][] {
  const groups: Token[][] = []
  let end = -1
  for (const token of tokens) {
    const group = groups[groups.length - 1]
    if (group !== undefined && token.start - end <= gapLengthMax && /^[\s,:;-]*$/.test(text.slice(end, token.start)))
      group.push(token)
    else groups.push([token])
    end = token.end
  }
  return groups
}
