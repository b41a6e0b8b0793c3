import type { LimitWords } from './english-limits.ts'
import type { NotTested } from './not-tested.ts'

/** What nobody chose, in sentences. */
export interface NotTestedText {
  /** How many techniques were left; null where none was. */
  readonly techniques: string | null
  /** Certifications that no policy comes from, and those of which only some clauses do; each where there are any. */
  readonly lists: readonly string[]
}

/** What a run says nothing about because nobody chose it. `policiesMax`: of each certification, as the test was made. */
export function notTestedText(
  { techniques, techniquesTotal, lists, triedLists }: NotTested,
  policiesMax: number,
  say: Pick<LimitWords, 'techniquesLeft' | 'listsLeft' | 'listsPart'>,
): NotTestedText {
  return {
    techniques: techniques.length === 0 ? null : say.techniquesLeft(techniques.length, techniquesTotal),
    lists: [
      ...(lists.length === 0 ? [] : [say.listsLeft(lists.join(' · '))]),
      ...(triedLists.length === 0 ? [] : [say.listsPart(triedLists.join(' · '), policiesMax)]),
    ],
  }
}
