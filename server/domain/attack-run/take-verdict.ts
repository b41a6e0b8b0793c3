import type { Evaluation } from '../agent-run/evaluation.ts'
import type { AttemptOutcome } from '../attempt/attempt.ts'
import type { Attempt, AttemptRecord, TurnDecision } from '../attempt/attempt-state.ts'
import { breaksPolicy } from '../confirming/breach-script.ts'
import {
  type AttemptResult,
  changed,
  ended,
  outcomeOfJudged,
  refused,
  turnAt,
  unchangedAt,
  withTurn,
} from './attempt-change.ts'
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
  const attempt = evaluation.success ? bookedTo(record.attempt, { evaluation, step: turn.step }) : record.attempt
  const told = (decision: TurnDecision) => withTurn({ ...record, attempt }, { ...turn, evaluation, decision })
  if (breaksAim(attempt, evaluation)) {
    return changed(ended(told('success'), 'failed', nowMs), turnIndex)
  }
  if (record.attempt.attackTurns >= record.attempt.attackTurnsMax || turn.endsConversation) {
    const over = told('exhausted')
    return changed(ended(over, outcomeOfJudged(over), nowMs), turnIndex)
  }
  if (run.stopRequestedAtMs !== null) return changed(ended(told('aborted'), 'not_run', nowMs), turnIndex)
  const going = told('continue')
  return changed({ ...going, attempt: { ...going.attempt, state: { kind: 'unwritten' } } }, turnIndex)
}

/** What confirms a breach is aimed at the policy that broke then. */
function breaksAim({ confirms }: Pick<Attempt, 'confirms'>, evaluation: Evaluation): boolean {
  if (confirms !== undefined) return breaksPolicy(evaluation, confirms.policyId)
  return evaluation.success && evaluation.aimedPolicyId === undefined
}

/**
 * An attempt counts for the policy that was broken in it: the one that it is aimed at as soon as that breaks, else the first
 * that was broken by the way.
 */
function bookedTo(
  attempt: Attempt,
  { evaluation, step }: { readonly evaluation: Evaluation; readonly step: number },
): Attempt {
  // It says whether one policy breaks again; another one that breaks has findings of its own.
  if (attempt.confirms !== undefined) return breaksAim(attempt, evaluation) ? { ...attempt, breachStep: step } : attempt
  const { policyId, aimedPolicyId } = evaluation
  if (aimedPolicyId === undefined) return { ...attempt, policyId, breachStep: step }
  const byTheWay = [...new Set([...attempt.byTheWay, policyId])]
  return attempt.breachStep === null ? { ...attempt, policyId, breachStep: step, byTheWay } : { ...attempt, byTheWay }
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
  if (record.attempt.confirms !== undefined) {
    return refused('conflict', 'This attempt only sends a breach again; rule on the attempt in which it was found.')
  }
  if (!turn || turn.phase === 'warm_up' || turn.response === null) {
    return refused('conflict', `Turn ${turnIndex} is no answer to an attack.`)
  }
  if (turn.decision === 'pending') return refused('eval_pending', `Turn ${turnIndex} is still being judged.`)
  const decision = evaluation.success ? 'success' : turn.decision === 'success' ? 'exhausted' : turn.decision
  const ruled = withTurn(record, { ...turn, evaluation, decision })
  const attempt = rebooked(ruled, evaluation)
  const { state } = record.attempt
  const isAimed = evaluation.success && evaluation.aimedPolicyId === undefined
  if (attempt.breachStep !== null && (isAimed || state.kind === 'ended')) {
    return changed(ended({ ...ruled, attempt }, 'failed', nowMs), turnIndex)
  }
  if (state.kind !== 'ended') return changed({ ...ruled, attempt }, turnIndex)
  return changed(ended({ ...ruled, attempt }, outcomeWithoutBreach(ruled, state.outcome), nowMs), turnIndex)
}

/** What an attempt counts for after a person's verdict: acquitted, for the policy that it is aimed at, which that verdict names. */
function rebooked({ attempt, turns }: AttemptRecord, ruling: Evaluation): Attempt {
  const none = { ...attempt, policyId: ruling.aimedPolicyId ?? ruling.policyId, breachStep: null, byTheWay: [] }
  return turns.reduce<Attempt>(
    (before, { evaluation, step }) => (evaluation?.success ? bookedTo(before, { evaluation, step }) : before),
    none,
  )
}

/** An attempt that a person acquits is passed, unless it was cut off or an answer of it was never judged. */
function outcomeWithoutBreach(record: AttemptRecord, before: AttemptOutcome): AttemptOutcome {
  if (before === 'not_run') return 'not_run'
  const isUnjudged = record.turns.some(
    ({ phase, evaluation }) => phase === 'attack' && evaluation?.status !== 'completed',
  )
  // Beyond the last answer nothing was asked, though a breach by the way may have made it `failed`.
  const wasCutOff = ['continue', 'aborted'].includes(record.turns.at(-1)?.decision ?? '')
  if (isUnjudged || (wasCutOff && before === 'errored')) return 'errored'
  return wasCutOff ? 'not_run' : outcomeOfJudged(record)
}
