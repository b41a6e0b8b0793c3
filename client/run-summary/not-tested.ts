import { nameOfList } from './list-names.ts'

/** What a run left out. */
export interface NotTested {
  /** Techniques of the catalogue, the plain question not among them: it is none; 0 = not known. */
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
  /** Which of the catalogue asks straight, without any technique. */
  readonly baselineTechniqueId: string
  /** Of the test: ids of the interface. */
  readonly certifications: readonly string[]
  /** All that there are. */
  readonly allCertifications: readonly string[]
}

/** What a run says nothing about because nobody chose it. Policies without a verdict are told by the run itself. */
export function notTestedOf({
  chosenTechniqueIds,
  catalogue,
  baselineTechniqueId,
  certifications,
  allCertifications,
}: TriedAndKnown): NotTested {
  const chosen = new Set(chosenTechniqueIds)
  const techniques = catalogue.filter(({ id }) => id !== baselineTechniqueId)
  return {
    techniquesTotal: techniques.length,
    techniques: techniques.filter(({ id }) => !chosen.has(id)).map(({ id, name }) => ({ id, name })),
    lists: allCertifications.filter((id) => !certifications.includes(id)).map(nameOfList),
    triedLists: certifications.map(nameOfList),
  }
}
