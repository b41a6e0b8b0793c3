import type { AgentRun } from '../../domain/agent-run/agent-run.ts'
import type { Repositories } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { DatasetReference } from '../../domain/red-team-test/test-repository.ts'

/** The dataset of a test. Throws Problem `precondition-missing`, or `generation-failed`, when it has none to answer. */
export function answerableDataset(test: RedTeamTest): DatasetReference {
  const { status, fileId, error } = test.generation
  if (status === 'failed') throw new Problem('generation-failed', `The dataset could not be generated: ${error ?? ''}`)
  if (status !== 'completed' || fileId === null) {
    throw new Problem('precondition-missing', 'The dataset is missing: call `generate` and wait until it is ready.')
  }
  return { organizationId: test.organizationId, testId: test.id, fileId }
}

/**
 * The run over a dataset, in a transaction: nobody else changes it until that ends. Throws Problem
 * `precondition-missing` when it was not begun. Whoever needs the test as well locks it after the run.
 */
export async function lockAgentRun(
  { agentRuns }: Pick<Repositories, 'agentRuns'>,
  { organizationId, testId, fileId }: DatasetReference,
): Promise<AgentRun> {
  const run = await agentRuns.lock(organizationId, testId, fileId)
  if (run === null) throw runNotBegun()
  return run
}

/** The problem of a run that was not begun. */
export function runNotBegun(): Problem {
  return new Problem('precondition-missing', 'The agent run is missing: call `begin-agent-run` first.')
}
