import type { projectOperations } from '../../../contract/project/routes.ts'
import { readProject as readProjectService } from '../../services/project/read-project.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentProject } from './present-project.ts'

/** GET /api/v1/projects/{id} */
export const readProject: OperationHandler<typeof projectOperations.readProject> = {
  async handle({ guard }, { organizationId, params }) {
    return presentProject(await readProjectService(guard, organizationId, params.id))
  },
}
