import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { ChatFailure, ChatModel } from './domain/chat.ts'
import type { Clock } from './domain/ports.ts'
import { createChatModel } from './models/chat/chat-model.ts'
import { TokenBudget } from './models/chat/token-budget.ts'

/** The configured LLM as its two users ask it: one budget of tokens, each with patience, places and a breaker of its own. */
export interface LlmModels {
  /** For red-team tests, which can wait. */
  readonly redTeam: ChatModel
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
    redTeam: createChatModel({ ...shared, timeoutMs: llmTimeoutMs }),
    checks: createChatModel({
      ...shared,
      timeoutMs: llmCheckTimeoutMs,
      retriesMax: 0,
      concurrencyMax: checksAtOnceMax,
    }),
  }
}
