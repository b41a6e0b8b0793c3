import type { testOperations } from '../../../contract/red-team-test/routes.ts'
import { listTests as listTestsService } from '../../services/red-team-test/list-tests.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readPage } from '../read-page.ts'
import { presentTestSummary } from './present-test.ts'

/** GET /api/v1/tests/ */
export const listTests: OperationHandler<typeof testOperations.listTests> = {
  async handle({ redTeam }, { organizationId, caller, query }) {
    const { items, ...page } = await listTestsService(redTeam, {
      organizationId,
      heldProjectIds: caller.projectIds,
      page: readPage(query),
      projectId: query.project_id ?? null,
    })
    return { ...page, items: items.map(presentTestSummary) }
  },
}
