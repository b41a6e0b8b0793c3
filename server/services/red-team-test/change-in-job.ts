import type { Repositories } from '../../domain/ports.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import type { TestReference } from './read-test.ts'

/** Which job of which test. */
export interface TestJobReference extends TestReference {
  readonly jobId: string
}

/** The test while this job is its active one; null when the job is over or another took its place. */
export async function findInJob(
  { store }: Pick<RedTeamScope, 'store'>,
  { organizationId, testId, jobId }: TestJobReference,
): Promise<RedTeamTest | null> {
  const test = await store.read(({ redTeamTests }) => redTeamTests.find(organizationId, testId))
  return test !== null && isActive(test, jobId) ? test : null
}

/**
 * Changes a test in one transaction, if this job is still its active one; returns what it is afterwards, else null with
 * nothing changed. So a job that was repeated or overtaken leaves no trace.
 */
export function changeInJob(
  { store }: Pick<RedTeamScope, 'store'>,
  { organizationId, testId, jobId }: TestJobReference,
  change: (test: RedTeamTest, repositories: Repositories) => Promise<RedTeamTest> | RedTeamTest,
): Promise<RedTeamTest | null> {
  return store.write(async (repositories) => {
    const test = await repositories.redTeamTests.lock(organizationId, testId)
    if (test === null || !isActive(test, jobId)) return null
    const changed = await change(test, repositories)
    if (changed !== test) await repositories.redTeamTests.replace(changed)
    return changed
  })
}

function isActive({ activeJobs }: RedTeamTest, jobId: string): boolean {
  return activeJobs.some((job) => job.jobId === jobId)
}
