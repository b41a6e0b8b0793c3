import type { GeneratedDataset } from '../../domain/attack-run/engine.ts'
import { canonicalJson } from '../../domain/canonical-json.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import { Problem } from '../../domain/problem.ts'
import { runningJob, withJobBegun } from '../../domain/red-team-test/active-jobs.ts'
import { rebindScenarios } from '../../domain/red-team-test/rebind-scenarios.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { type SettingsChange, withSettings } from '../../domain/red-team-test/test-settings.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { chargeCredits } from '../quota/charge-credits.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { lockTest, readTest, type TestReference } from './read-test.ts'
import { testState } from './test-state.ts'

/** Of which test, and what to change of its settings first. */
export interface GenerateDatasetCommand extends TestReference {
  readonly settings: SettingsChange
  /** Absent = stays. */
  readonly name?: string
  /** Absent = stays. */
  readonly seed?: string
  /** Stands over what the client stored before, field by field. */
  readonly clientMetadata: RedTeamTest['clientMetadata']
  /** Who asks for it, as the audit log shows it. */
  readonly actor: string
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (begun: BegunGeneration) => IdempotentReply | null
}

/** A generation that runs. */
export interface BegunGeneration {
  readonly test: RedTeamTest
  readonly jobId: string
  /** 0 when it was running before. */
  readonly creditsCharged: number
}

/**
 * Begins to generate a dataset and books what it costs, one credit for each case but the benign twins; a job writes the
 * cases. While one is written, nothing begins and that one is returned. Rejects with Problem `test-not-found`,
 * `invalid-request` when the settings cannot give a dataset, or `insufficient-credits`.
 */
export async function generateDataset(scope: RedTeamScope, command: GenerateDatasetCommand): Promise<BegunGeneration> {
  for (let attempt = 1; attempt <= attemptsMax; attempt++) {
    const begun = await tryGenerate(scope, command)
    if (begun !== 'changed-meanwhile') return begun
  }
  throw new Problem('conflict', 'The test is being changed by others; read it again and repeat the request.')
}

const attemptsMax = 3

/** Planning takes too long for a transaction: it happens before, on what the test will be if nobody else changes it. */
async function tryGenerate(
  scope: RedTeamScope,
  command: GenerateDatasetCommand,
): Promise<BegunGeneration | 'changed-meanwhile'> {
  const { organizationId, testId, actor } = command
  const read = await readTest(scope, command)
  const nowMs = scope.clock.nowMs()
  const wasRunning = runningGeneration(read, nowMs)
  // Still in a transaction below when a repetition has to be kept.
  const planned = wasRunning === null ? changed(read, command) : null
  const dataset = planned === null ? null : scope.engine.generateDataset(planned)
  return scope.store.write(async (repositories) => {
    const before = await lockTest(repositories, command)
    const running = runningGeneration(before, nowMs)
    const keep = async (begun: BegunGeneration) => {
      const reply = command.settle(begun)
      if (reply) await repositories.idempotency.settle(reply, nowMs)
      return begun
    }
    if (running !== null) return keep(running)
    const after = changed(before, command)
    if (planned === null || dataset === null || !plansAlike(after, planned)) return 'changed-meanwhile'
    const jobId = scope.ids.next()
    const amount = dataset.caseCount - dataset.twinCount
    const test = withGeneration(after, dataset, { fileId: scope.ids.next(), jobId, amount, nowMs })
    await repositories.redTeamTests.replace(test)
    await repositories.jobs.add({
      organizationId,
      name: 'redteam.generate',
      payload: { testId, jobId },
      runAtMs: nowMs,
      uniqueKey: null,
    })
    await chargeCredits(scope, repositories, { organizationId, kind: 'dataset', amount, testId, runId: null })
    const begun = await keep({ test, jobId, creditsCharged: amount })
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: 'test.generate',
      target: `test:${testId}`,
      before: { ...testState(before), fileId: before.generation.fileId },
      after: { ...testState(test), fileId: test.generation.fileId, credits: amount },
    })
    return begun
  })
}

function runningGeneration(test: RedTeamTest, nowMs: number): BegunGeneration | null {
  const job = runningJob(test, 'generate', nowMs)
  return job && { test, jobId: job.jobId, creditsCharged: 0 }
}

function changed(test: RedTeamTest, { settings, name, seed, clientMetadata }: GenerateDatasetCommand): RedTeamTest {
  return {
    ...test,
    name: name ?? test.name,
    seed: seed ?? test.seed,
    settings: withSettings(test.settings, settings),
    clientMetadata: { ...test.clientMetadata, ...clientMetadata },
  }
}

function plansAlike(one: RedTeamTest, other: RedTeamTest): boolean {
  return one.seed === other.seed && canonicalJson({ ...one.settings }) === canonicalJson({ ...other.settings })
}

function withGeneration(
  test: RedTeamTest,
  { policies, caseCount }: GeneratedDataset,
  at: { readonly fileId: string; readonly jobId: string; readonly amount: number; readonly nowMs: number },
): RedTeamTest {
  const begun = withJobBegun(test, 'generate', at.jobId, at.nowMs)
  const generation = { fileId: at.fileId, caseCount, creditsCharged: at.amount, error: null }
  return {
    ...begun,
    policies,
    generation: { status: 'pending', ...generation },
    scenarios: rebindScenarios(test.scenarios, test.policies, policies),
  }
}
