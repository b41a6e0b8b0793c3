import type { IdempotentReply } from '../../domain/idempotency.ts'
import { noReconnaissance } from '../../domain/red-team-test/reconnaissance.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { defaultSettings, type SettingsChange, withSettings } from '../../domain/red-team-test/test-settings.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { refuseArchived } from '../guard/evaluate-exchange.ts'
import { unknownProject } from '../project/read-project.ts'
import { refuseBeyondQuota } from '../quota/refuse-beyond-quota.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { testState } from './test-state.ts'

/** What a new test shall be. */
export interface CreateTestCommand {
  readonly organizationId: string
  readonly projectId: string
  /** Null = a name made from the time. */
  readonly name: string | null
  readonly settings: SettingsChange
  /** Null = the id of the test. */
  readonly seed: string | null
  readonly clientMetadata: RedTeamTest['clientMetadata']
  /** Who creates it, as the audit log shows it. */
  readonly actor: string
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (test: RedTeamTest) => IdempotentReply | null
}

/** Saves a test. Rejects with Problem `project-not-found`, `conflict` when the project is archived, or `quota-exceeded`. */
export async function createTest(scope: RedTeamScope, command: CreateTestCommand): Promise<RedTeamTest> {
  const { organizationId, projectId, actor } = command
  const test = newTest(scope, command)
  await scope.store.write(async (repositories) => {
    const project = await repositories.projects.lock(organizationId, projectId)
    if (project === null) throw unknownProject()
    refuseArchived(project)
    await refuseBeyondQuota(scope, repositories, { organizationId, kind: 'tests' })
    await repositories.redTeamTests.insert(test)
    const reply = command.settle(test)
    if (reply) await repositories.idempotency.settle(reply, test.createdAtMs)
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: 'test.create',
      target: `test:${test.id}`,
      before: null,
      after: testState(test),
    })
  })
  return test
}

function newTest({ ids, clock }: RedTeamScope, command: CreateTestCommand): RedTeamTest {
  const { organizationId, projectId, clientMetadata } = command
  const id = ids.next()
  const nowMs = clock.nowMs()
  return {
    id,
    organizationId,
    projectId,
    name: command.name ?? `Test ${new Date(nowMs).toISOString()}`,
    status: 'created',
    settings: withSettings(defaultSettings, command.settings),
    clientMetadata,
    policies: [],
    generation: { status: 'not_started', fileId: null, caseCount: 0, creditsCharged: 0, error: null },
    reconnaissance: noReconnaissance,
    scenarios: { status: 'not_started', items: [], error: null },
    attackMethods: null,
    activeJobs: [],
    currentRunId: null,
    seed: command.seed ?? id,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    startedAtMs: null,
    completedAtMs: null,
  }
}
