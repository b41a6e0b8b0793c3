import type { AttemptLease } from '../attempt/attempt-state.ts'
import { type AttackRun, isEnding } from './run-header.ts'

/** What choosing a move needs to know of an open attempt. */
export interface OpenAttempt {
  readonly id: string
  /** Place in the run, from 0. */
  readonly index: number
  /** Goes up with every change. */
  readonly version: number
  /** False: it waits for the target's answer. */
  readonly isJudging: boolean
  /** While it is judged: from when on anybody may judge it. Null otherwise. */
  readonly judgeDueMs: number | null
  /** The turn that is asked or judged. */
  readonly turnIndex: number
  /** Null while nobody drives it. */
  readonly lease: AttemptLease | null
  /** True when an open turn has to be marked as asked again. */
  readonly hasToldError: boolean
}

/** What a client is to do. */
export type NextMove =
  /** Every attempt has ended, or the run was stopped. */
  | { readonly kind: 'done' }
  | {
      readonly kind: 'offer'
      /** Attempts whose open turn the client gets, in the order of their indices. */
      readonly attempts: readonly OpenAttempt[]
      /** Indices of attempts to begin. */
      readonly begin: readonly number[]
    }
  /** Nothing to do until somebody resumes the run. The attempt is the one that would be driven; null = none is open. */
  | { readonly kind: 'paused'; readonly attempt: OpenAttempt | null; readonly retryAfterMs: number }
  /** Nothing to do until this attempt has its verdict or its lease ran out. */
  | { readonly kind: 'wait'; readonly attempt: OpenAttempt; readonly retryAfterMs: number }

/** Who asks, for how much, and when. */
export interface MoveRequest {
  /** As in `AttemptLease`. */
  readonly worker: string
  /** Attempts wanted, 1 to 64. */
  readonly count: number
  /** Attempts that were ever begun: 0 to `workCount`; the next one has this index. */
  readonly begun: number
  /** Attempts that may begin, from index `begun` on; absent = what the plan has left. */
  readonly unbegun?: number
  readonly nowMs: number
}

/** Attempts of a run that are open at once, at most: bounds what every call reads. */
export const openAttemptsMax = 256

/** Whether all that a run still has to do is to confirm what its plan found. */
export function isConfirming(run: AttackRun, open: readonly OpenAttempt[], begun: number): boolean {
  const isOpen = !isEnding(run) && run.pausedAtMs === null
  return (
    isOpen && run.confirmation !== null && begun >= run.workCount && open.every(({ index }) => index >= run.workCount)
  )
}

/** How long to wait for a verdict, in milliseconds. */
export const verdictRetryMs = 50

const leaseRetryMs = 1_000

/** How long to wait before looking again whether a run goes on that somebody paused, in milliseconds. */
export const pauseRetryMs = 2_000

/**
 * What a client does next. The plain loop (empty worker, count 1) drives one attempt after the other to its end: the
 * lowest open one that nobody else holds; while its answer is judged it waits. Other clients get open turns that they
 * hold or nobody holds, then new attempts, and wait only when there are none. Repeating the request gives the same. A paused
 * run has nothing for anybody, not even what they hold.
 */
export function nextMove(run: AttackRun, open: readonly OpenAttempt[], request: MoveRequest): NextMove {
  if (isEnding(run)) return { kind: 'done' }
  const mine = open.filter(({ lease }) => isFree(lease, request))
  if (run.pausedAtMs !== null) {
    return { kind: 'paused', attempt: mine[0] ?? open[0] ?? null, retryAfterMs: pauseRetryMs }
  }
  const unbegun = request.unbegun ?? Math.max(0, run.workCount - request.begun)
  if (request.worker === '') {
    const driven = mine[0]
    if (driven?.isJudging) return { kind: 'wait', attempt: driven, retryAfterMs: verdictRetryMs }
    if (driven) return { kind: 'offer', attempts: [driven], begin: [] }
  }
  const attempts = mine.filter(({ isJudging }) => !isJudging).slice(0, request.count)
  const room = Math.max(0, openAttemptsMax - open.length)
  const begins = Math.min(request.count - attempts.length, unbegun, room)
  if (attempts.length + begins > 0) {
    return { kind: 'offer', attempts, begin: Array.from({ length: begins }, (_, place) => request.begun + place) }
  }
  const awaited = mine[0] ?? open[0]
  if (!awaited) return { kind: 'done' }
  const isLeased = !isFree(awaited.lease, request)
  const leaseMs = (awaited.lease?.untilMs ?? request.nowMs) - request.nowMs
  const retryAfterMs = isLeased ? Math.max(1, Math.min(leaseRetryMs, leaseMs)) : verdictRetryMs
  return { kind: 'wait', attempt: awaited, retryAfterMs }
}

function isFree(lease: AttemptLease | null, { worker, nowMs }: MoveRequest): boolean {
  return lease === null || lease.worker === worker || lease.untilMs <= nowMs
}

/** Whether an offered attempt has to be marked first: its lease is another's, or half over, or its error was told. */
export function needsMark(
  { lease, hasToldError }: OpenAttempt,
  { worker, nowMs }: MoveRequest,
  leaseMs: number,
): boolean {
  return hasToldError || lease === null || lease.worker !== worker || lease.untilMs - nowMs < leaseMs / 2
}
