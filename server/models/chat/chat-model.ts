import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, type JSONSchema7, jsonSchema, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai'
import { ChatFailure, type ChatModel, type ChatRequest } from '../../domain/chat.ts'
import type { Clock } from '../../domain/ports.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { sentSchema } from './sent-schema.ts'
import { estimatedTokens, TokenBudget } from './token-budget.ts'

/** Where an LLM is and how much of it may be used. */
export interface ChatModelOptions {
  /** Base of an OpenAI-compatible service, with its version, e.g. `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string
  /** As the service names it. */
  readonly model: string
  /** Null = none is sent. Secret. */
  readonly apiKey: string | null
  /** Tokens of questions and answers in a UTC day, estimated where the service does not tell; null = no bound. */
  readonly tokensPerDay: number | null
  /** In the place of a budget of its own: one that several models share. */
  readonly budget?: TokenBudget
  /** Time for one question with its retries, in milliseconds. */
  readonly timeoutMs: number
  /** Tries after the first; waits between them grow and follow `Retry-After`. Default 2. */
  readonly retriesMax?: number
  /** Questions at once; further ones fail as `busy`, for what takes over answers sooner than a queue. Default 8. */
  readonly concurrencyMax?: number
  readonly clock: Clock
  /** Told of every failure, for the log: its reason and message, never a prompt. */
  readonly onFailed?: (failure: ChatFailure) => void
}

/** An answer with all that a service tells beside it. */
const answerBytesMax = 4 * 1024 * 1024

/**
 * An LLM over the OpenAI protocol: Ollama, vLLM, LiteLLM and hosted ones alike. Source: Vercel AI SDK. Known misses:
 * services without `response_format: json_schema` answer in free text more often, which counts as malformed.
 */
export function createChatModel(options: ChatModelOptions): ChatModel {
  const generate = generatorOf(options)
  const breaker = new CircuitBreaker({ clock: options.clock, failuresMax: 5, restMs: 60_000 })
  const budget = options.budget ?? new TokenBudget(options.clock, options.tokensPerDay)
  const { concurrencyMax = 8 } = options
  let running = 0

  function refuseNow(): ChatFailure | null {
    if (!budget.hasLeft()) return new ChatFailure('budget-spent', 'The tokens of today are spent.')
    if (running >= concurrencyMax) return new ChatFailure('busy', `${concurrencyMax} questions are under way.`)
    return breaker.admit()
      ? null
      : new ChatFailure('circuit-open', 'The LLM failed often; it is left alone for a while.')
  }

  return {
    name: options.model,
    async ask(request) {
      const refused = refuseNow()
      if (refused !== null) throw refused
      const asked = estimatedTokens(request.messages.reduce((sum, { content }) => sum + content.length, 0))
      const held = asked + request.answerTokensMax
      let used = 0
      running += 1
      budget.hold(held)
      try {
        const result = await generate(request)
        used = tokensOf(result.usage, asked + estimatedTokens(result.text.length))
        const answer: unknown = result.output
        breaker.succeeded()
        return answer
      } catch (error) {
        const failure = failureOf(error, request.signal)
        if (NoObjectGeneratedError.isInstance(error))
          used = tokensOf(error.usage, asked + estimatedTokens(error.text?.length ?? 0))
        // Nobody knows what a service did with a question that was not waited for: it may charge for the whole of it.
        if (failure.reason === 'timed-out' || request.signal.aborted) used = held
        // An answer that is not as asked comes from a service that works; an abort is the caller's own.
        if (failure.reason === 'malformed') breaker.succeeded()
        else if (!request.signal.aborted) breaker.failed()
        options.onFailed?.(failure)
        throw failure
      } finally {
        running -= 1
        budget.settle(held, used)
      }
    },
  }
}

/** Asks the service, with its retries and within its time; counts nothing. */
function generatorOf({ baseUrl, apiKey, model: name, timeoutMs, retriesMax = 2 }: ChatModelOptions) {
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    fetch: boundedFetch(answerBytesMax),
    ...(apiKey !== null && { apiKey }),
  })
  const model = provider.chatModel(name)
  return ({ messages, schema, answerTokensMax, temperature, signal }: ChatRequest) => {
    const said = messages.filter(({ role }) => role !== 'system')
    const instructions = messages.filter(({ role }) => role === 'system')
    return generateText({
      model,
      messages: said.map(({ role, content }) => turnOf(role, content)),
      instructions: instructions.map(({ content }) => content).join('\n\n'),
      output: Output.object({ schema: jsonSchema(sentSchema(schema) as JSONSchema7) }),
      maxOutputTokens: answerTokensMax,
      temperature,
      maxRetries: retriesMax,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
  }
}

/** What a service says it has used; where it says nothing, what we think. */
function tokensOf(usage: { readonly totalTokens: number | undefined } | undefined, estimated: number): number {
  const told = usage?.totalTokens ?? 0
  return told > 0 ? told : estimated
}

function turnOf(role: 'system' | 'user' | 'assistant', content: string) {
  return role === 'assistant' ? { role: 'assistant' as const, content } : { role: 'user' as const, content }
}

/** What went wrong, in words that repeat neither the prompt nor the key. */
function failureOf(error: unknown, signal: AbortSignal): ChatFailure {
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error))
    return new ChatFailure('malformed', 'The answer is not of the form asked for.')
  if (signal.aborted) return new ChatFailure('failed', 'The question was called off.')
  const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  if (isLate) return new ChatFailure('timed-out', 'The LLM did not answer in time.')
  return new ChatFailure(
    'failed',
    `The LLM could not be asked: ${error instanceof Error ? error.name : 'unknown failure'}.`,
  )
}
