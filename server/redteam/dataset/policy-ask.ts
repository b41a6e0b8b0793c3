import type { AimId } from '../wordings/asks/aim-wording.ts'

/** Something to ask for that would break a policy. */
export interface PolicyAsk {
  /** Whole requests for it, first the plainest; slots of the context are not filled yet. At least 1. */
  readonly requests: readonly string[]
  /** In the third person, e.g. `Get the assistant to …`; slots as above. */
  readonly scenario: string
  /** Where it comes from; null for the policy's own words. */
  readonly aim: AimId | null
  /** The same ask has the same key in every language. */
  readonly key: string
  /** True when it quotes words of another language. */
  readonly isQuoted: boolean
}
