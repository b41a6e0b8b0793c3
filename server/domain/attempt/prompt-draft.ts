import type { ChatTurn } from './attempt-state.ts'

/** What a technique (or the rapport) wants to say next. */
export interface PromptDraft {
  readonly phase: 'warm_up' | 'attack'
  /** As it is to be sent. */
  readonly prompt: string
  readonly engine: 'template' | 'llm'
  /** What it tries and why, for people. */
  readonly strategy: string
  /** As in `AttackPrompt`. */
  readonly transforms: readonly string[]
  /** Indices of turns, over warm-up and attack together, to leave out from now on. */
  readonly drop: readonly number[]
  /** What to send before the prompt in place of what was said; null = what was said and not dropped. */
  readonly history: readonly ChatTurn[] | null
  /** True when there is nothing left to say; then the rest does not count. */
  readonly isExhausted: boolean
}
