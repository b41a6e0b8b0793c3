/** One message of a conversation with an LLM. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  /** Plain text. */
  readonly content: string
}

/** What an LLM is asked for. */
export interface ChatRequest {
  readonly messages: readonly ChatMessage[]
  /** Tokens of the answer at most. */
  readonly answerTokensMax: number
  /** 0 = always the likeliest word, 1 = varied. */
  readonly temperature: number
  /** JSON Schema of the answer. The model is held to it where it can be; the caller still validates. */
  readonly schema: object
  readonly signal: AbortSignal
}

/** Why an LLM gave no answer. None of these may stop a run: templates and local judges take over. */
export type ChatFailureReason = 'budget-spent' | 'busy' | 'circuit-open' | 'failed' | 'malformed' | 'timed-out'

/** An LLM gave no answer. The message holds no prompt and no key. */
export class ChatFailure extends Error {
  readonly reason: ChatFailureReason

  constructor(reason: ChatFailureReason, message: string) {
    super(message)
    this.name = 'ChatFailure'
    this.reason = reason
  }
}

/** An LLM behind whatever protocol. */
export interface ChatModel {
  /** As the operator named it, e.g. `llama3.1:8b`. */
  readonly name: string
  /**
   * The answer as JSON value. Rejects with `ChatFailure`; retries and waits are bounded inside. Cost: seconds, and
   * tokens of the operator's budget.
   */
  ask(request: ChatRequest): Promise<unknown>
}
