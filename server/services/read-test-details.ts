import type { Repositories } from '../domain/ports.ts'
import { Problem } from '../domain/problem.ts'
import type { RedTeamTest } from '../domain/redteam/red-team-test.ts'
import { listRunStates, type RunState } from './read-attack-results.ts'
import { type ResultsSummary, readResultsSummary } from './read-results-summary.ts'
import { readTest, type TestReference } from './read-test.ts'
import type { RedTeamScope } from './red-team-scope.ts'

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

/** A test with its runs and what was evaluated. Rejects with Problem `test-not-found`. Cost: five statements, and once something is evaluated a pass over all of it. */
export async function readTestDetails(
  scope: Pick<RedTeamScope, 'store' | 'clock'>,
  reference: TestReference,
): Promise<TestDetails> {
  const test = await readTest(scope, reference)
  const runs = await listRunStates(scope, reference)
  const place = await scope.store.read((repositories) => findEvaluation(repositories, test))
  const isOver = place.evaluatedId !== null || runs[0]?.run.status === 'completed'
  const policies = isOver ? await sumUp(scope, reference) : []
  return { test, runs, evaluation: { ...place, policies } }
}

async function sumUp(
  scope: Pick<RedTeamScope, 'store'>,
  reference: TestReference,
): Promise<TestEvaluation['policies']> {
  try {
    return (await readResultsSummary(scope, { ...reference, kind: 'eval' })).policies ?? []
  } catch (error) {
    // A new dataset may have taken the results away in between.
    if (error instanceof Problem && error.code === 'results-not-found') return []
    throw error
  }
}

async function findEvaluation({ agentRuns }: Repositories, test: RedTeamTest): Promise<TestEvaluation> {
  const { fileId } = test.generation
  const run = fileId === null ? null : await agentRuns.find(test.organizationId, test.id, fileId)
  if (run === null) return nothingEvaluated
  const isEvaluated = run.evaluation?.state === 'completed'
  return {
    ...nothingEvaluated,
    evaluatedId: isEvaluated ? run.id : null,
    uploadedId: run.id,
    sourceDatasetId: fileId,
  }
}
