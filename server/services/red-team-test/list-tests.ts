import type { Page, PageRequest } from '../../domain/page.ts'
import type { RedTeamTestSummary } from '../../domain/red-team-test/test-repository.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { readUnattendedSince } from './read-unattended-since.ts'

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

/** A page of an organization's tests, newest first, without their texts. Cost: more for each run that goes on, as `readUnattendedSince`. */
export function listTests(
  { store, clock }: Pick<RedTeamScope, 'store' | 'clock'>,
  { organizationId, page, projectId, heldProjectIds }: ListTestsQuery,
): Promise<Page<ListedTest>> {
  return store.read(async ({ redTeamTests, attackRuns }) => {
    const { items, ...rest } = await redTeamTests.list(organizationId, page, { projectId, heldProjectIds })
    const listed: ListedTest[] = []
    for (const test of items) {
      const { attackRun: run, currentRunId: runId } = test
      const nowMs = clock.nowMs()
      const unattendedSinceMs =
        run && runId ? await readUnattendedSince(attackRuns, { organizationId, runId, run, nowMs }) : null
      listed.push({ test, unattendedSinceMs })
    }
    return { ...rest, items: listed }
  })
}
