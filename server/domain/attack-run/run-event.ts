import type { Evaluation } from '../agent-run/evaluation.ts'
import type { Attempt } from '../attempt/attempt-state.ts'
import type { PromptDraft } from '../attempt/prompt-draft.ts'
import type { TargetReply } from './target-reply.ts'

/** What may happen to a run. Every event may come twice, late, or never. */
export type RunEvent =
  /** The attempt with this index begins. Its state is `unwritten`. */
  | { readonly kind: 'opened'; readonly attempt: Attempt }
  | {
      readonly kind: 'prompted'
      readonly attemptId: string
      readonly draft: PromptDraft
      /** Used when the target has to begin afresh. */
      readonly freshConversationId: string
      readonly nowMs: number
    }
  /** The technique failed to write. */
  | { readonly kind: 'prompt_failed'; readonly attemptId: string; readonly nowMs: number }
  /** An open turn is handed to a client. */
  | {
      readonly kind: 'handed_out'
      readonly attemptId: string
      readonly worker: string
      readonly untilMs: number
      readonly nowMs: number
    }
  | {
      readonly kind: 'replied'
      readonly attemptId: string
      /** Null when the client did not say which turn it answers. */
      readonly turnIndex: number | null
      readonly reply: TargetReply
      readonly nowMs: number
      /** How long whoever drives the attempt keeps it. */
      readonly leaseUntilMs: number
      /** From when on anybody may judge it. */
      readonly judgeDueMs: number
    }
  | {
      readonly kind: 'judged'
      readonly attemptId: string
      readonly turnIndex: number
      readonly evaluation: Evaluation
      readonly nowMs: number
    }
  | {
      readonly kind: 'judging_failed'
      readonly attemptId: string
      readonly turnIndex: number
      /** The evaluation that says so when this was the last time; null = it is tried again at `retryAtMs`. */
      readonly evaluation: Evaluation | null
      readonly retryAtMs: number
      readonly nowMs: number
    }
  /** A person decided about a turn. */
  | {
      readonly kind: 'overridden'
      readonly attemptId: string
      readonly turnIndex: number
      readonly evaluation: Evaluation
      readonly nowMs: number
    }
  /** Nothing is handed out until it is resumed; what was handed out is still taken and judged. */
  | { readonly kind: 'paused'; readonly nowMs: number }
  | { readonly kind: 'resumed' }
  /** Nothing new is handed out from now on. */
  | { readonly kind: 'stop_requested'; readonly nowMs: number }
  /** Ends what waits for an answer, and the run when nothing is being judged. The slice must hold every open attempt. */
  | { readonly kind: 'stopped'; readonly nowMs: number }
