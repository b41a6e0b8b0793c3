import type { AgentRun } from '../../domain/agent-run/agent-run.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockTest, type TestReference } from '../red-team-test/read-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { answerableDataset } from './agent-run.ts'

/** A run with the cases that it expects answers to. */
export interface BegunAgentRun {
  readonly run: AgentRun
  /** In the order of the dataset. */
  readonly caseIds: readonly string[]
  /** Cases of the dataset may be pictures, which are long. */
  readonly hasPictures: boolean
}

/**
 * Begins the client's run over the present dataset, or returns the one that exists: there is one for each dataset. `actor`: who
 * begins it, as the audit log shows it.
 * Rejects with Problem `test-not-found`, `precondition-missing` without a dataset, or `generation-failed`.
 */
export function beginAgentRun(scope: RedTeamScope, reference: TestReference, actor: string): Promise<BegunAgentRun> {
  return scope.store.write(async (repositories) => {
    const test = await lockTest(repositories, reference)
    const dataset = answerableDataset(test)
    const { organizationId, testId, fileId } = dataset
    const caseIds = await repositories.datasetCases.listIds(dataset)
    const hasPictures = test.settings.modes.image
    const existing = await repositories.agentRuns.find(organizationId, testId, fileId)
    if (existing !== null) return { run: existing, caseIds, hasPictures }
    const nowMs = scope.clock.nowMs()
    const run: AgentRun = {
      id: scope.ids.next(),
      organizationId,
      testId,
      fileId,
      state: 'in_progress',
      expectedCases: caseIds.length,
      jobId: scope.ids.next(),
      evaluation: null,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
      completedAtMs: null,
    }
    await repositories.agentRuns.insert(run)
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: 'agent-run.begin',
      target: `test:${testId}`,
      before: null,
      after: { run_id: run.id, cases: caseIds.length },
    })
    return { run, caseIds, hasPictures }
  })
}
