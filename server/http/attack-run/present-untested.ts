import type { UntestedPolicy as WireUntestedPolicy } from '../../../contract/attack-run/attack-summary.ts'
import type { UntestedPolicy } from '../../domain/attack-run/untested-policies.ts'

/** A policy that a run says nothing about, on the wire. */
export function presentUntested({ policy, reason }: UntestedPolicy): WireUntestedPolicy {
  const { id, name, certification, clause, criticality } = policy
  return { policy_id: id, name, certification, clause, criticality, reason }
}
