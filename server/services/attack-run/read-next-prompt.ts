import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import type { RunWithOpen } from '../../domain/attack-run/attack-run-repository.ts'
import { isConfirming, type MoveRequest, type NextMove, nextMove } from '../../domain/attack-run/next-move.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import { type RunSummary, summaryOf } from '../../domain/attack-run/run-summary.ts'
import { Problem } from '../../domain/problem.ts'
import type { AttackRunScope } from '../attempt/attack-run-scope.ts'
import { evalPending } from '../attempt/eval-pending.ts'
import { handOut, type OpenMove } from '../attempt/hand-out.ts'
import { runPaused } from '../attempt/run-paused.ts'
import { beginConfirming } from '../confirming/begin-confirming.ts'
import { readTest, type TestReference } from '../red-team-test/read-test.ts'
import { noRunYet, summarise } from '../results/read-attack-run.ts'
import { turnWhilePaused } from '../results/turn-while-paused.ts'
import { completeAttackRun } from './complete-attack-run.ts'

/** Who asks for how much. */
export interface NextPromptQuestion extends TestReference {
  /** Attempts wanted at once, 1 to 64; null = the plain loop, one attempt after the other. */
  readonly parallel: number | null
  /** As in `AttemptLease`; null = the client gave no name. Not used by the plain loop. */
  readonly worker: string | null
}

/** What to send to the target. */
export interface NextPrompt {
  readonly run: AttackRun
  readonly plan: AttackPlan
  /** Whether nothing more will be asked in this run. */
  readonly isDone: boolean
  readonly summary: RunSummary
  /** Empty when it is done, when the run is paused, or when there is nothing to do just now. */
  readonly moves: readonly OpenMove[]
  /** When to ask again; null unless there is nothing to do just now. */
  readonly retryAfterMs: number | null
}

/** How often attempts may be lost to somebody else, or end as they begin, before the client has to ask again. */
const roundsMax = 100

/** How often more is tried when a client got less than it could. */
const fillRounds = 5

/**
 * The open turns that a client is to send; repeating the question gives the same. Begins attempts where none is open.
 * Rejects with Problem `test-not-found`, `precondition-missing` without any run, and in the plain loop `eval-pending`
 * while the attempt that it drives has no verdict or the run is paused.
 */
export async function readNextPrompt(scope: AttackRunScope, question: NextPromptQuestion): Promise<NextPrompt> {
  const { organizationId, testId, parallel } = question
  const worker = parallel === null ? '' : (question.worker ?? `~${scope.ids.next()}`)
  for (let round = 0; round < roundsMax; round += 1) {
    const state = await scope.runReader.read(organizationId, testId)
    if (state === null) {
      await readTest(scope, { organizationId, testId })
      throw noRunYet()
    }
    const begun = scope.begins.begunOf(state.run.id, state.begun)
    const request = { worker, count: parallel ?? 1, begun, nowMs: scope.clock.nowMs() }
    // What begins now is open, and this client's, when it is read again.
    if (await hasBegunConfirming(scope, state, request)) continue
    const move = nextMove(state.run, state.open, request)
    if (move.kind === 'offer') scope.begins.take(state.run.id, begun + move.begin.length)
    const plan = await scope.plans.planOf(organizationId, state.run.id)
    if (move.kind === 'done') return done(scope, state.run, plan)
    const told = { run: state.run, plan, isDone: false, summary: summaryOf(state.run, null) }
    if (move.kind === 'paused') {
      if (parallel === null) throw await pausedFor(scope, state.run, move)
      return { ...told, moves: [], retryAfterMs: move.retryAfterMs }
    }
    if (move.kind === 'wait') {
      judgeIfLate(scope, state.run, move)
      const { attempt, retryAfterMs } = move
      if (parallel === null) throw evalPending({ attemptId: attempt.id, turnIndex: attempt.turnIndex, retryAfterMs })
      return { ...told, moves: [], retryAfterMs }
    }
    const moves = await handOut(scope, { run: state.run, plan, state, move, request })
    const isWhole = moves.length === move.attempts.length + move.begin.length
    if (isWhole || (moves.length > 0 && round >= fillRounds)) return { ...told, moves, retryAfterMs: null }
  }
  throw new Problem('overloaded', 'No prompt could be found in time; ask again.', { retryAfterSeconds: 1 })
}

/** Whether attempts that confirm findings have begun for the client, or for another one at the same moment. */
async function hasBegunConfirming(
  scope: AttackRunScope,
  { run, open, begun }: RunWithOpen,
  request: MoveRequest,
): Promise<boolean> {
  if (!isConfirming(run, open, begun)) return false
  const wanted = nextMove(run, open, { ...request, begun, unbegun: request.count })
  const count = wanted.kind === 'offer' ? wanted.begin.length : 0
  if (count === 0) return false
  const { records, wasOvertaken, hasOpen } = await beginConfirming(scope, { run, request, count })
  // Without an open attempt the run would be over: what began meanwhile must be seen first.
  return records.length > 0 || wasOvertaken || (hasOpen && open.length === 0)
}

/** A run that is being stopped is done for whoever asks; the first who asks sees to its end. */
async function done(scope: AttackRunScope, run: AttackRun, plan: AttackPlan): Promise<NextPrompt> {
  const { organizationId, testId, id, status } = run
  const ended = status === 'completed' ? run : await completeAttackRun(scope, { organizationId, testId, runId: id })
  return { run: ended, plan, isDone: true, summary: await summarise(scope, ended, plan), moves: [], retryAfterMs: null }
}

async function pausedFor(
  scope: AttackRunScope,
  run: AttackRun,
  move: Extract<NextMove, { readonly kind: 'paused' }>,
): Promise<Problem> {
  const turn = await scope.store.read(({ attackRuns }) => turnWhilePaused(attackRuns, run, move))
  return runPaused(run.pausedAtMs ?? scope.clock.nowMs(), turn)
}

function judgeIfLate(
  scope: AttackRunScope,
  run: AttackRun,
  { attempt }: Extract<NextMove, { readonly kind: 'wait' }>,
): void {
  const { id, judgeDueMs } = attempt
  if (judgeDueMs !== null && judgeDueMs <= scope.clock.nowMs()) void scope.judging.add({ run, attemptId: id })
}
