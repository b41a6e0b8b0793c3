import type { Evaluation } from '../agent-run/evaluation.ts'
import type { AttemptOutcome } from '../attempt/attempt.ts'
import type { AttemptRecord, RecordedTurn, TurnDecision } from '../attempt/attempt-state.ts'
import { verdictOf } from './turn-verdict.ts'

/** What a client is told about a turn. */
export interface TurnAnswer {
  readonly attemptId: string
  /** From 0 over warm-up and attack together. */
  readonly turnIndex: number
  readonly phase: 'warm_up' | 'attack'
  readonly decision: TurnDecision
  /** Null while there is none. */
  readonly evaluation: Evaluation | null
}

/** Why an event was not taken. */
export type RefusalReason = 'unknown_attempt' | 'conflict' | 'eval_pending' | 'run_over' | 'run_paused'

/** An event that had no effect: it had happened already, came too late to matter, or is not allowed. */
export type NoChange =
  | { readonly kind: 'unchanged'; readonly answer: TurnAnswer | null }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly detail: string }

/** What became of one attempt. */
export type AttemptResult =
  | { readonly kind: 'changed'; readonly record: AttemptRecord; readonly answer: TurnAnswer | null }
  | NoChange

/** An attempt that changed; `turnIndex` names the turn that the client is told about. */
export function changed(record: AttemptRecord, turnIndex: number | null = null): AttemptResult {
  return { kind: 'changed', record, answer: turnIndex === null ? null : answerAt(record, turnIndex) }
}

/** Nothing changed; the client is told what stands. */
export function unchangedAt(record: AttemptRecord, turnIndex: number): AttemptResult {
  return { kind: 'unchanged', answer: answerAt(record, turnIndex) }
}

/** The event is not allowed. */
export function refused(reason: RefusalReason, detail: string): AttemptResult {
  return { kind: 'refused', reason, detail }
}

/**
 * Ends an attempt: as `failed` where a policy was broken in it, whatever else cut it short. Nobody waits for a verdict any more;
 * it keeps the first time it ended.
 */
export function ended(record: AttemptRecord, otherwise: AttemptOutcome, nowMs: number): AttemptRecord {
  const { attempt, turns } = record
  const outcome = attempt.breachStep === null ? otherwise : 'failed'
  const endedAtMs = attempt.endedAtMs ?? nowMs
  return {
    attempt: { ...attempt, state: { kind: 'ended', outcome }, lease: null, endedAtMs },
    turns: turns.map((turn) => (turn.decision === 'pending' ? { ...turn, decision: 'aborted' } : turn)),
  }
}

/** Gives the last turn, if there is one, a decision. */
export function decided(record: AttemptRecord, decision: TurnDecision): AttemptRecord {
  const last = record.turns.at(-1)
  return last ? withTurn(record, { ...last, decision }) : record
}

/** Puts a turn in the place of the one with its index. */
export function withTurn(record: AttemptRecord, turn: RecordedTurn): AttemptRecord {
  return { ...record, turns: record.turns.map((other) => (other.turnIndex === turn.turnIndex ? turn : other)) }
}

/** The turn with this index. */
export function turnAt({ turns }: AttemptRecord, turnIndex: number): RecordedTurn | undefined {
  return turns.find((turn) => turn.turnIndex === turnIndex)
}

/** The turn in which a verdict's evidence stands: a secret that was told in the warm-up is no sign of what was said later. */
export function turnShowing({ turns }: AttemptRecord, judged: RecordedTurn, evaluation: Evaluation): RecordedTurn {
  const isShownIn = ({ turnIndex }: RecordedTurn) => evaluation.evidence.some((place) => place.turnIndex === turnIndex)
  return isShownIn(judged) ? judged : (turns.find(isShownIn) ?? judged)
}

/** What is told about a turn that was answered; null when there is no such turn. */
export function answerAt(record: AttemptRecord, turnIndex: number): TurnAnswer | null {
  const turn = turnAt(record, turnIndex)
  if (!turn) return null
  const { phase, decision, evaluation } = turn
  return { attemptId: record.attempt.id, turnIndex, phase, decision, evaluation }
}

/** How an attempt ends that went all its way without a breach: nobody can call it held while one of its answers is unclear. */
export function outcomeOfJudged({ turns }: AttemptRecord): 'passed' | 'unclear' {
  return turns.some(({ evaluation }) => verdictOf(evaluation) === 'unclear') ? 'unclear' : 'passed'
}
