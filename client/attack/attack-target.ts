/** A turn of a conversation. */
export interface ChatTurn {
  readonly role: 'user' | 'assistant'
  /** Plain text. */
  readonly content: string
  /** PNG pictures as data URLs that were sent with it; absent = none. */
  readonly images?: readonly string[]
}

/** A tool that the target called. */
export interface TargetToolCall {
  readonly name: string
  /** As the target gave them, mostly JSON. */
  readonly arguments: string
}

/** What is said to a target. */
export interface TargetPrompt {
  /** To be sent as it stands. */
  readonly prompt: string
  /** What was said before; a target that remembers by itself may ignore it. */
  readonly messages: readonly ChatTurn[]
  /** Another id is another conversation: nothing may be remembered from one to the other. */
  readonly conversationId: string
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal
  /** PNG pictures as data URLs that belong to the prompt; mostly none. */
  readonly images: readonly string[]
  /** What a tool of the target is to return when it is called for this prompt; absent where nothing is planted. */
  readonly plant?: string
}

/** What a target answers: a text, or a text with the tools that it called. */
export type TargetAnswer = string | { readonly text: string; readonly toolCalls?: readonly TargetToolCall[] }

/** The application under test. One that rejects has not answered; the reason is stored with the turn. */
export type AttackTarget = (prompt: TargetPrompt) => Promise<TargetAnswer>

/** Why a target has not answered. */
export class TargetError extends Error {
  /** Whether trying again may help. */
  readonly isTemporary: boolean
  /** How long the target asks to wait; null when it does not say. */
  readonly retryAfterMs: number | null
  /** Whether the prompt surely did not get to it: there is no such host, or nobody listens. */
  readonly isUnreachable: boolean
  /** Whether it asks for patience (429): nothing is wrong with it, nor with the prompt. */
  readonly isBusy: boolean

  constructor(
    message: string,
    { isTemporary = false, retryAfterMs = null, isUnreachable = false, isBusy = false }: TargetErrorOptions = {},
  ) {
    super(message)
    this.name = 'TargetError'
    this.isTemporary = isTemporary
    this.retryAfterMs = retryAfterMs
    this.isUnreachable = isUnreachable
    this.isBusy = isBusy
  }
}

/** What else is known about a `TargetError`. */
export interface TargetErrorOptions {
  /** Default: false. */
  readonly isTemporary?: boolean
  /** Default: null. */
  readonly retryAfterMs?: number | null
  /** Default: false. */
  readonly isUnreachable?: boolean
  /** Default: false. */
  readonly isBusy?: boolean
}
