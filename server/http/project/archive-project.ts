import type { projectOperations } from '../../../contract/project/routes.ts'
import { archiveProject as archiveProjectService } from '../../services/project/archive-project.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentProject } from './present-project.ts'

/** DELETE /api/v1/projects/{id} */
export const archiveProject: OperationHandler<typeof projectOperations.archiveProject> = {
  async handle({ guard }, { organizationId, caller, params }) {
    const command = { organizationId, projectId: params.id, actor: caller.actor }
    return presentProject(await archiveProjectService(guard, command))
  },
}
