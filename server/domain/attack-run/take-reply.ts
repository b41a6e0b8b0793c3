import type {
  Attempt,
  AttemptLease,
  AttemptRecord,
  AttemptState,
  OpenTurn,
  RecordedTurn,
} from '../attempt/attempt-state.ts'
import { type AttemptResult, changed, ended, refused, turnAt, unchangedAt } from './attempt-change.ts'
import type { RunEvent } from './run-event.ts'
import { repeats } from './target-reply.ts'

/** How often a target may answer one turn with an error; the last time ends the attempt. */
export const targetErrorsMax = 3

type Replied = Extract<RunEvent, { readonly kind: 'replied' }>
type Asked = Extract<AttemptState, { readonly kind: 'asked' }>

/**
 * Takes the target's answer to a turn. Without an index, an answer belongs to the open turn unless its request is the
 * prompt of a closed one, or all of it stands there already: then it is a repetition and is told what stands now. Other
 * content for a closed turn is refused.
 */
export function takeReply(record: AttemptRecord, event: Replied): AttemptResult {
  const { attempt, turns } = record
  const { state } = attempt
  const closed = closedTurn(record, event)
  if (closed) {
    if (repeats(closed, event.reply)) return unchangedAt(record, closed.turnIndex)
    return refused(
      'conflict',
      `Turn ${closed.turnIndex} of this attempt has another answer already; that one stays. Read attack-run/next for what to send.`,
    )
  }
  if (state.kind === 'ended') return afterTheEnd(record)
  if (state.kind !== 'asked') {
    const at = turns.at(-1)?.turnIndex ?? 0
    return refused('eval_pending', `eval still pending: turn ${at} of this attempt is being judged.`)
  }
  if (event.turnIndex !== null && event.turnIndex !== state.turn.turnIndex) {
    return refused('conflict', `Turn ${event.turnIndex} was not asked for; turn ${state.turn.turnIndex} is open.`)
  }
  return event.reply.response === null ? takeError(record, state, event) : takeAnswer(record, state, event)
}

function closedTurn(record: AttemptRecord, { turnIndex, reply }: Replied): RecordedTurn | undefined {
  if (turnIndex !== null) return turnAt(record, turnIndex)
  const { state } = record.attempt
  if (state.kind === 'asked' && state.turn.prompt === reply.request) return undefined
  return (
    record.turns.findLast(({ prompt }) => prompt === reply.request) ??
    record.turns.findLast((turn) => repeats(turn, reply))
  )
}

/** Whoever was still asking the target when the run was completed is told so; other attempts take nothing more. */
function afterTheEnd(record: AttemptRecord): AttemptResult {
  const { attempt, turns } = record
  if (attempt.state.kind === 'ended' && attempt.state.outcome === 'not_run') {
    const turnIndex = (turns.at(-1)?.turnIndex ?? -1) + 1
    const phase = turnIndex < attempt.warmUpTurns ? 'warm_up' : 'attack'
    return {
      kind: 'unchanged',
      answer: { attemptId: attempt.id, turnIndex, phase, decision: 'aborted', evaluation: null },
    }
  }
  return refused('conflict', 'The attempt is over; it takes no further answer.')
}

function takeError(record: AttemptRecord, state: Asked, event: Replied): AttemptResult {
  const { attempt } = record
  const { turnIndex, phase } = state.turn
  const answer = { attemptId: attempt.id, turnIndex, phase, decision: 'continue' as const, evaluation: null }
  // The client did not ask the target again meanwhile: it repeats what it told.
  if (state.toldError !== null && state.toldError === event.reply.error) return { kind: 'unchanged', answer }
  const errors = state.errors + 1
  if (errors >= targetErrorsMax) {
    const closed = { ...record, turns: [...record.turns, recorded(state.turn, event, 'aborted')] }
    return changed(ended(closed, 'errored', event.nowMs), turnIndex)
  }
  const told = { ...state, errors, toldError: event.reply.error }
  return {
    kind: 'changed',
    record: { ...record, attempt: { ...attempt, state: told, lease: leaseAfter(attempt, event) } },
    answer,
  }
}

function takeAnswer(record: AttemptRecord, state: Asked, event: Replied): AttemptResult {
  const { attempt } = record
  const { turn } = state
  const isWarmUp = turn.phase === 'warm_up'
  const answered: AttemptRecord = {
    attempt: {
      ...attempt,
      lease: leaseAfter(attempt, event),
      attackTurns: attempt.attackTurns + (isWarmUp ? 0 : 1),
      state: isWarmUp
        ? { kind: 'unwritten' }
        : { kind: 'judging', turnIndex: turn.turnIndex, failures: 0, dueMs: event.judgeDueMs },
    },
    turns: [...record.turns, recorded(turn, event, isWarmUp ? 'continue' : 'pending')],
  }
  // Nothing was attacked, and nothing can be any more.
  if (isWarmUp && event.reply.endsConversation) {
    const aborted = { ...answered, turns: [...record.turns, recorded(turn, event, 'aborted')] }
    return changed(ended(aborted, 'errored', event.nowMs), turn.turnIndex)
  }
  return changed(answered, turn.turnIndex)
}

function recorded(turn: OpenTurn, { reply, nowMs }: Replied, decision: RecordedTurn['decision']): RecordedTurn {
  const { turnIndex, phase, prompt, engine, strategy, transforms, step, history } = turn
  return {
    ...{ turnIndex, phase, prompt, engine, strategy, transforms, step, history, decision },
    request: reply.request,
    response: reply.response,
    toolCalls: reply.toolCalls,
    error: reply.error,
    latencyMs: reply.latencyMs,
    endsConversation: reply.endsConversation,
    evaluation: null,
    isDropped: false,
    answeredAtMs: nowMs,
  }
}

/** A client with a name keeps the attempt for its next turn; one without gives it back. */
function leaseAfter({ lease }: Attempt, { leaseUntilMs }: Replied): AttemptLease | null {
  if (lease === null || lease.worker.startsWith('~')) return null
  return { ...lease, untilMs: leaseUntilMs }
}
