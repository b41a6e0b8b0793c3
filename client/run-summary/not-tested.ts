import { nameOfList } from './list-names.ts'

/** What a run left out. */
export interface NotTested {
  /** Techniques of the catalogue; 0 = not known. */
  readonly techniquesTotal: number
  /** Those that no attempt was planned with, in the order of the catalogue. */
  readonly techniques: readonly { readonly id: string; readonly name: string }[]
  /** Certifications that no policy of the test comes from: names for people. */
  readonly lists: readonly string[]
  /** Certifications that policies of the test come from. */
  readonly triedLists: readonly string[]
}

/** What is told apart. */
export interface TriedAndKnown {
  /** Of the run, also those that it ended before; each once or more. */
  readonly chosenTechniqueIds: readonly string[]
  /** The catalogue; empty where it was not read. */
  readonly catalogue: readonly { readonly id: string; readonly name: string }[]
  /** Of the test: ids of the interface. */
  readonly certifications: readonly string[]
  /** All that there are. */
  readonly allCertifications: readonly string[]
}

/** What a run says nothing about because nobody chose it. Policies without a verdict are told by the run itself. */
export function notTestedOf({
  chosenTechniqueIds,
  catalogue,
  certifications,
  allCertifications,
}: TriedAndKnown): NotTested {
  const chosen = new Set(chosenTechniqueIds)
  return {
    techniquesTotal: catalogue.length,
    techniques: catalogue.filter(({ id }) => !chosen.has(id)).map(({ id, name }) => ({ id, name })),
    lists: allCertifications.filter((id) => !certifications.includes(id)).map(nameOfList),
    triedLists: certifications.map(nameOfList),
  }
}
