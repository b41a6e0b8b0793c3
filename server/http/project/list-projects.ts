import type { projectOperations } from '../../../contract/project/routes.ts'
import { listProjects as listProjectsService } from '../../services/project/list-projects.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readPage } from '../read-page.ts'
import { presentProject } from './present-project.ts'

/** GET /api/v1/projects */
export const listProjects: OperationHandler<typeof projectOperations.listProjects> = {
  async handle({ guard }, { organizationId, caller, query }) {
    const { items, ...page } = await listProjectsService(guard, {
      organizationId,
      heldProjectIds: caller.projectIds,
      page: readPage(query),
      includeArchived: query.include_archived ?? false,
    })
    return { ...page, items: items.map(presentProject) }
  },
}
