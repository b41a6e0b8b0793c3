import { decodeAtbash, encodeAtbash } from './ciphers/atbash.ts'
import { decodeMorse, encodeMorse } from './ciphers/morse.ts'
import { decodeNato, encodeNato } from './ciphers/nato.ts'
import { decodeReversed, encodeReversed } from './ciphers/reversed.ts'
import { decodeRot, encodeRot } from './ciphers/rot.ts'
import { decodeBase32, encodeBase32 } from './encodings/base32.ts'
import { decodeBase64, encodeBase64 } from './encodings/base64.ts'
import { decodeBase85, encodeBase85 } from './encodings/base85.ts'
import { decodeBinary, encodeBinary } from './encodings/binary.ts'
import { decodeBraille, encodeBraille } from './encodings/braille.ts'
import { decodeHex, encodeHex } from './encodings/hex.ts'
import { decodeHtmlEntities, encodeHtmlEntities } from './encodings/html-entities.ts'
import { decodePercent, encodePercent } from './encodings/percent.ts'
import { decodeQuotedPrintable, encodeQuotedPrintable } from './encodings/quoted-printable.ts'
import { decodeUnicodeEscapes, encodeUnicodeEscapes } from './encodings/unicode-escapes.ts'
import { decodeBidiOverride, encodeBidiOverride } from './hidden/bidi-override.ts'
import { decodeTagCharacters, encodeTagCharacters } from './hidden/tag-characters.ts'
import { decodeVariationSelectors, encodeVariationSelectors } from './hidden/variation-selectors.ts'
import { decodeZeroWidth, encodeZeroWidth } from './hidden/zero-width.ts'
import { decodeCombiningMarks, encodeCombiningMarks } from './letters/combining-marks.ts'
import { decodeFullWidth, encodeFullWidth } from './letters/full-width.ts'
import { decodeHomoglyphs, encodeHomoglyphs } from './letters/homoglyphs.ts'
import { decodeLeet, encodeLeet } from './letters/leet.ts'
import { decodeLetterSpacing, encodeLetterSpacing } from './letters/letter-spacing.ts'
import { decodePunctuationInWords, encodePunctuationInWords } from './letters/punctuation-in-words.ts'

/** A way to disguise a text and to undo it. */
export interface Transform {
  /** Stable, in kebab case, e.g. `base64`, `rot13`. */
  readonly name: string
  /** The text in disguise. Linear. */
  readonly encode: (text: string) => string
  /** The text behind the disguise, or null when the input is not of that form. Linear. */
  readonly decode: (encoded: string) => string | null
}

/** Every transform in its usual form, listed by hand; the files offer further forms. */
export const transforms: readonly Transform[] = [
  { name: 'base64', encode: encodeBase64, decode: decodeBase64 },
  { name: 'base64url', encode: (text) => encodeBase64(text, true), decode: decodeBase64 },
  { name: 'base32', encode: encodeBase32, decode: decodeBase32 },
  { name: 'hex', encode: encodeHex, decode: decodeHex },
  { name: 'ascii85', encode: encodeBase85, decode: decodeBase85 },
  { name: 'z85', encode: (text) => encodeBase85(text, 'z85'), decode: (text) => decodeBase85(text, 'z85') },
  { name: 'base85', encode: (text) => encodeBase85(text, 'rfc1924'), decode: (text) => decodeBase85(text, 'rfc1924') },
  { name: 'percent', encode: (text) => encodePercent(text, true), decode: decodePercent },
  { name: 'html-entities', encode: encodeHtmlEntities, decode: decodeHtmlEntities },
  { name: 'quoted-printable', encode: (text) => encodeQuotedPrintable(text, true), decode: decodeQuotedPrintable },
  { name: 'unicode-escapes', encode: encodeUnicodeEscapes, decode: decodeUnicodeEscapes },
  { name: 'binary', encode: encodeBinary, decode: decodeBinary },
  { name: 'morse', encode: encodeMorse, decode: decodeMorse },
  { name: 'rot13', encode: (text) => encodeRot(text, 13), decode: (text) => decodeRot(text, 13) },
  { name: 'atbash', encode: encodeAtbash, decode: decodeAtbash },
  { name: 'reversed', encode: encodeReversed, decode: decodeReversed },
  {
    name: 'reversed-words',
    encode: (text) => encodeReversed(text, 'words'),
    decode: (text) => decodeReversed(text, 'words'),
  },
  {
    name: 'reversed-in-words',
    encode: (text) => encodeReversed(text, 'in-words'),
    decode: (text) => decodeReversed(text, 'in-words'),
  },
  { name: 'nato', encode: encodeNato, decode: decodeNato },
  { name: 'braille', encode: encodeBraille, decode: decodeBraille },
  { name: 'leet', encode: encodeLeet, decode: decodeLeet },
  { name: 'letter-spacing', encode: encodeLetterSpacing, decode: decodeLetterSpacing },
  { name: 'zero-width', encode: encodeZeroWidth, decode: decodeZeroWidth },
  { name: 'homoglyphs', encode: encodeHomoglyphs, decode: decodeHomoglyphs },
  { name: 'punctuation-in-words', encode: encodePunctuationInWords, decode: decodePunctuationInWords },
  { name: 'full-width', encode: encodeFullWidth, decode: decodeFullWidth },
  { name: 'tag-characters', encode: encodeTagCharacters, decode: decodeTagCharacters },
  { name: 'variation-selectors', encode: encodeVariationSelectors, decode: decodeVariationSelectors },
  { name: 'bidi-override', encode: encodeBidiOverride, decode: decodeBidiOverride },
  { name: 'combining-marks', encode: encodeCombiningMarks, decode: decodeCombiningMarks },
]
