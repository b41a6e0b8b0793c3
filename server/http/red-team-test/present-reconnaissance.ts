import type { Reconnaissance as WireReconnaissance } from '../../../contract/red-team-test/reconnaissance.ts'
import type { Reconnaissance } from '../../domain/red-team-test/reconnaissance.ts'

/** The stage of reconnaissance as the red-team API shows it. */
export function presentReconnaissance(reconnaissance: Reconnaissance): WireReconnaissance {
  const { status, evaluationStatus, profile, error } = reconnaissance
  return {
    status,
    evaluation_status: evaluationStatus,
    probes: presentProbes(reconnaissance),
    ...presentProbeResults(reconnaissance),
    profile: {
      purpose: profile.purpose,
      tools: [...profile.tools],
      languages: [...profile.languages],
      refusal_signatures: [...profile.refusalSignatures],
      memory: profile.memory,
      public_facts_proposed: [...(profile.publicFacts ?? [])],
    },
    error,
  }
}

/** The probes as the red-team API shows them. */
export function presentProbes({ probes }: Reconnaissance): WireReconnaissance['probes'] {
  return probes.map(({ id, category, purpose, prompt }) => ({ id, category, purpose, prompt }))
}

/** What the target did with the probes, and how often. */
export function presentProbeResults({
  results,
}: Reconnaissance): Pick<WireReconnaissance, 'results' | 'answered_count' | 'refused_count'> {
  return {
    results: results.map(({ probeId, isAnswered, outcome, confidence }) => ({
      probe_id: probeId,
      is_answered: isAnswered,
      outcome,
      confidence,
    })),
    answered_count: results.filter(({ isAnswered }) => isAnswered).length,
    refused_count: results.filter(({ outcome }) => outcome === 'refused' || outcome === 'deflected').length,
  }
}
