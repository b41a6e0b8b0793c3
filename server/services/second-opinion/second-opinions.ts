import { BoundedMap } from '../../domain/bounded-map.ts'
import type { Opinion, OpinionQuestion, SecondOpinions } from '../../domain/guard/second-opinion.ts'
import type { OpinionFailure } from '../../domain/opinion-failure.ts'
import type { Clock, Sha256 } from '../../domain/ports.ts'
import type { RandomBytes } from '../scope/service-scope.ts'
import type { LlmAllowance } from './llm-allowance.ts'

/** What an LLM is asked with. */
export interface SecondOpinionsOptions {
  /** Asks the LLM. Rejects only for a fault of this program. */
  readonly ask: (
    question: OpinionQuestion,
    options: { readonly nonce: Uint8Array; readonly signal: AbortSignal },
  ) => Promise<Opinion | OpinionFailure>
  readonly allowance: LlmAllowance
  readonly clock: Clock
  readonly randomBytes: RandomBytes
  /** A keyed hash: what the cache remembers a question by tells nobody what was asked. */
  readonly reference: Sha256
}

/** What an LLM said is believed for this long. */
const freshMs = 3_600_000

interface Known {
  readonly askedAtMs: number
  /** Shared by all who ask the same meanwhile. */
  readonly opinion: Promise<Opinion | OpinionFailure>
}

/** Asks an LLM within the allowance of each organization, nothing twice in an hour. Remembers 10,000 answers. */
export function createSecondOpinions(options: SecondOpinionsOptions): SecondOpinions {
  const known = new BoundedMap<string, Known>(10_000)

  function askOne(organizationId: string, question: OpinionQuestion): Promise<Opinion | OpinionFailure> {
    const key = options.reference(JSON.stringify(['opinion', organizationId, question]))
    const nowMs = options.clock.nowMs()
    const before = known.get(key)
    if (before && nowMs >= before.askedAtMs && nowMs - before.askedAtMs < freshMs) return before.opinion
    const opinion = options.allowance.spend(organizationId, (signal) =>
      options.ask(question, { nonce: options.randomBytes(16), signal }),
    )
    const entry = { askedAtMs: nowMs, opinion }
    known.set(key, entry)
    void opinion.then((said) => {
      // A failure is nothing to remember; what took its place meanwhile stays.
      if (said !== 'violates' && said !== 'allowed' && known.get(key) === entry) known.delete(key)
    })
    return opinion
  }

  return {
    isConfigured: true,
    ask: (organizationId, questions) => Promise.all(questions.map((question) => askOne(organizationId, question))),
  }
}

/** Stands where this server has no LLM. */
export const noSecondOpinions: SecondOpinions = {
  isConfigured: false,
  ask: async (_, questions) => questions.map(() => 'not-configured'),
}
