import type { DraftedPolicy } from './draft-policy.ts'
import type { Proposal } from './save-exported-policy.ts'

/** A draft with what it makes of the policy of an earlier export. */
export interface Proposed {
  readonly drafted: DraftedPolicy
  readonly proposal: Proposal
}
