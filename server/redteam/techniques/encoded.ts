import type { Technique, TechniqueAbout } from '../../domain/attempt/technique.ts'
import { decodeAsks, hiddenTextAsks, readThroughAsks } from '../wordings/single-turn/decode.ts'
import { type Disguise, singleTurn } from './single-turn.ts'
import { obfuscationTaxonomy } from './taxonomies.ts'

/** What a technique that only hides the goal says about itself. */
export interface Hiding {
  readonly id: string
  readonly name: string
  /** As in `TechniqueAbout`. */
  readonly mechanism: string
  /** As in `TechniqueAbout`. */
  readonly source: string
  /** As in `TechniqueAbout`. */
  readonly knownMisses: string
  /** The usual form first. */
  readonly disguises: readonly Disguise[]
}

/** The goal in an encoding or cipher, with the ask to decode and follow it. */
export function encodedTechnique(hiding: Hiding): Technique {
  return hidingTechnique(hiding, decodeAsks)
}

/** The goal with its letters disturbed, to be read through. */
export function disturbedTechnique(hiding: Hiding): Technique {
  return hidingTechnique(hiding, readThroughAsks)
}

/** The goal in characters that are not shown. */
export function smuggledTechnique(hiding: Hiding): Technique {
  return hidingTechnique(hiding, hiddenTextAsks)
}

function hidingTechnique({ disguises, ...told }: Hiding, wordings: typeof decodeAsks): Technique {
  const about: Omit<TechniqueAbout, 'multiTurn' | 'needs'> = { ...told, taxonomy: obfuscationTaxonomy }
  return singleTurn({
    about,
    wordings,
    disguises,
    tries: 'Hide the request as {disguise} and ask to read and follow it.',
  })
}
