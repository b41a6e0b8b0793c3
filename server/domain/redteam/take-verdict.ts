import type { AttemptOutcome } from './attempt.ts'
import { type AttemptResult, changed, ended, refused, turnAt, unchangedAt, withTurn } from './attempt-change.ts'
import type { Attempt, AttemptRecord, TurnDecision } from './attempt-state.ts'
import type { Evaluation } from './evaluation.ts'
import type { RunEvent } from './run-event.ts'
import type { AttackRun } from './run-header.ts'

/** A judge decided about a turn. A second verdict about it changes nothing. */
export function judged(
  run: AttackRun,
  record: AttemptRecord,
  { turnIndex, evaluation, nowMs }: Extract<RunEvent, { readonly kind: 'judged' }>,
): AttemptResult {
  const { state } = record.attempt
  const turn = turnAt(record, turnIndex)
  if (state.kind !== 'judging' || state.turnIndex !== turnIndex || !turn) return unchangedAt(record, turnIndex)
  const told = (decision: TurnDecision) => withTurn(record, { ...turn, evaluation, decision })
  if (evaluation.success) {
    const breached = told('success')
    return changed(
      ended({ ...breached, attempt: bookedTo(breached.attempt, { evaluation, step: turn.step }) }, 'failed', nowMs),
      turnIndex,
    )
  }
  if (record.attempt.attackTurns >= record.attempt.attackTurnsMax || turn.endsConversation) {
    return changed(ended(told('exhausted'), 'passed', nowMs), turnIndex)
  }
  if (run.stopRequestedAtMs !== null) return changed(ended(told('aborted'), 'not_run', nowMs), turnIndex)
  const going = told('continue')
  return changed({ ...going, attempt: { ...going.attempt, state: { kind: 'unwritten' } } }, turnIndex)
}

/** An attempt counts for the policy that was broken in it. */
function bookedTo(
  attempt: Attempt,
  { evaluation, step }: { readonly evaluation: Pick<Evaluation, 'policyId'>; readonly step: number },
): Attempt {
  return { ...attempt, policyId: evaluation.policyId, breachStep: step }
}

/** No judge could decide: it is tried again, or the attempt ends as `errored`. */
export function judgingFailed(
  record: AttemptRecord,
  event: Extract<RunEvent, { readonly kind: 'judging_failed' }>,
): AttemptResult {
  const { turnIndex, evaluation, retryAtMs, nowMs } = event
  const { state } = record.attempt
  const turn = turnAt(record, turnIndex)
  if (state.kind !== 'judging' || state.turnIndex !== turnIndex || !turn) return unchangedAt(record, turnIndex)
  if (evaluation !== null) {
    return changed(ended(withTurn(record, { ...turn, evaluation, decision: 'aborted' }), 'errored', nowMs), turnIndex)
  }
  const again = { ...state, failures: state.failures + 1, dueMs: retryAtMs }
  return changed({ ...record, attempt: { ...record.attempt, state: again } }, turnIndex)
}

/** A person decides about a turn that was judged. The attempt's outcome follows; only this overturns a breach. */
export function overridden(
  record: AttemptRecord,
  { turnIndex, evaluation, nowMs }: Extract<RunEvent, { readonly kind: 'overridden' }>,
): AttemptResult {
  const turn = turnAt(record, turnIndex)
  if (!turn || turn.phase === 'warm_up' || turn.response === null) {
    return refused('conflict', `Turn ${turnIndex} is no answer to an attack.`)
  }
  if (turn.decision === 'pending') return refused('eval_pending', `Turn ${turnIndex} is still being judged.`)
  const decision = evaluation.success ? 'success' : turn.decision === 'success' ? 'exhausted' : turn.decision
  const ruled = withTurn(record, { ...turn, evaluation, decision })
  const breach = ruled.turns.find((other) => other.evaluation?.success === true)
  // Acquitted, it counts for the policy that it was aimed at, which a person's verdict names.
  const { policyId } = breach?.evaluation ?? evaluation
  const attempt = { ...ruled.attempt, policyId, breachStep: breach?.step ?? null }
  if (breach) return changed(ended({ ...ruled, attempt }, 'failed', nowMs), turnIndex)
  const { state } = record.attempt
  if (state.kind !== 'ended') return changed(ruled, turnIndex)
  return changed(ended({ ...ruled, attempt }, outcomeWithoutBreach(ruled, state.outcome), nowMs), turnIndex)
}

/** An attempt that a person acquits is passed, unless it was cut off or an answer of it was never judged. */
function outcomeWithoutBreach({ turns }: AttemptRecord, before: AttemptOutcome): AttemptOutcome {
  if (before === 'not_run') return 'not_run'
  const isUnjudged = turns.some(({ phase, evaluation }) => phase === 'attack' && evaluation?.status !== 'completed')
  return isUnjudged ? 'errored' : 'passed'
}
