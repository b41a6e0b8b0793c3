import type { AgentRun, AgentRunCounts } from '../../domain/agent-run/agent-run.ts'
import { readTest, type TestReference } from '../red-team-test/read-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'

/** How far the client is with the present dataset. */
export interface AgentRunProgress extends AgentRunCounts {
  /** Null before it was begun. */
  readonly run: AgentRun | null
  readonly receivedCaseIds: readonly string[]
  readonly failedCaseIds: readonly string[]
}

/** The client's run over the present dataset. Rejects with Problem `test-not-found`. */
export async function readAgentRun(
  scope: Pick<RedTeamScope, 'store'>,
  reference: TestReference,
): Promise<AgentRunProgress> {
  const { organizationId, generation, id } = await readTest(scope, reference)
  return scope.store.read(async ({ agentRuns }) => {
    const run = generation.fileId === null ? null : await agentRuns.find(organizationId, id, generation.fileId)
    if (run === null) return { run, received: 0, failed: 0, unjudged: 0, receivedCaseIds: [], failedCaseIds: [] }
    const place = { organizationId, runId: run.id }
    return {
      run,
      ...(await agentRuns.counts(place)),
      receivedCaseIds: await agentRuns.listCaseIds(place, 'ok', run.expectedCases),
      failedCaseIds: await agentRuns.listCaseIds(place, 'failed', run.expectedCases),
    }
  })
}
