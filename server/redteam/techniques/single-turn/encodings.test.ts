import assert from 'node:assert/strict'
import test from 'node:test'
import type { Technique } from '../../../domain/attempt/technique.ts'
import { type AttackLanguage, attackLanguages } from '../../../domain/red-team-test/test-policy.ts'
import { plainLetters } from '../../../text/folding/plain-letters.ts'
import { answerLanguage } from '../../../text/language/answer-language.ts'
import { decodeAtbash } from '../../../transforms/ciphers/atbash.ts'
import { decodeMorse } from '../../../transforms/ciphers/morse.ts'
import { decodeNato } from '../../../transforms/ciphers/nato.ts'
import { decodePigLatin } from '../../../transforms/ciphers/pig-latin.ts'
import { decodeReversed } from '../../../transforms/ciphers/reversed.ts'
import { decodeRot } from '../../../transforms/ciphers/rot.ts'
import { decodeVigenere } from '../../../transforms/ciphers/vigenere.ts'
import { decodeZigzag } from '../../../transforms/ciphers/zigzag.ts'
import { decodeBase32 } from '../../../transforms/encodings/base32.ts'
import { decodeBase64 } from '../../../transforms/encodings/base64.ts'
import { decodeBase85 } from '../../../transforms/encodings/base85.ts'
import { decodeBinary } from '../../../transforms/encodings/binary.ts'
import { decodeBraille } from '../../../transforms/encodings/braille.ts'
import { decodeHex } from '../../../transforms/encodings/hex.ts'
import { decodeQuotedPrintable } from '../../../transforms/encodings/quoted-printable.ts'
import { decodeUu } from '../../../transforms/encodings/uuencode.ts'
import { decodeEmojiBytes } from '../../../transforms/hidden/emoji-bytes.ts'
import { decodeSneakyBits } from '../../../transforms/hidden/sneaky-bits.ts'
import { decodeTagCharacters } from '../../../transforms/hidden/tag-characters.ts'
import { decodeVariationSelectors } from '../../../transforms/hidden/variation-selectors.ts'
import { decodeZeroWidth } from '../../../transforms/hidden/zero-width.ts'
import { decodeFullWidth } from '../../../transforms/letters/full-width.ts'
import { decodeHomoglyphs } from '../../../transforms/letters/homoglyphs.ts'
import { decodeLetterSpacing } from '../../../transforms/letters/letter-spacing.ts'
import { attemptView } from '../attempt-view.fixture.ts'
import { techniques } from '../catalogue.ts'

/** How a target that knows the usual form of a technique reads one paragraph or line of a message. */
const readers: Readonly<Record<string, (text: string) => string | null>> = {
  'enc.base64': decodeBase64,
  'enc.hex': decodeHex,
  'enc.base32': decodeBase32,
  'enc.ascii85': decodeBase85,
  'enc.uu': decodeUu,
  'enc.qp_mime': decodeQuotedPrintable,
  'enc.binary': decodeBinary,
  'enc.morse': decodeMorse,
  'enc.braille': decodeBraille,
  'enc.nato': decodeNato,
  'enc.ecoji_base2048': decodeEmojiBytes,
  'cipher.rot13': (text) => decodeRot(text, 13),
  'cipher.caesar': (text) => decodeRot(text, 3),
  'cipher.atbash': decodeAtbash,
  'cipher.vigenere': (text) => decodeVigenere(text, 'LEMON'),
  'obf.piglatin': decodePigLatin,
  'obf.spacing': (text) => decodeLetterSpacing(text),
  'obf.flip': (text) => decodeReversed(text),
  'obf.zigzag_mirror': (text) => decodeZigzag(text, 2),
  'obf.homoglyph': decodeHomoglyphs,
  'obf.badchars': decodeZeroWidth,
  'obf.unicode_norm': decodeFullWidth,
  'smuggle.tags': decodeTagCharacters,
  'smuggle.variation': decodeVariationSelectors,
  'smuggle.sneaky_bits': decodeSneakyBits,
}

for (const [id, read] of Object.entries(readers)) {
  test(`${id}: whoever knows the encoding finds the whole goal, in every language`, () => {
    for (const language of attackLanguages) {
      const { prompt, goal } = openingOf(techniqueOf(id), language)
      const parts = [prompt, ...prompt.split('\n\n'), ...prompt.split('\n')]
      const found = parts.map((part) => folded(read(part) ?? '')).some((text) => text.includes(folded(goal)))
      assert.ok(found, `${language}: ${prompt}`)
    }
  })
}

test('the frame of an encoded goal is written in the language of the test', () => {
  for (const language of attackLanguages) {
    const { prompt } = openingOf(techniqueOf('enc.base64'), language)
    assert.equal(answerLanguage(prompt.replaceAll(/\S{30,}/g, '')) ?? language, language)
  }
})

function techniqueOf(id: string): Technique {
  const technique = techniques.find(({ about }) => about.id === id)
  assert.ok(technique !== undefined, id)
  return technique
}

function openingOf(technique: Technique, language: AttackLanguage): { readonly prompt: string; readonly goal: string } {
  const view = attemptView({ language })
  const goal = view.scenario.goals[language] ?? ''
  return { goal, prompt: technique.nextPrompt({ ...view, scenario: { ...view.scenario, goal } }).prompt }
}

/** Letters and digits alone, without case and accents: what every encoding keeps. */
function folded(text: string): string {
  return plainLetters(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}
