import type { CreateProjectBody } from '../../../contract/guard/project.ts'
import type { ApiKey } from '../../domain/account/organization.ts'
import { Problem } from '../../domain/problem.ts'
import type { ProjectChange } from '../../domain/project/project.ts'
import { type SecondOpinionSettings, secondOpinionDefaults } from '../../domain/project/second-opinion-settings.ts'

/** The fields of a project as a body names them; what it leaves out is left out. */
export function readProjectChange(body: Partial<CreateProjectBody>): ProjectChange {
  return {
    ...(body.name !== undefined && { name: body.name }),
    ...(body.description !== undefined && { description: body.description }),
    ...(body.securityGuardrails !== undefined && { security: readSecurity(body.securityGuardrails) }),
    ...(body.policies !== undefined && {
      policies: body.policies.map(({ metricId, blockInput, blockOutput, shadow }) => ({
        policyId: metricId,
        blockInput,
        blockOutput,
        ...(shadow && { shadow }),
      })),
    }),
    ...(body.topics !== undefined && {
      topics: body.topics.map(({ topicId, enableInput, enableOutput }) => ({ topicId, enableInput, enableOutput })),
    }),
    ...(body.guardrailExecutionMode !== undefined && { executionMode: body.guardrailExecutionMode }),
    ...(body.failureMode !== undefined && { failureMode: body.failureMode }),
    ...(body.language !== undefined && { language: body.language }),
    ...(body.dataRetentionDays !== undefined && { dataRetentionDays: body.dataRetentionDays }),
    ...(body.storeText !== undefined && { storeText: body.storeText }),
    ...(body.secondOpinion !== undefined && { secondOpinion: readSecondOpinion(body.secondOpinion) }),
  }
}

/** Throws Problem `organization-mismatch` when a body names another organization than the key's. */
export function forbidOtherOrganization({ organizationId }: Pick<ApiKey, 'organizationId'>, body: unknown): void {
  const given = typeof body === 'object' && body !== null && 'organizationId' in body ? body.organizationId : undefined
  if (typeof given === 'string' && given.toLowerCase() !== organizationId.toLowerCase()) {
    throw new Problem('organization-mismatch', 'organizationId must be the organization of the API key.', {
      errors: [{ path: 'organizationId', message: 'must be the organization of the API key' }],
    })
  }
}

function readSecondOpinion(wire: NonNullable<CreateProjectBody['secondOpinion']> | null): SecondOpinionSettings | null {
  if (wire === null) return null
  const { below, above, catalogue, fast } = secondOpinionDefaults
  return {
    below: wire.below ?? below,
    above: wire.above ?? above,
    catalogue: wire.catalogue ?? catalogue,
    fast: wire.fast ?? fast,
  }
}

function readSecurity(wire: CreateProjectBody['securityGuardrails']): NonNullable<ProjectChange['security']> {
  const {
    securityGuardrailBlockInput: blockInput,
    securityGuardrailBlockOutput: blockOutput,
    securityGuardrailDetectionThreshold: detectionThreshold,
    securityViolationMessage: violationMessage,
  } = wire
  return {
    ...(blockInput !== undefined && { blockInput }),
    ...(blockOutput !== undefined && { blockOutput }),
    ...(detectionThreshold !== undefined && { detectionThreshold }),
    ...(violationMessage !== undefined && { violationMessage }),
  }
}
