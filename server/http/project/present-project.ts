import type { SavedSecurityGuardrails, Project as WireProject } from '../../../contract/project/project.ts'
import type { PolicySwitch, Project, SecuritySettings } from '../../domain/project/project.ts'
import { maybeTimestampOf, timestampOf } from '../timestamp.ts'

/** A project with its whole saved configuration, in the names of its creation. */
export function presentProject(project: Project): WireProject {
  return {
    id: project.id,
    projectId: project.id,
    organizationId: project.organizationId,
    name: project.name,
    description: project.description,
    policies: project.policies.map(presentPolicySwitch),
    topics: project.topics.map(({ topicId, enableInput, enableOutput }) => ({ topicId, enableInput, enableOutput })),
    securityGuardrails: presentSecurity(project.security),
    guardrailExecutionMode: project.executionMode,
    failureMode: project.failureMode,
    language: project.language,
    dataRetentionDays: project.dataRetentionDays,
    storeText: project.storeText,
    secondOpinion: project.secondOpinion,
    isArchived: project.archivedAtMs !== null,
    createdAt: timestampOf(project.createdAtMs),
    updatedAt: timestampOf(project.updatedAtMs),
    archivedAt: maybeTimestampOf(project.archivedAtMs),
  }
}

/** A policy that is switched on, in the names of the project's creation. */
export function presentPolicySwitch({ policyId, blockInput, blockOutput, shadow = false }: PolicySwitch) {
  return { metricId: policyId, blockInput, blockOutput, shadow }
}

/** The security guardrail in the names of the project's creation. */
export function presentSecurity(security: SecuritySettings): SavedSecurityGuardrails {
  return {
    securityGuardrailBlockInput: security.blockInput,
    securityGuardrailBlockOutput: security.blockOutput,
    securityGuardrailDetectionThreshold: security.detectionThreshold,
    securityViolationMessage: security.violationMessage,
  }
}
