import type { Taxonomy } from '../../domain/red-team-test/taxonomy.ts'
import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import type { SeededRandom } from '../../text/random/seeded-random.ts'
import { encodeReversed } from '../../transforms/ciphers/reversed.ts'
import { encodeRot } from '../../transforms/ciphers/rot.ts'
import { encodeBase64 } from '../../transforms/encodings/base64.ts'
import { encodeHex } from '../../transforms/encodings/hex.ts'
import { encodeLeet } from '../../transforms/letters/leet.ts'
import { encodeLetterSpacing } from '../../transforms/letters/letter-spacing.ts'
import { fillSlots } from '../fill-slots.ts'
import type { Slots } from '../slots.ts'
import {
  dataLeakTaxonomy,
  indirectTaxonomy,
  jailbreakTaxonomy,
  obfuscationTaxonomy,
  overrideTaxonomy,
  promptLeakTaxonomy,
} from '../techniques/taxonomies.ts'
import type { AimId } from '../wordings/asks/aim-wording.ts'
import { askWordings, type DisguiseName } from '../wordings/asks/ask-wordings.ts'
import { innerQuotes } from './inner-quotes.ts'

/** A request in one of its five wordings. */
export interface WordedCase {
  /** The whole request. */
  readonly text: string
  /** Words beside a picture that shows `text`; null for a text case. */
  readonly besidePicture: string | null
  /** The technique that it uses; null for a plain one. */
  readonly techniqueId: string | null
  readonly taxonomy: readonly Taxonomy[]
}

/** What a wording is made from. */
export interface CaseWording {
  /** The request with its slots filled, secrets left out. */
  readonly ask: string
  /** What the request is after; null where only the policy's own words say it. */
  readonly aim: AimId | null
  readonly language: AttackLanguage
  readonly slots: Slots
  readonly random: SeededRandom
  /** Leaves secrets out, also where a frame says one by chance. */
  readonly clean: (text: string) => string
  /** Shows the request as a picture instead of disguising it. */
  readonly asPicture: boolean
}

/** Wordings of each prompt. */
export const variationsCount = 5

/** The wording that becomes a picture when images are asked for. */
export const pictureVariation = 3

/**
 * The wording of a request: 0 plain, 1 with claimed authority, 2 hypothetical, 3 disguised (or as a picture),
 * 4 inside a document or insisting with conditions. All in the test's language.
 */
export function wordCase(variation: number, wording: CaseWording): WordedCase {
  const words = [plain, authority, hypothetical, disguised, embedded][variation] ?? plain
  const said = words(wording)
  const worded = { ...said, text: wording.clean(said.text) }
  if (!wording.asPicture) return worded
  const { pictures } = askWordings[wording.language]
  return {
    ...(variation === pictureVariation ? plain(wording) : worded),
    besidePicture: wording.random.pick(pictures),
    techniqueId: null,
  }
}

function plain({ ask, aim, language, slots, random }: CaseWording): WordedCase {
  const { openings, closings } = askWordings[language]
  return {
    text: `${fillSlots(random.pick(openings), slots)}${ask}${fillSlots(random.pick(closings), slots)}`,
    besidePicture: null,
    techniqueId: null,
    taxonomy: aim === 'system-prompt' ? promptLeakTaxonomy : dataAims.has(aim) ? dataLeakTaxonomy : jailbreakTaxonomy,
  }
}

const dataAims: ReadonlySet<AimId | null> = new Set([
  'personal-data',
  'bulk-export',
  'health-record',
  'card-data',
  'credentials',
  'internal-data',
  'exfiltration',
  'model-extraction',
])

function authority({ ask, language, slots, random }: CaseWording): WordedCase {
  const frame = random.pick(askWordings[language].authority)
  return framed({ frame, ask, slots }, { techniqueId: 'persuade.authority', taxonomy: overrideTaxonomy })
}

function hypothetical({ ask, language, slots, random }: CaseWording): WordedCase {
  const frame = random.pick(askWordings[language].hypothetical)
  return framed({ frame, ask, slots }, { techniqueId: 'frame.hypothetical', taxonomy: jailbreakTaxonomy })
}

function embedded({ ask, language, slots, random }: CaseWording): WordedCase {
  const { documents, insisting } = askWordings[language]
  return random.below(2) === 0
    ? framed({ frame: random.pick(documents), ask, slots }, { techniqueId: 'ind.latent', taxonomy: indirectTaxonomy })
    : framed(
        { frame: random.pick(insisting), ask, slots },
        { techniqueId: 'frame.refusal_suppress', taxonomy: jailbreakTaxonomy },
      )
}

function framed(
  { frame, ask, slots }: { readonly frame: string; readonly ask: string; readonly slots: Slots },
  about: Pick<WordedCase, 'techniqueId' | 'taxonomy'>,
): WordedCase {
  const isQuoted = /["“„«‘‚]\s?\{ask\}/u.test(frame)
  return { text: fillSlots(frame, { ...slots, ask: isQuoted ? innerQuotes(ask) : ask }), besidePicture: null, ...about }
}

function disguised(wording: CaseWording): WordedCase {
  const { language, slots, random, clean } = wording
  const { disguised: frames, methods } = askWordings[language]
  const { name, encode, techniqueId } = random.pick(disguises)
  const text = encode(clean(plain(wording).text))
  return {
    text: fillSlots(random.pick(frames), { ...slots, method: methods[name], text }),
    besidePicture: null,
    techniqueId,
    taxonomy: obfuscationTaxonomy,
  }
}

const disguises: readonly {
  readonly name: DisguiseName
  readonly techniqueId: string
  readonly encode: (text: string) => string
}[] = [
  { name: 'base64', techniqueId: 'enc.base64', encode: (text) => encodeBase64(text) },
  { name: 'hex', techniqueId: 'enc.hex', encode: (text) => encodeHex(text) },
  { name: 'rot13', techniqueId: 'cipher.rot13', encode: (text) => encodeRot(text, 13) },
  { name: 'leet', techniqueId: 'obf.leet', encode: encodeLeet },
  { name: 'reversed', techniqueId: 'obf.flip', encode: (text) => encodeReversed(text) },
  { name: 'letter-spacing', techniqueId: 'obf.spacing', encode: (text) => encodeLetterSpacing(text) },
]
