import type { CreatePolicyBody } from '../../../contract/policy/policy.ts'
import type { CreatePolicyCommand } from '../../services/policy/create-policy.ts'

/** A policy as a body defines it, with the defaults of what it leaves out. */
export function readNewPolicy(body: CreatePolicyBody): CreatePolicyCommand['policy'] {
  return {
    name: body.name,
    description: body.description,
    criticality: body.criticality ?? 'medium',
    detectionThreshold: body.detection_threshold ?? 0.5,
    violationMessage: body.violation_message ?? null,
    examples: { violating: body.examples?.violating ?? [], allowed: body.examples?.allowed ?? [] },
    patterns: { deny: body.patterns?.deny ?? [], allow: body.patterns?.allow ?? [] },
  }
}
