import type { ExportedFrom } from '../../domain/export/exported-policy-repository.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { detectorFor } from '../configuration/detector-for.ts'
import { policyState } from '../configuration/policy-state.ts'
import { updatePolicy } from '../policy/update-policy.ts'
import { refuseBeyondQuota } from '../quota/refuse-beyond-quota.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import type { ExportedPolicyDraft } from './draft-policy.ts'

/** A draft with the guard policy that an earlier export made of the same policy of the test. */
export interface Proposal {
  /** Null where there is none. */
  readonly existing: Policy | null
  /** What the policy will be. Its id is a new one, also where it will take the place of `existing`. */
  readonly policy: Policy
}

/** Who saves, and from what. */
export interface SaveProposal {
  readonly from: ExportedFrom
  readonly draft: ExportedPolicyDraft
  readonly proposal: Proposal
  /** Who exports, as the audit log shows it. */
  readonly actor: string
}

/**
 * What a draft makes of the policy of an earlier export: examples and patterns are added; whatever its owner changed since,
 * threshold, name and further examples included, stays.
 */
export function proposalOf(
  scope: Pick<GuardScope, 'ids' | 'clock'>,
  organizationId: string,
  { draft, existing }: { readonly draft: ExportedPolicyDraft; readonly existing: Policy | null },
): Proposal {
  const nowMs = scope.clock.nowMs()
  const base = existing === null ? draft : merged(existing, draft)
  const policy: Policy = {
    ...(existing ?? { organizationId, isDefault: false, createdAtMs: nowMs }),
    ...base,
    id: scope.ids.next(),
    detector: detectorFor(base),
    updatedAtMs: nowMs,
    archivedAtMs: null,
  }
  return { existing, policy }
}

/**
 * Saves a proposal and returns the policy that stands: of two who export at the same time one creates it. One that its owner
 * archived comes back. What is saved already changes nothing. Rejects as `updatePolicy`. Cost: as `createPolicy`.
 */
export async function saveProposal(scope: GuardScope, save: SaveProposal): Promise<Policy> {
  const { from, draft, proposal, actor } = save
  const { organizationId } = from
  if (proposal.existing !== null) return update(scope, save, proposal.existing)
  const { policy } = proposal
  const compiled = await scope.compiled.ofPolicy(policy)
  const standing = await scope.store.write(async (repositories) => {
    const id = await repositories.exportedPolicies.linkOnce(from, policy.id)
    if (id !== policy.id) return repositories.policies.find(organizationId, id)
    await refuseBeyondQuota(scope, repositories, { organizationId, kind: 'policies' })
    await repositories.policies.insertMany([policy])
    await scope.compiled.savePolicy(repositories, policy, compiled)
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: 'policy.create',
      target: `policy:${policy.id}`,
      before: null,
      after: policyState(policy),
    })
    return policy
  })
  if (standing === null) throw new Error('an exported policy is gone, and policies are never deleted')
  return standing.id === policy.id ? policy : update(scope, { from, draft, proposal, actor }, standing)
}

async function update(scope: GuardScope, { from, draft, actor }: SaveProposal, existing: Policy): Promise<Policy> {
  const { examples, patterns } = merged(existing, draft)
  const change = { examples, patterns, isArchived: false }
  const { organizationId } = from
  return (await updatePolicy(scope, { organizationId, id: existing.id, actor, change })).policy
}

function merged(existing: Policy, draft: ExportedPolicyDraft): ExportedPolicyDraft {
  const { name, description, criticality, detectionThreshold, violationMessage } = existing
  const allowed = added(existing.examples.allowed, draft.examples.allowed, examplesMax)
  return {
    ...{ name, description, criticality, detectionThreshold, violationMessage },
    examples: { violating: added(existing.examples.violating, draft.examples.violating, examplesMax), allowed },
    patterns: { ...existing.patterns, deny: added(existing.patterns.deny, draft.patterns.deny, patternsMax) },
  }
}

const examplesMax = 1_000
const patternsMax = 100

function added(present: readonly string[], further: readonly string[], max: number): readonly string[] {
  return [...new Set([...present, ...further])].slice(0, Math.max(max, present.length))
}
