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

/** A page of an organization's tests, newest first, without their texts. */
export function listTests(
  { store }: Pick<RedTeamScope, 'store'>,
  { organizationId, page, projectId, heldProjectIds }: ListTestsQuery,
): Promise<Page<RedTeamTestSummary>> {
  return store.read(({ redTeamTests }) => redTeamTests.list(organizationId, page, { projectId, heldProjectIds }))
}
