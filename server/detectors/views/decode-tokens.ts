import { decodeBase32 } from '../../transforms/base32.ts'
import { decodeBase64 } from '../../transforms/base64.ts'
import { decodeBase85 } from '../../transforms/base85.ts'
import { decodeBinary } from '../../transforms/binary.ts'
import { decodeHex } from '../../transforms/hex.ts'
import type { Piece } from '../../transforms/piece.ts'
import type { Decoder } from './decoder.ts'
import { occurs } from './features.ts'
import { isPrintable } from './plausible-text.ts'
import { groupTokens, type Token, tokensOf } from './tokens.ts'

const base64Token = /[A-Za-z0-9+/_-]+={0,2}/g
const base64LengthMin = 16

/** Base64 of both alphabets, wrapped over lines or encoded word by word. Misses: fewer than 16 characters, other text glued to it by letters. */
export const base64Decoder: Decoder = {
  name: 'base64',
  kind: 'block',
  mayOccur: (features) => features.tokenLengthMax >= 4 && features.codeLikeUnits > 0,
  find: (text) => {
    const tokens = tokensOf(text, base64Token).filter((token) =>
      looksEncoded(text.slice(token.start, Math.min(token.end, token.start + 200))),
    )
    return groupTokens(text, tokens, 3).flatMap((group) =>
      piecesOfGroup(text, group, { lengthMin: base64LengthMin, decode: decodeBase64 }),
    )
  },
}

/** Base32 in one case. Misses: fewer than 16 characters. */
export const base32Decoder: Decoder = {
  name: 'base32',
  kind: 'block',
  mayOccur: (features) => features.tokenLengthMax >= 8 && (features.codeLikeUnits > 3 || features.tokenLengthMax >= 16),
  find: (text) => {
    const tokens = tokensOf(text, /(?:[A-Z2-7]+|[a-z2-7]+)={0,6}/g).filter((token) => token.end - token.start >= 8)
    return groupTokens(text, tokens, 3).flatMap((group) =>
      piecesOfGroup(text, group, { lengthMin: 16, decode: decodeBase32 }),
    )
  },
}

/** Hexadecimal bytes, plain or with spaces, colons, commas, `0x` or `\x`. Misses: fewer than 8 bytes. */
export const hexDecoder: Decoder = {
  name: 'hex',
  kind: 'block',
  mayOccur: (features) => '23456'.split('').some((digit) => occurs(features, digit)),
  find: (text) => {
    const tokens = tokensOf(text, /[A-Za-z0-9]+/g).flatMap((token) => hexToken(text, token))
    return groupTokens(text, tokens, 2).flatMap((group) =>
      piecesOfGroup(text, group, { lengthMin: 16, decode: decodeHex }),
    )
  },
}

/** Binary digits, as bytes of seven or eight with spaces or in one run. Misses: fewer than four bytes. */
export const binaryDecoder: Decoder = {
  name: 'binary',
  kind: 'block',
  mayOccur: (features) => occurs(features, '0') && occurs(features, '1'),
  find: (text) => {
    const tokens = tokensOf(text, /[01]+/g).filter((token) => token.end - token.start >= 7)
    return groupTokens(text, tokens, 3).flatMap((group) =>
      piecesOfGroup(text, group, { lengthMin: 28, decode: decodeBinary }),
    )
  },
}

/** Ascii85, the base85 of git and Python, and Z85, in tokens of 20 characters or more. Misses: digits next to other text without a space. */
export const base85Decoder: Decoder = {
  name: 'base85',
  kind: 'block',
  mayOccur: (features) => features.tokenLengthMax >= 20 && features.codeLikeUnits > 1,
  find: (text) => {
    const tokens = tokensOf(text, /\S+/g).filter((token) => token.end - token.start >= 20 && looksBase85(text, token))
    return groupTokens(text, tokens, 2).flatMap((group) =>
      piecesOfGroup(text, group, { lengthMin: 20, decode: anyBase85 }),
    )
  },
}

function anyBase85(encoded: string): string | null {
  for (const form of ['ascii85', 'rfc1924', 'z85'] as const) {
    const decoded = decodeBase85(encoded, form)
    if (decoded !== null && isPrintable(decoded)) return decoded
  }
  return null
}

/** Base85 is dense in marks and digits throughout; words, paths and links are not. */
function looksBase85(text: string, token: Token): boolean {
  const sample = text.slice(token.start, Math.min(token.end, token.start + 100))
  const marks = sample.match(/[^A-Za-z0-9]/g)?.length ?? 0
  return marks >= 2 && /[A-Z]/.test(sample) && !sample.includes('://')
}

/** A capital or a digit inside, a sign of the alphabet or padding: words of prose have none. */
function looksEncoded(token: string): boolean {
  return token.length >= 4 && (/.[A-Z0-9+]/.test(token) || token.endsWith('='))
}

function hexToken(text: string, token: Token): Token[] {
  const prefixed = /[xX]/.test(text.charAt(token.start))
    ? 1
    : text.charCodeAt(token.start) === 48 && /[xX]/.test(text.charAt(token.start + 1))
      ? 2
      : 0
  const start = token.start + prefixed
  if ((token.end - start) % 2 === 1 || token.end === start) return []
  for (let i = start; i < token.end; i++) {
    const lower = text.charCodeAt(i) | 32
    if (!(lower >= 97 && lower <= 102) && !(lower >= 48 && lower <= 57)) return []
  }
  const backslash = prefixed === 1 && text.charCodeAt(token.start - 1) === 92 ? 1 : 0
  return prefixed === 1 && backslash === 0 ? [] : [{ start: token.start - backslash, end: token.end }]
}

/** The group decoded as a whole; else its tokens one by one, neighbours joined by a space; else the parts of a token between signs. */
function piecesOfGroup(
  text: string,
  group: readonly Token[],
  how: { lengthMin: number; decode: (encoded: string) => string | null },
): Piece[] {
  const first = group[0]
  const last = group[group.length - 1]
  if (first === undefined || last === undefined || last.end - first.start < how.lengthMin) return []
  const whole = how.decode(text.slice(first.start, last.end))
  if (whole !== null && isPrintable(whole)) return [{ start: first.start, end: last.end, text: whole }]
  if (group.length === 1) return piecesBetweenSigns(text, first, how)
  return joinedNeighbours(text, group, how.decode)
}

/** Each token decoded by itself; those with only white space between them are one piece, as in a message encoded word by word. */
function joinedNeighbours(text: string, group: readonly Token[], decode: (encoded: string) => string | null): Piece[] {
  const runs: { start: number; end: number; texts: string[] }[] = []
  for (const token of group) {
    const decoded = decode(text.slice(token.start, token.end))
    if (decoded === null || !isPrintable(decoded)) continue
    const run = runs[runs.length - 1]
    if (
      run !== undefined &&
      /^\s*$/.test(text.slice(run.end, Math.min(token.start, run.end + 4))) &&
      token.start - run.end <= 3
    ) {
      run.end = token.end
      run.texts.push(decoded)
    } else runs.push({ start: token.start, end: token.end, texts: [decoded] })
  }
  return runs.map(({ start, end, texts }) => ({
    start,
    end,
    text: texts.join(texts.some((part) => part.includes(' ')) ? '' : ' '),
  }))
}

function piecesBetweenSigns(
  text: string,
  token: Token,
  how: { lengthMin: number; decode: (encoded: string) => string | null },
): Piece[] {
  const pieces: Piece[] = []
  const written = text.slice(token.start, token.end)
  if (!/[/_+-]/.test(written)) return pieces
  for (const part of written.matchAll(/[A-Za-z0-9]+={0,2}/g)) {
    if (part[0].length < how.lengthMin) continue
    const decoded = how.decode(part[0])
    const start = token.start + part.index
    if (decoded !== null && isPrintable(decoded)) pieces.push({ start, end: start + part[0].length, text: decoded })
  }
  return pieces
}
