import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import { readReproKey } from '../../domain/attack-run/attempt-order.ts'
import { type AttackRun, nothingEnded } from '../../domain/attack-run/run-header.ts'
import type { Combination } from '../../domain/attempt/combination.ts'
import type { ConfirmationSettings } from '../../domain/confirming/confirmation.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import type { Repositories } from '../../domain/ports.ts'
import { invalidField, Problem } from '../../domain/problem.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { AttackRunScope } from '../attempt/attack-run-scope.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { chargeCredits } from '../quota/charge-credits.ts'
import { lockTest, type TestReference } from '../red-team-test/read-test.ts'
import { runNotFound } from '../results/read-attack-run.ts'
import { planOf, refuseIncomplete, sizeOf } from './attack-plan.ts'
import { completeAttackRun } from './complete-attack-run.ts'

/** What to begin. */
export interface BeginAttackRunCommand extends TestReference {
  /** One attempt of an earlier run, to be played again; null = everything that is enabled. */
  readonly reproKey: string | null
  /** How findings are confirmed once the plan is worked off; null = they are not. */
  readonly confirmation: ConfirmationSettings | null
  /** Who begins it, as the audit log shows it. */
  readonly actor: string
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (begun: BegunAttackRun) => IdempotentReply | null
}

/** A run that has begun. */
export interface BegunAttackRun {
  readonly run: AttackRun
  /** True when it had begun before; then nothing was charged. */
  readonly isResumed: boolean
}

interface Prepared {
  readonly plan: AttackPlan
  readonly replay: Combination | null
}

/**
 * Begins a run, or returns the one that goes on. Plan, charge and run become durable together. Rejects with Problem
 * `test-not-found`; `precondition-missing` naming what is missing; `insufficient-credits` (nothing is charged then);
 * for a replay `invalid-request` or `attack-run-not-found`, and `conflict` while another run goes on.
 */
export async function beginAttackRun(scope: AttackRunScope, command: BeginAttackRunCommand): Promise<BegunAttackRun> {
  await endStoppingRun(scope, command)
  return scope.store.write(async (repositories) => {
    // Two that begin at once wait for each other here: the second finds the first one's run.
    const test = await lockTest(repositories, command)
    const nowMs = scope.clock.nowMs()
    const running = await runningRun(repositories, command)
    const begun = running
      ? resumed(running, command)
      : { run: await createRun(scope, repositories, { test, command }), isResumed: false }
    const reply = command.settle(begun)
    if (reply) await repositories.idempotency.settle(reply, nowMs)
    return begun
  })
}

/** Whoever asked for its end may have gone before the last verdict. */
async function endStoppingRun(scope: AttackRunScope, { organizationId, testId }: TestReference): Promise<void> {
  const [latest] = await scope.store.read(({ attackRuns }) => attackRuns.listLatest(organizationId, testId, 1))
  if (latest?.status !== 'running' || latest.stopRequestedAtMs === null) return
  await completeAttackRun(scope, { organizationId, testId, runId: latest.id })
}

async function runningRun(
  { attackRuns }: Pick<Repositories, 'attackRuns'>,
  { organizationId, testId }: TestReference,
): Promise<AttackRun | undefined> {
  const [latest] = await attackRuns.listLatest(organizationId, testId, 1)
  return latest?.status === 'running' ? latest : undefined
}

function resumed(run: AttackRun, { reproKey }: BeginAttackRunCommand): BegunAttackRun {
  if (reproKey === null) return { run, isResumed: true }
  const wanted = readReproKey(reproKey)?.combination
  const isSame =
    run.replay?.scenarioId === wanted?.scenarioId &&
    run.replay?.techniqueId === wanted?.techniqueId &&
    run.replay?.tryIndex === wanted?.tryIndex
  if (run.replay !== null && isSame) return { run, isResumed: true }
  throw new Problem('conflict', `Run ${run.id} of this test goes on; complete it before an attempt is played again.`)
}

async function createRun(
  scope: AttackRunScope,
  repositories: Repositories,
  { test, command }: { readonly test: RedTeamTest; readonly command: BeginAttackRunCommand },
): Promise<AttackRun> {
  const { organizationId, testId } = command
  const { plan, replay } = await prepare(scope, repositories, { test, command })
  refuseIncomplete(scope.engine, plan)
  const { credits, attempts } = sizeOf(plan)
  const nowMs = scope.clock.nowMs()
  const run: AttackRun = {
    ...{ id: scope.ids.next(), organizationId, testId, replay },
    status: 'running',
    workCount: replay === null ? attempts : 1,
    scenariosTotal: plan.scenarios.length,
    techniqueIds: plan.methods.techniqueIds,
    creditsCharged: credits,
    confirmation: command.confirmation,
    counters: nothingEnded,
    stopRequestedAtMs: null,
    pausedAtMs: null,
    startedAtMs: nowMs,
    completedAtMs: null,
  }
  const charge = { organizationId, kind: 'attack-run', amount: credits, testId, runId: run.id }
  await chargeCredits(scope, repositories, charge)
  await repositories.attackRuns.insert(run, plan)
  await repositories.redTeamTests.replace({ ...test, currentRunId: run.id, updatedAtMs: nowMs })
  await recordAudit(scope, repositories, {
    organizationId,
    actor: command.actor,
    action: 'attack-run.begin',
    target: `test:${testId}`,
    before: null,
    after: { run_id: run.id, attempts: run.workCount, credits, is_replay: replay !== null },
  })
  return run
}

/** A replay takes the plan of its first run, cut down to one attempt, so that nothing edited since reaches it. */
async function prepare(
  { engine }: Pick<AttackRunScope, 'engine'>,
  { attackRuns }: Pick<Repositories, 'attackRuns'>,
  { test, command }: { readonly test: RedTeamTest; readonly command: BeginAttackRunCommand },
): Promise<Prepared> {
  const { organizationId, testId, reproKey } = command
  if (reproKey === null)
    return { plan: { ...planOf(test), clausesLeftOut: engine.clausesLeftOut(test, test.policies) }, replay: null }
  const key = readReproKey(reproKey)
  if (key === null) throw invalidField('repro_key', 'is none that this service gave')
  const first = await attackRuns.find(organizationId, testId, key.runId)
  const plan = first && (await attackRuns.findPlan(organizationId, key.runId))
  if (!plan) throw runNotFound()
  const { scenarioId, techniqueId } = key.combination
  const scenarios = plan.scenarios.filter(({ id }) => id === scenarioId)
  const isKnown = scenarios.length === 1 && plan.methods.techniqueIds.includes(techniqueId)
  if (!isKnown || key.combination.tryIndex > 4) throw invalidField('repro_key', 'names no attempt of its run')
  const methods = { ...plan.methods, techniqueIds: [techniqueId], attempts: 1 }
  // One attempt is no statement about the other policies.
  return { plan: { ...plan, scenarios, methods, untested: [], clausesLeftOut: [] }, replay: key.combination }
}
