import type { Repositories } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'

/** Which test. */
export interface TestReference {
  readonly organizationId: string
  readonly testId: string
}

/** A test with all its stages. Rejects with Problem `test-not-found` when it is not there or another organization's. */
export async function readTest(
  { store }: Pick<RedTeamScope, 'store'>,
  { organizationId, testId }: TestReference,
): Promise<RedTeamTest> {
  const test = await store.read(({ redTeamTests }) => redTeamTests.find(organizationId, testId))
  if (test === null) throw testNotFound()
  return test
}

/** As `readTest`, in a transaction: nobody else changes the test until it ends. */
export async function lockTest(
  { redTeamTests }: Pick<Repositories, 'redTeamTests'>,
  { organizationId, testId }: TestReference,
): Promise<RedTeamTest> {
  const test = await redTeamTests.lock(organizationId, testId)
  if (test === null) throw testNotFound()
  return test
}

/** The problem of an id that no test of the organization has. */
export function testNotFound(): Problem {
  return new Problem('test-not-found', 'There is no test with this id.')
}
