import type { DecodedPiece } from './decoding/decoder.ts'
import { type Layout, unitsOf } from './decoding/encoded-units.ts'
import { isPrintable } from './decoding/plausible-text.ts'
import type { Copied } from './mapped-text.ts'
import type { Token } from './tokens.ts'

/** How tokens of an encoding are read. */
export interface GroupReading {
  /** Shorter groups are left alone, in units. */
  readonly lengthMin: number
  /** The text, or null when it is none. Linear. */
  readonly decode: (encoded: string) => string | null
  readonly layout: Layout
}

type DecodedToken = Copied & { readonly text: string }

/**
 * The group decoded as a whole, and beside that token by token when each is a text of its own: the lines of one wrapped message and of several messages
 * look the same. Else those of its tokens that decode, or the parts of a lone token between signs. Linear.
 */
export function piecesOfGroup(text: string, group: readonly Token[], how: GroupReading): DecodedPiece[] {
  const first = group[0]
  const last = group[group.length - 1]
  if (first === undefined || last === undefined || last.end - first.start < how.lengthMin) return []
  const whole = decodedToken(text, { start: first.start, end: last.end }, how)
  if (group.length === 1) return whole === null ? piecesBetweenSigns(text, first, how) : [pieceOf(whole)]
  const tokens = group.map((token) => decodedToken(text, token, how))
  if (whole === null) return neighbours(text, tokens)
  const each = tokens.filter((token) => token !== null)
  if (each.length < tokens.length || each.every((token) => token.text.length < wordLengthMin)) return [pieceOf(whole)]
  return [{ ...whole, parts: [whole, breakAt(whole.start), ...separated(text, each)] }]
}

/** Tokens of which each holds less than this are bytes or parts of words. */
const wordLengthMin = 4

function pieceOf(token: DecodedToken): DecodedPiece {
  return { start: token.start, end: token.end, text: token.text, parts: [token] }
}

function decodedToken(text: string, token: Token, how: GroupReading): DecodedToken | null {
  const encoded = text.slice(token.start, token.end)
  const decoded = how.decode(encoded)
  if (decoded === null || !isPrintable(decoded)) return null
  const plain = { start: token.start, end: token.end, text: decoded }
  const units = unitsOf(encoded, decoded, { layout: how.layout, offset: token.start })
  return units === null ? plain : { ...plain, units }
}

/** Tokens with only white space between them are one piece, as in a message encoded word by word. */
function neighbours(text: string, tokens: readonly (DecodedToken | null)[]): DecodedPiece[] {
  const runs: DecodedToken[][] = []
  for (const token of tokens) {
    if (token === null) continue
    const run = runs[runs.length - 1]
    const before = run?.[run.length - 1]
    const follows = before !== undefined && token.start - before.end <= 3
    if (follows && /^\s*$/.test(text.slice(before.end, token.start))) run?.push(token)
    else runs.push([token])
  }
  return runs.map((run) => neighbourPiece(text, run))
}

/** Words are parted by a space; what has spaces of its own may be a text cut anywhere, or lines: shown as both. */
function neighbourPiece(text: string, run: readonly DecodedToken[]): DecodedPiece {
  const start = run[0]?.start ?? 0
  const end = run[run.length - 1]?.end ?? start
  const parted = separated(text, run)
  const cutAnywhere = run.length > 1 && run.some((token) => token.text.includes(' '))
  const parts = cutAnywhere ? [...run, breakAt(start), ...parted] : parted
  return { start, end, text: run.map((token) => token.text).join(cutAnywhere ? '' : ' '), parts }
}

function separated(text: string, tokens: readonly DecodedToken[]): Copied[] {
  return tokens.flatMap((token, i): Copied[] => {
    const before = tokens[i - 1]
    if (before === undefined) return [token]
    const gap = text.slice(before.end, token.start).includes('\n') ? '\n' : ' '
    return [{ start: token.start, end: token.start, text: gap }, token]
  })
}

function breakAt(at: number): Copied {
  return { start: at, end: at, text: '\n' }
}

function piecesBetweenSigns(text: string, token: Token, how: GroupReading): DecodedPiece[] {
  const pieces: DecodedPiece[] = []
  const written = text.slice(token.start, token.end)
  if (!/[/_+-]/.test(written)) return pieces
  for (const part of written.matchAll(/[A-Za-z0-9]+={0,2}/g)) {
    if (part[0].length < how.lengthMin) continue
    const start = token.start + part.index
    const decoded = decodedToken(text, { start, end: start + part[0].length }, how)
    if (decoded !== null) pieces.push(pieceOf(decoded))
  }
  return pieces
}
