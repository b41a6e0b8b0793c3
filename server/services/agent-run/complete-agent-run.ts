import type { AgentRun } from '../../domain/agent-run/agent-run.ts'
import { Problem } from '../../domain/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { readTest, type TestReference } from '../red-team-test/read-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { answerableDataset, lockAgentRun } from './agent-run.ts'
import { scheduleCaseEvaluation } from './schedule-case-evaluation.ts'

/**
 * Says that the client has uploaded all that it will: what arrived is judged. A run that is being judged, or was, stays
 * as it is. Rejects with Problem `test-not-found`, `precondition-missing` when nothing was uploaded, or
 * `insufficient-credits`. `actor`: who says so, as the audit log shows it.
 */
export async function completeAgentRun(
  scope: RedTeamScope,
  reference: TestReference,
  actor: string,
): Promise<AgentRun> {
  const dataset = answerableDataset(await readTest(scope, reference))
  return scope.store.write(async (repositories) => {
    const run = await lockAgentRun(repositories, dataset)
    if (run.state !== 'in_progress' && run.state !== 'failed') return run
    const counts = await repositories.agentRuns.counts({ organizationId: run.organizationId, runId: run.id })
    if (counts.received + counts.failed === 0) throw nothingUploaded()
    const scheduled = await scheduleCaseEvaluation(scope, repositories, run)
    await recordAudit(scope, repositories, {
      organizationId: run.organizationId,
      actor,
      action: 'agent-run.complete',
      target: `test:${run.testId}`,
      before: null,
      after: { run_id: run.id, answers: counts.received + counts.failed },
    })
    return scheduled
  })
}

/** The problem of a run that nothing was uploaded to. */
export function nothingUploaded(): Problem {
  return new Problem('precondition-missing', 'Client responses are missing: upload at least one first.')
}
