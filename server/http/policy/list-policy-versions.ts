import type { PolicyVersion as WirePolicyVersion } from '../../../contract/policy/policy.ts'
import type { policyOperations } from '../../../contract/policy/routes.ts'
import {
  type ListedVersion,
  listPolicyVersions as listPolicyVersionsService,
} from '../../services/policy/list-policy-versions.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { timestampOf } from '../timestamp.ts'

/** GET /api/v1/policies/{id}/versions */
export const listPolicyVersions: OperationHandler<typeof policyOperations.listPolicyVersions> = {
  async handle({ guard }, { organizationId, params, query }) {
    const { items, ...page } = await listPolicyVersionsService(guard, {
      organizationId,
      policyId: params.id,
      page: { offset: query.offset ?? 0, limit: query.limit ?? 20 },
    })
    return { ...page, items: items.map(presentVersion) }
  },
}

function presentVersion({ version: listed, replacedByName }: ListedVersion): WirePolicyVersion {
  const { version, policy, replacedAtMs, replacedBy } = listed
  return {
    version,
    name: policy.name,
    description: policy.description,
    criticality: policy.criticality,
    detection_threshold: policy.detectionThreshold,
    is_archived: policy.archivedAtMs !== null,
    violation_message: policy.violationMessage,
    examples: { violating: [...policy.examples.violating], allowed: [...policy.examples.allowed] },
    patterns: { deny: [...policy.patterns.deny], allow: [...policy.patterns.allow] },
    detector: policy.detector,
    valid_from: timestampOf(policy.updatedAtMs),
    replaced_at: timestampOf(replacedAtMs),
    replaced_by: replacedBy,
    replaced_by_name: replacedByName,
  }
}
