import type { guardV1Operations } from '../../../contract/guard-v1/routes.ts'
import { Problem } from '../../domain/problem.ts'
import { createProject as createProjectService } from '../../services/create-project.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /project */
export const createProject: OperationHandler<typeof guardV1Operations.createProject> = {
  forbid(organizationId, body) {
    const given =
      typeof body === 'object' && body !== null && 'organizationId' in body ? body.organizationId : undefined
    if (typeof given === 'string' && given !== organizationId) {
      throw new Problem('organization-mismatch', 'organizationId must be the organization of the API key.', {
        errors: [{ path: 'organizationId', message: 'must be the organization of the API key' }],
      })
    }
  },
  async handle({ guard }, { organizationId, body, settle }) {
    const security = body.securityGuardrails
    const project = await createProjectService(guard, {
      organizationId,
      name: body.name,
      description: body.description,
      security: {
        blockInput: security.securityGuardrailBlockInput ?? true,
        blockOutput: security.securityGuardrailBlockOutput ?? true,
        detectionThreshold: security.securityGuardrailDetectionThreshold ?? 1,
        violationMessage: security.securityViolationMessage ?? null,
      },
      policies: (body.policies ?? []).map(({ metricId, blockInput, blockOutput }) => ({
        policyId: metricId,
        blockInput,
        blockOutput,
      })),
      topicIds: (body.topics ?? []).map(({ topicId }) => topicId),
      executionMode: body.guardrailExecutionMode ?? 'normal',
      failureMode: body.failureMode ?? 'closed',
      dataRetentionDays: body.dataRetentionDays ?? null,
      settle: ({ id }) => settle({ projectId: id }),
    })
    return { projectId: project.id }
  },
}
