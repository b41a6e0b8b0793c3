import type { projectOperations } from '../../../contract/project/routes.ts'
import { updateProject as updateProjectService } from '../../services/project/update-project.ts'
import { forbidOtherOrganization, readProjectChange } from '../guard/read-project.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readMoment } from '../read-moment.ts'
import { presentProject } from './present-project.ts'

/** PATCH /api/v1/projects/{id} */
export const updateProject: OperationHandler<typeof projectOperations.updateProject> = {
  forbid: forbidOtherOrganization,
  async handle({ guard }, { organizationId, caller, params, body }) {
    const project = await updateProjectService(guard, {
      organizationId,
      projectId: params.id,
      actor: caller.actor,
      action: 'project.update',
      change: readProjectChange(body),
      archived: body.archived ?? null,
      ifUpdatedAtMs: readMoment('ifUpdatedAt', body.ifUpdatedAt),
    })
    return presentProject(project)
  },
}
