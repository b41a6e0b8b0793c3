import type { OpinionFailure } from '../opinion-failure.ts'
import type { PolicyExamples } from './policy.ts'

/** A rule that needs examples. */
export interface ExamplesWish {
  /** 1 to 200 characters. */
  readonly name: string
  /** Its definition in plain words, 1 to 4,000 characters. */
  readonly description: string
  /** In which the examples are to be written, as a BCP 47 tag. */
  readonly language: string
}

/** Examples as an LLM imagines them, or why there are none. Never rejects. */
export type ExampleProposer = (organizationId: string, wish: ExamplesWish) => Promise<PolicyExamples | OpinionFailure>
