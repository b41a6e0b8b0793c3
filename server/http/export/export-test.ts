import type { ExportedPolicy as WirePolicy } from '../../../contract/export/export.ts'
import type { exportOperations } from '../../../contract/export/routes.ts'
import { type ExportedPolicy, exportTest as exportTestService } from '../../services/export/export-test.ts'
import type { GuardCounts } from '../../services/export/prove-export.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /api/v1/tests/{test_id}/export */
export const exportTest: OperationHandler<typeof exportOperations.exportTest> = {
  permissions: ['manage'],
  async handle({ guard, isUsablePattern }, { organizationId, caller, params, body }) {
    const { mode, policies, policiesLeftOut, proof } = await exportTestService(guard, {
      organizationId,
      testId: params.test_id,
      runId: body.run_id ?? null,
      projectIds: body.project_ids,
      mode: body.mode ?? 'shadow',
      actor: caller.actor,
      isUsablePattern,
    })
    const { breaches, twins } = presentCounts(proof)
    return {
      policies: policies.map(presentPolicy),
      policies_left_out: policiesLeftOut,
      replay: {
        breaches,
        twins: { ...twins, new_alarms: [...proof.newAlarms] },
        still_passing: [...proof.stillPassing],
        errors: proof.errors.map(({ caseId, projectId, reason }) => ({
          case_id: caseId,
          project_id: projectId,
          reason,
        })),
        truncated: proof.leftOut > 0,
        left_out: proof.leftOut,
        pictures_as_text: proof.picturesAsText,
        projects: proof.projects.map(({ projectId, ...counts }) => ({
          project_id: projectId,
          ...presentCounts(counts),
        })),
      },
      mode,
    }
  },
}

function presentCounts({ breaches, twins }: GuardCounts) {
  return {
    breaches: {
      total: breaches.total,
      blocked_before: breaches.blockedBefore,
      blocked_after: breaches.blockedAfter,
    },
    twins: { total: twins.total, alarms_before: twins.alarmsBefore, alarms_after: twins.alarmsAfter },
  }
}

function presentPolicy({
  id,
  policy,
  drafted,
  findingCount,
  switches,
  heldBack,
  generalisation,
  catalogue,
}: ExportedPolicy): WirePolicy {
  const { from, draft, breaches, secretPatterns, refusedPatterns } = drafted
  // Secrets of the owner's come first; this reply may end in a log.
  const secrets = new Set(draft.patterns.deny.slice(0, secretPatterns))
  return {
    id,
    name: policy.name,
    from_policy_id: from.id,
    examples: { violating: [...policy.examples.violating], allowed: [...policy.examples.allowed] },
    description: policy.description,
    criticality: policy.criticality,
    patterns: { deny: draft.patterns.deny.filter((pattern) => !secrets.has(pattern)) },
    secret_patterns: secretPatterns,
    refused_patterns: refusedPatterns,
    detection_threshold: policy.detectionThreshold,
    held_back: heldBack,
    breaches: breaches.length,
    findings: findingCount,
    projects: switches.map(({ projectId, blockInput, blockOutput, shadow = false }) => ({
      project_id: projectId,
      block_input: blockInput,
      block_output: blockOutput,
      shadow,
    })),
    generalisation: generalisation && {
      breaches: { ...generalisation.breaches },
      twins: { ...generalisation.twins },
    },
    catalogue: catalogue.map(({ policy: { id: policyId, name }, caught, alarms }) => ({
      policy_id: policyId,
      name,
      breaches_caught: caught,
      twin_alarms: alarms,
    })),
  }
}
