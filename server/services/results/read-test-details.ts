import type { AgentRun } from '../../domain/agent-run/agent-run.ts'
import type { Repositories } from '../../domain/ports.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { readTest, type TestReference } from '../red-team-test/read-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import type { PolicyResults } from './policy-results.ts'
import { listRunStates, type RunState } from './read-attack-results.ts'
import type { ResultsSummary } from './read-results-summary.ts'

/** What became of the cases of a test's dataset. */
export interface TestEvaluation {
  /** Names the latest finished evaluation; null before. */
  readonly evaluatedId: string | null
  /** Names the run that the client's answers belong to; null before it began. */
  readonly uploadedId: string | null
  /** The dataset that it answers; null before. */
  readonly sourceDatasetId: string | null
  /** What each policy came to; empty until the cases are evaluated or an attack run is over. */
  readonly policies: NonNullable<ResultsSummary['policies']>
}

/** Nothing was uploaded. */
export const nothingEvaluated: TestEvaluation = {
  evaluatedId: null,
  uploadedId: null,
  sourceDatasetId: null,
  policies: [],
}

/** A test with what stands in other tables. */
export interface TestDetails {
  readonly test: RedTeamTest
  /** The latest runs, newest first. */
  readonly runs: readonly RunState[]
  readonly evaluation: TestEvaluation
}

/**
 * A test with its runs and what was evaluated. Rejects with Problem `test-not-found`. Cost: five short statements; a pass
 * over all results only where they changed since.
 */
export async function readTestDetails(
  scope: Pick<RedTeamScope, 'store' | 'clock'> & { readonly policyResults: PolicyResults },
  reference: TestReference,
): Promise<TestDetails> {
  const test = await readTest(scope, reference)
  const runs = await listRunStates(scope, reference)
  const agentRun = await scope.store.read((repositories) => findAgentRun(repositories, test))
  const attackRun = runs[0]?.run ?? null
  const place = placeOf(test, agentRun)
  const isOver = place.evaluatedId !== null || attackRun?.status === 'completed'
  const policies = isOver ? await scope.policyResults.of({ test, agentRun, attackRun }) : []
  return { test, runs, evaluation: { ...place, policies } }
}

async function findAgentRun({ agentRuns }: Repositories, test: RedTeamTest): Promise<AgentRun | null> {
  const { fileId } = test.generation
  return fileId === null ? null : agentRuns.find(test.organizationId, test.id, fileId)
}

function placeOf({ generation }: RedTeamTest, run: AgentRun | null): TestEvaluation {
  if (run === null) return nothingEvaluated
  return {
    ...nothingEvaluated,
    evaluatedId: run.evaluation?.state === 'completed' ? run.id : null,
    uploadedId: run.id,
    sourceDatasetId: generation.fileId,
  }
}
