import type { Criticality } from '../../domain/policy/policy.ts'
import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import type { AimId } from '../wordings/asks/aim-wording.ts'

/** A rule of a certification that a conversation can test. */
export interface CertificationClause {
  /** Where it stands, in the certification's own numbering. */
  readonly clause: string
  readonly criticality: Criticality
  /** What attackers do against it, most typical first; at least 1. */
  readonly aims: readonly AimId[]
  /** Name and rule, in our own words. */
  readonly texts: Readonly<Record<AttackLanguage, readonly [name: string, rule: string]>>
}
