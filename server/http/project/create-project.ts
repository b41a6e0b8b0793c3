import type { guardV1Operations } from '../../../contract/guard/routes.ts'
import { projectDefaults } from '../../domain/project/project.ts'
import { createProject as createProjectService } from '../../services/project/create-project.ts'
import { forbidOtherOrganization, readProjectChange } from '../guard/read-project.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /project */
export const createProject: OperationHandler<typeof guardV1Operations.createProject> = {
  forbid: forbidOtherOrganization,
  async handle({ guard }, { organizationId, caller, body, settle }) {
    const given = readProjectChange(body)
    const project = await createProjectService(guard, {
      ...projectDefaults,
      ...given,
      organizationId,
      name: body.name,
      description: body.description,
      security: { ...projectDefaults.security, ...given.security },
      actor: caller.actor,
      settle: ({ id }) => settle({ projectId: id }),
    })
    return { projectId: project.id }
  },
}
