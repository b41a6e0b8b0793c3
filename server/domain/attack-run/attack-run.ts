import type { AttemptOutcome } from '../attempt/attempt.ts'
import type { Attempt, AttemptRecord } from '../attempt/attempt-state.ts'
import { type AttemptResult, changed, decided, ended, type NoChange, type TurnAnswer } from './attempt-change.ts'
import type { RunEvent } from './run-event.ts'
import { type AttackRun, addCounters, endedCount, isEnding, type RunCounters } from './run-header.ts'
import { takeReply } from './take-reply.ts'
import { judged, judgingFailed, overridden } from './take-verdict.ts'
import { withPrompt } from './with-prompt.ts'

/** A run with those of its attempts that an event may touch: the open ones, or just one. */
export interface RunSlice {
  readonly run: AttackRun
  readonly attempts: readonly AttemptRecord[]
}

/** What an event came to. */
export type StepResult =
  | { readonly kind: 'changed'; readonly slice: RunSlice; readonly answer: TurnAnswer | null }
  | NoChange

/**
 * Moves a run on by one event. Pure; the caller keeps the new slice in one transaction, or, when somebody else changed
 * an attempt meanwhile, reads again and repeats the event. What always holds, whatever the order of events:
 *
 * - A turn has one answer and one verdict by machine: another answer to a closed turn is refused, another verdict ignored.
 * - A breach of the policy that is attacked ends its attempt as `failed` at once; one of another policy is noted and the
 *   attack goes on, and however that ends the attempt is `failed`. A breach stays; only a person can overturn it.
 * - An attempt is passed only when its last turn was judged, no verdict is missing and none is unclear.
 * - Outcomes of the plan's attempts are counted once, those of confirming ones never: failed + passed + unclear + errored + not run + open + not yet opened = `workCount`.
 * - No two turns of an attempt have the same prompt. A turn that the target answered with an error stays open and is
 *   asked again, at most `targetErrorsMax` times in all.
 * - Attack turns of an attempt, dropped ones included, are at most `attackTurnsMax`; warm-ups are not counted.
 * - Every path ends: each answer uses up a warm-up, an attack turn or an error; each judgement ends or fails finally.
 * - A completed run changes by nothing but a person's decision.
 * - A paused run takes no new attempts; answers and verdicts change it as ever. Being ended ends the pause.
 */
export function step(slice: RunSlice, event: RunEvent): StepResult {
  switch (event.kind) {
    case 'opened':
      return opened(slice, event.attempt)
    case 'paused':
      return paused(slice, event.nowMs)
    case 'resumed':
      return resumed(slice)
    case 'stop_requested':
      return stopRequested(slice, event.nowMs)
    case 'stopped':
      return stopped(slice, event.nowMs)
    default:
      return stepAttempt(slice, event)
  }
}

const unknownAttempt: NoChange = { kind: 'refused', reason: 'unknown_attempt', detail: 'The run has no such attempt.' }

type AttemptEvent = Exclude<RunEvent, { readonly kind: 'opened' | 'paused' | 'resumed' | 'stop_requested' | 'stopped' }>

function stepAttempt(slice: RunSlice, event: AttemptEvent): StepResult {
  const before = slice.attempts.find(({ attempt }) => attempt.id === event.attemptId)
  if (!before) return unknownAttempt
  const result = attemptResult(slice.run, before, event)
  if (result.kind !== 'changed') return result
  const { record, answer } = result
  const attempts = slice.attempts.map((other) => (other === before ? record : other))
  if (record.attempt.confirms !== undefined) {
    return { kind: 'changed', slice: { run: slice.run, attempts }, answer }
  }
  const outcomes = { before: outcomeOf(before.attempt), after: outcomeOf(record.attempt) }
  const nowMs = 'nowMs' in event ? event.nowMs : slice.run.startedAtMs
  return { kind: 'changed', slice: { run: counted(slice.run, outcomes, nowMs), attempts }, answer }
}

function attemptResult(run: AttackRun, record: AttemptRecord, event: AttemptEvent): AttemptResult {
  switch (event.kind) {
    case 'prompted':
      return prompted(run, record, event)
    case 'prompt_failed':
      if (record.attempt.state.kind !== 'unwritten') return { kind: 'unchanged', answer: null }
      return changed(ended(decided(record, 'aborted'), 'errored', event.nowMs))
    case 'handed_out':
      return handedOut(record, event)
    case 'replied':
      return takeReply(record, event)
    case 'judged':
      return judged(run, record, event)
    case 'judging_failed':
      return judgingFailed(record, event)
    case 'overridden':
      return overridden(record, event)
  }
}

function opened(slice: RunSlice, attempt: Attempt): StepResult {
  const { run } = slice
  if (isEnding(run)) {
    return { kind: 'refused', reason: 'run_over', detail: 'The run takes no new attempts.' }
  }
  if (run.pausedAtMs !== null) return { kind: 'refused', reason: 'run_paused', detail: 'The run is paused.' }
  const isKnown = slice.attempts.some((other) => other.attempt.index === attempt.index)
  // Attempts of the plan come first, then those that confirm what it found.
  const isOfPlan = attempt.index >= 0 && attempt.index < run.workCount
  if (isKnown || isOfPlan !== (attempt.confirms === undefined)) return { kind: 'unchanged', answer: null }
  return { kind: 'changed', slice: { run, attempts: [...slice.attempts, { attempt, turns: [] }] }, answer: null }
}

/** A second pause does not move the beginning of the first. */
function paused({ run, attempts }: RunSlice, nowMs: number): StepResult {
  if (isEnding(run)) return pauseTooLate
  if (run.pausedAtMs !== null) return { kind: 'unchanged', answer: null }
  return { kind: 'changed', slice: { run: { ...run, pausedAtMs: nowMs }, attempts }, answer: null }
}

function resumed({ run, attempts }: RunSlice): StepResult {
  if (isEnding(run)) return pauseTooLate
  if (run.pausedAtMs === null) return { kind: 'unchanged', answer: null }
  return { kind: 'changed', slice: { run: { ...run, pausedAtMs: null }, attempts }, answer: null }
}

const pauseTooLate: NoChange = {
  kind: 'refused',
  reason: 'run_over',
  detail: 'It can no longer be paused or resumed.',
}

function stopRequested({ run, attempts }: RunSlice, nowMs: number): StepResult {
  if (isEnding(run)) return { kind: 'unchanged', answer: null }
  return {
    kind: 'changed',
    slice: { run: { ...run, stopRequestedAtMs: nowMs, pausedAtMs: null }, attempts },
    answer: null,
  }
}

/**
 * What is being judged is not cut off: then the run is stopped again after the verdict. Attempts that never began become
 * `not_run` by the count alone, for they have no record.
 */
function stopped({ run, attempts }: RunSlice, nowMs: number): StepResult {
  if (run.status === 'completed') return { kind: 'unchanged', answer: null }
  const after = attempts.map((record) =>
    record.attempt.state.kind === 'asked' ? ended(record, 'not_run', nowMs) : record,
  )
  const cut = after.filter((record, place) => record !== attempts[place] && record.attempt.confirms === undefined)
  const broken = cut.filter(({ attempt }) => attempt.breachStep !== null).length
  const failed = run.counters.failed + broken
  if (after.some(({ attempt }) => attempt.state.kind !== 'ended')) {
    const counters = { ...run.counters, failed, notRun: run.counters.notRun + cut.length - broken }
    return { kind: 'changed', slice: { run: { ...run, counters }, attempts: after }, answer: null }
  }
  const notRun = run.workCount - endedCount({ ...run.counters, failed, notRun: 0 })
  const counters = { ...run.counters, failed, notRun }
  const stopRequestedAtMs = run.stopRequestedAtMs ?? nowMs
  const over: AttackRun = {
    ...run,
    status: 'completed',
    counters,
    stopRequestedAtMs,
    pausedAtMs: null,
    completedAtMs: nowMs,
  }
  return { kind: 'changed', slice: { run: over, attempts: after }, answer: null }
}

function prompted(
  run: AttackRun,
  record: AttemptRecord,
  event: Extract<RunEvent, { readonly kind: 'prompted' }>,
): AttemptResult {
  if (run.stopRequestedAtMs === null || record.attempt.state.kind !== 'unwritten') return withPrompt(record, event)
  return changed(ended(decided(record, 'aborted'), 'not_run', event.nowMs), record.turns.at(-1)?.turnIndex ?? null)
}

/** Nobody takes an attempt from a client that holds it. */
function handedOut(
  record: AttemptRecord,
  { worker, untilMs, nowMs }: Extract<RunEvent, { readonly kind: 'handed_out' }>,
): AttemptResult {
  const { attempt } = record
  const { lease } = attempt
  const isHeld = lease !== null && lease.worker !== worker && lease.untilMs > nowMs
  if (attempt.state.kind !== 'asked' || isHeld) return { kind: 'unchanged', answer: null }
  const state = { ...attempt.state, toldError: null }
  return changed({ ...record, attempt: { ...attempt, state, lease: { worker, untilMs } } })
}

function outcomeOf({ state }: Attempt): AttemptOutcome | null {
  return state.kind === 'ended' ? state.outcome : null
}

/** What an attempt's new outcome does to the counters: -1, 0 or 1 each. */
export function counterChange(before: AttemptOutcome | null, after: AttemptOutcome | null): RunCounters {
  const share = (name: AttemptOutcome) => (after === name ? 1 : 0) - (before === name ? 1 : 0)
  return {
    failed: share('failed'),
    passed: share('passed'),
    unclear: share('unclear'),
    errored: share('errored'),
    notRun: share('not_run'),
  }
}

function counted(
  run: AttackRun,
  outcomes: { readonly before: AttemptOutcome | null; readonly after: AttemptOutcome | null },
  nowMs: number,
): AttackRun {
  if (outcomes.before === outcomes.after) return run
  const counters = addCounters(run.counters, counterChange(outcomes.before, outcomes.after))
  // What confirms findings comes after the plan: then whoever asks for more ends the run.
  const goesOn = endedCount(counters) < run.workCount || run.confirmation !== null
  if (run.status === 'completed' || goesOn) return { ...run, counters }
  return { ...run, counters, status: 'completed', pausedAtMs: null, completedAtMs: nowMs }
}
