import { bidiOverrideDecoder, variationSelectorDecoder } from './decode-channels.ts'
import { decimalDecoder, octalDecoder } from './decode-codes.ts'
import { htmlEntitiesDecoder, percentDecoder, quotedPrintableDecoder, unicodeEscapesDecoder } from './decode-inline.ts'
import { brailleDecoder, morseDecoder, natoDecoder } from './decode-spelled.ts'
import { base32Decoder, base64Decoder, base85Decoder, binaryDecoder, hexDecoder } from './decode-tokens.ts'
import type { Decoder } from './decoder.ts'

/** Decoders that read characters which normalisation removes; they see the text as sent. */
export const channelDecoders: readonly Decoder[] = [bidiOverrideDecoder, variationSelectorDecoder]

/** Decoders of visible encodings; they see the cleaned text. Ciphers of letters are apart, in `decode-ciphers.ts`, because one search serves all. */
export const encodingDecoders: readonly Decoder[] = [
  base64Decoder,
  hexDecoder,
  base32Decoder,
  base85Decoder,
  binaryDecoder,
  decimalDecoder,
  octalDecoder,
  percentDecoder,
  htmlEntitiesDecoder,
  unicodeEscapesDecoder,
  quotedPrintableDecoder,
  morseDecoder,
  natoDecoder,
  brailleDecoder,
]
