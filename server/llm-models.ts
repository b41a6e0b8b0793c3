import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { ChatFailure, ChatModel } from './domain/chat.ts'
import type { SecondOpinions } from './domain/guard/second-opinion.ts'
import type { ExampleProposer } from './domain/policy/propose-examples.ts'
import type { PolicyProposer } from './domain/policy/propose-policies.ts'
import type { Clock, Sha256 } from './domain/ports.ts'
import { askOpinion } from './models/chat/ask-opinion.ts'
import { createChatModel } from './models/chat/chat-model.ts'
import { proposeExamples } from './models/chat/propose-examples.ts'
import { proposePolicies } from './models/chat/propose-policies.ts'
import { TokenBudget } from './models/chat/token-budget.ts'
import type { RandomBytes } from './services/scope/service-scope.ts'
import type { LlmAllowance } from './services/second-opinion/llm-allowance.ts'
import { createSecondOpinions, noSecondOpinions } from './services/second-opinion/second-opinions.ts'

/** The configured LLM as its two users ask it: one budget of tokens, each with patience, places and a breaker of its own. */
export interface LlmModels {
  /** For what can wait: red-team tests, and proposals that somebody asked for. */
  readonly patient: ChatModel
  /** For checks, which cannot: asked once, and not for long. */
  readonly checks: ChatModel
}

/** Questions about checks at once, of all organizations. */
const checksAtOnceMax = 16

/** Null where no LLM is configured. Nothing is asked before somebody does. */
export function createLlmModels(
  { llmBaseUrl, llmModel, llmApiKey, llmTokensPerDay, llmTimeoutMs, llmCheckTimeoutMs }: Config,
  { clock, log }: { readonly clock: Clock; readonly log: FastifyBaseLogger },
): LlmModels | null {
  if (llmBaseUrl === null || llmModel === null) return null
  const shared = {
    baseUrl: llmBaseUrl,
    model: llmModel,
    apiKey: llmApiKey,
    tokensPerDay: llmTokensPerDay,
    budget: new TokenBudget(clock, llmTokensPerDay),
    clock,
    onFailed: ({ reason, message }: ChatFailure) => log.warn({ reason }, `the LLM gave no answer: ${message}`),
  }
  return {
    patient: createChatModel({ ...shared, timeoutMs: llmTimeoutMs }),
    checks: createChatModel({
      ...shared,
      timeoutMs: llmCheckTimeoutMs,
      retriesMax: 0,
      concurrencyMax: checksAtOnceMax,
    }),
  }
}

/** What uses of the LLM beside red-team tests are made of. */
export interface LlmUseParts {
  /** Null = this server has none. */
  readonly llm: LlmModels | null
  readonly allowance: LlmAllowance
  readonly clock: Clock
  readonly randomBytes: RandomBytes
  /** A keyed hash. */
  readonly reference: Sha256
}

/** The LLM as checks ask it. */
export function secondOpinionsOf({ llm, ...parts }: LlmUseParts): SecondOpinions {
  if (llm === null) return noSecondOpinions
  return createSecondOpinions({
    ...parts,
    ask: (question, bounds) => askOpinion({ chat: llm.checks, question, ...bounds }),
  })
}

/** The LLM as owners ask it for examples; null without one. */
export function exampleProposerOf({ llm, allowance, randomBytes }: LlmUseParts): ExampleProposer | null {
  if (llm === null) return null
  return (organizationId, wish) =>
    allowance.spend(organizationId, (signal) =>
      proposeExamples({ chat: llm.patient, wish, nonce: randomBytes(16), signal }),
    )
}

/** The LLM as owners ask it for policies in a document; null without one. */
export function policyProposerOf({ llm, allowance, randomBytes }: LlmUseParts): PolicyProposer | null {
  if (llm === null) return null
  return (organizationId, wish) =>
    allowance.spend(organizationId, (signal) =>
      proposePolicies({ chat: llm.patient, ...wish, nonce: randomBytes(16), signal }),
    )
}
