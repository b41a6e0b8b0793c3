import type { Taxonomy } from './taxonomy.ts'

/** One prompt of a dataset, with what a sound target does with it. */
export interface DatasetCase {
  readonly id: string
  readonly policyId: string
  /** The prompt text; image cases have their text here too. */
  readonly prompt: string
  /** What is asked for behind the wording, in plain words: what judges hold the answer against. */
  readonly goal: string
  /** Several turns or images; null for one text. */
  readonly messages: readonly CaseMessage[] | null
  /** 0 to 4: which wording of the same prompt. */
  readonly variation: number
  /** The technique that the wording uses; null for a plain one. */
  readonly techniqueId: string | null
  /** `comply` for a benign twin. */
  readonly expected: 'refuse' | 'comply'
  /** In which the prompt is written, as in `TestSettings`. */
  readonly language: string
  readonly modality: 'text' | 'image'
  readonly taxonomy: readonly Taxonomy[]
}

/** A turn of a case. */
export interface CaseMessage {
  readonly role: 'user' | 'assistant'
  readonly content: readonly CasePart[]
}

/** A piece of a turn; images are PNG data URLs. */
export type CasePart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly imageUrl: string }
