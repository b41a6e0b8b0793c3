import type { AgentRunEvaluation } from '../../domain/agent-run/agent-run.ts'
import { readTest, type TestReference } from '../red-team-test/read-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'

/** How far the judging of a client's answers is. */
export interface EvaluationProgress {
  /** Null before the first. */
  readonly evaluation: AgentRunEvaluation | null
  /** 0 to 1; 1 only when all is judged. */
  readonly progress: number
}

/**
 * How far the judging of what was uploaded for the present dataset is. Rejects with Problem `test-not-found`. Cost: two
 * short reads, and while judging goes on a count of the answers.
 */
export async function readEvaluation(
  scope: Pick<RedTeamScope, 'store'>,
  reference: TestReference,
): Promise<EvaluationProgress> {
  const { organizationId, generation, id } = await readTest(scope, reference)
  return scope.store.read(async ({ agentRuns }) => {
    const run = generation.fileId === null ? null : await agentRuns.find(organizationId, id, generation.fileId)
    const evaluation = run?.evaluation ?? null
    if (run === null || evaluation === null) return { evaluation, progress: 0 }
    if (evaluation.state === 'completed') return { evaluation, progress: 1 }
    const { received, unjudged } = await agentRuns.counts({ organizationId, runId: run.id })
    return { evaluation, progress: received === 0 ? 0 : Math.min(0.99, 1 - unjudged / received) }
  })
}
