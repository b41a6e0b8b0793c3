import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import type { AttackRunRepository, RunWithOpen, TurnPlace } from '../../domain/attack-run/attack-run-repository.ts'
import { nextMove } from '../../domain/attack-run/next-move.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import { type RunSummary, summaryOf } from '../../domain/attack-run/run-summary.ts'
import type { TestReference } from '../red-team-test/read-test.ts'
import { readUnattendedSince } from '../red-team-test/read-unattended-since.ts'
import type { PlanCache } from '../scope/plan-cache.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { findAttackRun, type RunReference, summarise } from './read-attack-run.ts'
import { turnWhilePaused } from './turn-while-paused.ts'

/** A run with everything that is known about how it went. */
export interface AttackResults {
  readonly run: AttackRun
  readonly plan: AttackPlan
  readonly summary: RunSummary
  readonly currentRunId: string
}

/** What a run came to, the latest when none is named; null before any run. Rejects with Problem `test-not-found` or `attack-run-not-found`. */
export async function readAttackResults(
  scope: Pick<RedTeamScope, 'store'> & { readonly plans: PlanCache },
  reference: RunReference,
): Promise<AttackResults | null> {
  const { organizationId, testId } = reference
  const run = await findAttackRun(scope, reference)
  if (run === null) return null
  const latest = await findAttackRun(scope, { organizationId, testId, runId: null })
  const plan = await scope.plans.planOf(organizationId, run.id)
  return { run, plan, summary: await summarise(scope, run, plan), currentRunId: latest?.id ?? run.id }
}

/** Where one run stands: enough for a client to take it over. */
export interface RunState {
  readonly run: AttackRun
  readonly summary: RunSummary
  /** Set whenever the plain loop would be told to wait; null = it would not, or the run was paused before anything was asked. */
  readonly awaitingEval: TurnPlace | null
  /** Since when it was left alone; null = it was not. */
  readonly unattendedSinceMs: number | null
}

const ofEarlier = { awaitingEval: null, unattendedSinceMs: null }

/** Runs of a test that are shown with it, at most; the newest. */
const runsShownMax = 20

/** The latest runs of a test, newest first. Cost: three statements, one more while a run is paused, and as `readUnattendedSince`. */
export async function listRunStates(
  { store, clock }: Pick<RedTeamScope, 'store' | 'clock'>,
  { organizationId, testId }: TestReference,
): Promise<readonly RunState[]> {
  return store.read(async ({ attackRuns }) => {
    const latest = await attackRuns.findLatestWithOpen(organizationId, testId)
    const runs = await attackRuns.listLatest(organizationId, testId, runsShownMax)
    const nowMs = clock.nowMs()
    const awaited = latest && (await awaitedIn(attackRuns, latest, nowMs))
    const unattendedSinceMs =
      latest &&
      (await readUnattendedSince(attackRuns, { organizationId, runId: latest.run.id, run: latest.run, nowMs }))
    return runs.map((run) => {
      const ofLatest = run.id === latest?.run.id ? { awaitingEval: awaited, unattendedSinceMs } : ofEarlier
      return { run, summary: summaryOf(run, null), ...ofLatest }
    })
  })
}

/** The turn for which the plain loop would be told to wait. */
async function awaitedIn(
  attackRuns: Pick<AttackRunRepository, 'findLastTurn'>,
  { run, open, begun }: RunWithOpen,
  nowMs: number,
): Promise<TurnPlace | null> {
  const move = nextMove(run, open, { worker: '', count: 1, begun, nowMs })
  if (move.kind === 'paused') return turnWhilePaused(attackRuns, run, move)
  return move.kind === 'wait' ? { attemptId: move.attempt.id, turnIndex: move.attempt.turnIndex } : null
}
