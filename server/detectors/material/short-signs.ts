import { type Encoder, securityHeads } from '../../domain/guard/encoder.ts'
import { type NgramModel, riskiestWindow } from '../security/ngram-model.ts'
import { bounded, type EncodedMaterial, logitMax, plantedLogit } from './material-signs.ts'

/**
 * The numbers that are weighed of a short material. The first seven are heads of the encoder on the text alone, each where
 * it is strongest; `carried` is the head for orders on the text between lines of a plain document, as it has learnt to read
 * orders; `tokens` is the doublings of its length. All but the last −8 to 8.
 */
export const shortSigns = ['planted', ...securityHeads, 'rules', 'n-grams', 'carried', 'tokens'] as const

/** A material of at most so many tokens is short: half a window. The head for orders never saw such a text alone. */
const shortTokensMax = 64

/** A document in which nothing is asked of anybody. */
const before =
  'The library on Mill Street opens at nine. It has two floors and a reading room with a view of the river. '
const after = ' The car park behind it is free on Sundays. A café on the ground floor serves tea and cake until five.'

/** What sees signs of a short material. */
export interface ShortEyes {
  readonly encoder: Encoder
  readonly ngrams: NgramModel
}

/** What was seen of a material that is short. */
export type ShortMaterial = EncodedMaterial & { readonly shortTokens: number }

/** Whether a material is judged by the signs of short ones. */
export function isShort(material: EncodedMaterial): material is ShortMaterial {
  return material.shortTokens !== null && material.shortTokens <= shortTokensMax
}

/** The signs of a short material in the order of `shortSigns`. Cost: a window of the encoder for each view of it, 5 ms each. */
export async function shortSignsOf(
  { encoder, ngrams }: ShortEyes,
  { parts, reading, shortTokens }: ShortMaterial,
  rulesScore: number,
): Promise<readonly number[]> {
  const strongest = (logits: readonly number[]): number => bounded(Math.max(-logitMax, ...logits))
  const texts = new Set(parts.map(({ view, start, end }) => view.text.slice(start, end)))
  const carried = await encoder.encode([...texts].flatMap((text) => encoder.windowsOf(`${before}${text}${after}`, 1)))
  return [
    strongest(parts.map(({ encoding }) => plantedLogit(encoding))),
    ...securityHeads.map((_, head) => strongest(parts.map(({ encoding }) => encoding.security[head] ?? -logitMax))),
    bounded(rulesScore),
    strongest(reading.views.map(({ text }) => riskiestWindow(ngrams, text).score)),
    strongest(carried.map(plantedLogit)),
    Math.log2(Math.max(1, shortTokens)),
  ]
}
