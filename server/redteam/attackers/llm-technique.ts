import type { TechniqueAbout } from '../../domain/attempt/technique.ts'

/** A way of attacking that an LLM writes. */
export interface LlmTechnique {
  /** `needs` holds `llm`. */
  readonly about: TechniqueAbout
  /** How this attacker thinks, told to the LLM. */
  readonly method: string
  /** How many candidates the LLM shall weigh in one answer, 1 to 5; the most promising is sent. */
  readonly candidates: number
  /** Id of the offline technique that takes over where the LLM gives no answer. */
  readonly fallbackId: string
}
