import { unattendedSince } from '../../domain/attack-run/unattended-since.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import type { RedTeamTestSummary } from '../../domain/red-team-test/test-repository.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'

/** Which tests to list. */
export interface ListTestsQuery {
  readonly organizationId: string
  /** Only what belongs to these; null = to any. */
  readonly heldProjectIds: readonly string[] | null
  readonly page: PageRequest
  /** Only those of this project; null = all. An unknown one has none. */
  readonly projectId: string | null
}

/** A test of a list. */
export interface ListedTest {
  /** Without its texts. */
  readonly test: RedTeamTestSummary
  /** Since when its run that goes on was left alone; null = it was not. */
  readonly unattendedSinceMs: number | null
}

/** A page of an organization's tests, newest first, without their texts. Cost: three lookups more for each run that goes on. */
export function listTests(
  { store, clock }: Pick<RedTeamScope, 'store' | 'clock'>,
  { organizationId, page, projectId, heldProjectIds }: ListTestsQuery,
): Promise<Page<ListedTest>> {
  return store.read(async ({ redTeamTests, attackRuns }) => {
    const { items, ...rest } = await redTeamTests.list(organizationId, page, { projectId, heldProjectIds })
    const listed: ListedTest[] = []
    for (const test of items) {
      const { attackRun: run, currentRunId: runId } = test
      const activity = run?.status === 'running' && runId ? await attackRuns.readActivity(organizationId, runId) : null
      const unattendedSinceMs = run && activity && unattendedSince(run, activity, clock.nowMs())
      listed.push({ test, unattendedSinceMs })
    }
    return { ...rest, items: listed }
  })
}
