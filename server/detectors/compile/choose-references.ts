import type { PolicyDraft, ReferenceText } from '../../domain/policy/compiled.ts'
import { type Definition, readDefinition } from './read-definition.ts'

/** What a policy is made from. */
export interface References {
  /** All texts to be embedded, each once on its side, whole. */
  readonly texts: readonly ReferenceText[]
  readonly definition: Definition
  /** How many examples are not among them, because there were too many. */
  readonly leftOut: number
}

/** The most examples of each side that are compared by meaning, so that saving stays below two seconds. */
export const examplesMax = { violating: 240, allowed: 120 } as const

/** The most units of all embedded examples of a side together: about 6,000 tokens. */
const unitsMax = 24_000

/** The most units that are read of one example: about one window. */
const exampleUnitsMax = 600

/** Chooses the texts of a policy: phrases of its definition, and its examples evenly over the lists when there are many. */
export function chooseReferences({ description, examples }: PolicyDraft): References {
  const definition = readDefinition(description)
  const violating = chooseExamples(examples.violating, examplesMax.violating)
  const allowed = chooseExamples(examples.allowed, examplesMax.allowed)
  const texts: ReferenceText[] = [
    ...violating.chosen.map((text) => ({ text, kind: 'violating' as const })),
    ...allowed.chosen.map((text) => ({ text, kind: 'allowed' as const })),
    ...definition.violating.map((text) => ({ text, kind: 'definition' as const })),
    ...definition.allowed.map((text) => ({ text, kind: 'exception' as const })),
  ]
  return { texts, definition, leftOut: violating.leftOut + allowed.leftOut }
}

function chooseExamples(given: readonly string[], most: number): { chosen: readonly string[]; leftOut: number } {
  const distinct = [...new Set(given.map((text) => text.trim().slice(0, exampleUnitsMax)))].filter(
    (text) => text !== '',
  )
  let chosen = spread(distinct, most)
  // Long examples fill the room sooner: fewer are taken then, still from the whole list. Each turn takes fewer.
  for (let units = unitsOf(chosen); units > unitsMax; units = unitsOf(chosen)) {
    chosen = spread(distinct, Math.floor((chosen.length * unitsMax) / units))
  }
  return { chosen, leftOut: distinct.length - chosen.length }
}

function unitsOf(texts: readonly string[]): number {
  return texts.reduce((units, text) => units + text.length, 0)
}

/** At most `most` texts, evenly over the list. */
function spread(texts: readonly string[], most: number): readonly string[] {
  if (texts.length <= most) return texts
  return Array.from({ length: most }, (_, at) => texts[Math.floor((at * texts.length) / most)] ?? '')
}
