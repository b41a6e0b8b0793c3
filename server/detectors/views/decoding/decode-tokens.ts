import { decodeBase32 } from '../../../transforms/encodings/base32.ts'
import { decodeBase64OrUtf16 } from '../../../transforms/encodings/base64.ts'
import { decodeBase85 } from '../../../transforms/encodings/base85.ts'
import { decodeBinary } from '../../../transforms/encodings/binary.ts'
import { decodeHex } from '../../../transforms/encodings/hex.ts'
import { occurs } from '../features.ts'
import { piecesOfGroup } from '../pieces-of-group.ts'
import { groupTokens, type Token, tokensOf } from '../tokens.ts'
import type { Decoder } from './decoder.ts'
import { base32Layout, base64Layout, base85Layout, binaryLayout, hexLayout } from './encoded-units.ts'
import { isPrintable } from './plausible-text.ts'

const base64Token = /[A-Za-z0-9+/_-]+={0,2}/g
const base64LengthMin = 16

/** Base64 of both alphabets, of UTF-8 or UTF-16, wrapped over lines, or encoded line by line or word by word. Misses: fewer than 16 characters, other text glued to it by letters. */
export const base64Decoder: Decoder = {
  name: 'base64',
  kind: 'block',
  mayOccur: (features) => features.tokenLengthMax >= 4 && features.codeLikeUnits > 0,
  find: (text) => {
    const tokens = tokensOf(text, base64Token).filter((token) =>
      looksEncoded(text.slice(token.start, Math.min(token.end, token.start + 200))),
    )
    return groupTokens(text, tokens, 3).flatMap((group) =>
      piecesOfGroup(text, group, { lengthMin: base64LengthMin, decode: decodeBase64OrUtf16, layout: base64Layout }),
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
      piecesOfGroup(text, group, { lengthMin: 16, decode: decodeBase32, layout: base32Layout }),
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
      piecesOfGroup(text, group, { lengthMin: 16, decode: decodeHex, layout: hexLayout }),
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
      piecesOfGroup(text, group, { lengthMin: 28, decode: decodeBinary, layout: binaryLayout }),
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
      piecesOfGroup(text, group, { lengthMin: 20, decode: anyBase85, layout: base85Layout }),
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
