import { type CalibratedGuardrail, securityKey } from '../../domain/calibration/calibration.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { appliesTo, type Repositories, type Sha256 } from '../../domain/ports.ts'
import { invalidField } from '../../domain/problem.ts'
import type { Project } from '../../domain/project/project.ts'

/** The most guardrails that one calibration measures. */
const guardrailsMax = 50

/** The guardrails of a project that judge what users send: security first, then policies in the project's order. */
export async function inputGuardrails(
  sha256: Sha256,
  repositories: Pick<Repositories, 'policies'>,
  project: Project,
): Promise<readonly CalibratedGuardrail[]> {
  const ids = project.policies.filter((one) => appliesTo('input', one)).map(({ policyId }) => policyId)
  const found = ids.length === 0 ? [] : await repositories.policies.findMany(project.organizationId, ids)
  const byId = new Map(found.map((policy) => [policy.id, policy]))
  const policies = ids.flatMap((id): CalibratedGuardrail[] => {
    const policy = byId.get(id)
    return policy && policy.archivedAtMs === null ? [policyGuardrail(sha256, policy)] : []
  })
  return appliesTo('input', project.security) ? [securityGuardrail(project), ...policies] : policies
}

/** Those of `all` that are named, or all of them. Throws naming what is not there, or too much. */
export function chooseGuardrails(
  all: readonly CalibratedGuardrail[],
  named: readonly string[] | null,
): readonly CalibratedGuardrail[] {
  for (const [place, key] of (named ?? []).entries()) {
    if (all.some((one) => one.key === key)) continue
    throw invalidField(`guardrails[${place}]`, `"${key}" is no guardrail of this project that judges inputs`)
  }
  const chosen = named === null ? all : all.filter(({ key }) => named.includes(key))
  if (chosen.length === 0) throw invalidField('guardrails', 'no guardrail of this project judges inputs')
  if (chosen.length <= guardrailsMax) return chosen
  throw invalidField('guardrails', `name at most ${guardrailsMax} of the ${chosen.length} guardrails of this project`)
}

/** The security guardrail of a project. */
export function securityGuardrail(project: Project): CalibratedGuardrail {
  const { detectionThreshold } = project.security
  return { key: securityKey, name: 'Security', threshold: detectionThreshold, definitionSha256: '', isRule: false }
}

/** A policy as a guardrail. */
export function policyGuardrail(sha256: Sha256, policy: Policy): CalibratedGuardrail {
  const { id, name, detectionThreshold, detector, description, examples, patterns } = policy
  const definitionSha256 = sha256(JSON.stringify([detector, description, examples, patterns]))
  return { key: id, name, threshold: detectionThreshold, definitionSha256, isRule: detector === 'patterns' }
}
