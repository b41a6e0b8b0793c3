import { plainLetters } from '../../../../text/folding/plain-letters.ts'
import { encodeBinary } from '../../../../transforms/encodings/binary.ts'
import { encodeCharacterCodes } from '../../../../transforms/encodings/character-codes.ts'
import { encodedTechnique } from '../../encoded.ts'

/** The goal in binary digits or character codes. Source and known misses as stated in it. */
export const binary = encodedTechnique({
  id: 'enc.binary',
  name: 'Binary digits',
  mechanism: 'The bytes of the request stand as groups of 0 and 1, or as decimal or octal character codes.',
  source: 'idea: PyRIT prompt_converter/binary_converter.py',
  knownMisses:
    'Eight times as long as the request; long ones overflow small contexts. Accents are lost in character codes.',
  disguises: [
    {
      name: 'binary',
      label: {
        en: 'binary (8-bit ASCII)',
        fr: 'binaire (ASCII 8 bits)',
        de: 'Binärcode (8-Bit-ASCII)',
        es: 'binario (ASCII de 8 bits)',
      },
      apply: (goal) => encodeBinary(goal),
    },
    {
      name: 'decimal-codes',
      label: {
        en: 'decimal ASCII codes',
        fr: 'codes ASCII décimaux',
        de: 'dezimale ASCII-Codes',
        es: 'códigos ASCII decimales',
      },
      apply: (goal) => encodeCharacterCodes(plainLetters(goal)),
    },
    {
      name: 'octal-codes',
      label: {
        en: 'octal ASCII codes',
        fr: 'codes ASCII octaux',
        de: 'oktale ASCII-Codes',
        es: 'códigos ASCII octales',
      },
      apply: (goal) => encodeCharacterCodes(plainLetters(goal), 8),
    },
  ],
})
