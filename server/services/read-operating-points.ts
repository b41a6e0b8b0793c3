import { type Calibration, type GuardrailCalibration, type ObservedRate, securityKey } from '../domain/calibration.ts'
import { type ExpectedRate, expectedPolicyRate, expectedSecurityRate, observedRate } from '../domain/operating-point.ts'
import type { Policy } from '../domain/policy.ts'
import type { Project } from '../domain/project.ts'
import { policyGuardrail, securityGuardrail } from './calibration-guardrails.ts'
import type { GuardScope } from './guard-scope.ts'
import { readProject } from './read-project.ts'

/** How often ordinary texts alarm at one threshold. */
export interface OperatingPoint {
  readonly threshold: number
  readonly expected: ExpectedRate
  /** On the owner's own texts; null when they say nothing about this threshold. */
  readonly observed: ObservedRate | null
}

/** One guardrail with what its thresholds mean. */
export interface OperatingPoints {
  /** `security` or a policy's id. */
  readonly guardrail: string
  readonly name: string
  readonly threshold: number
  readonly detector: string
  /** Rising thresholds, the present one among them. */
  readonly points: readonly OperatingPoint[]
  /** The calibration that observed, with how many texts it judged; null when there is none that still holds. */
  readonly observedBy: { readonly calibrationId: string; readonly texts: number; readonly finishedAtMs: number } | null
}

/** Of which project, and a further threshold that the tables are to show. */
export interface ReadOperatingPointsQuery {
  readonly organizationId: string
  readonly projectId: string
  readonly threshold: number | null
}

/**
 * What the thresholds of a project's guardrails mean in false alarms: what their detectors were calibrated to, and what
 * the newest calibration on the owner's texts saw, as long as detector and policy are the same. Rejects with Problem
 * `project-not-found`.
 */
export async function readOperatingPoints(
  scope: GuardScope,
  { organizationId, projectId, threshold }: ReadOperatingPointsQuery,
): Promise<readonly OperatingPoints[]> {
  const project = await readProject(scope, organizationId, projectId)
  const { policies, calibrations } = await scope.store.read(async (repositories) => ({
    policies: await policiesOf(project, (ids) => repositories.policies.findMany(organizationId, ids)),
    calibrations: (await repositories.calibrations.list(organizationId, projectId, { offset: 0, limit: lookedAt }))
      .items,
  }))
  const asked = threshold === null ? [] : [threshold]
  const { id: securityDetector, version } = scope.detectors.securityDetector
  const security = securityGuardrail(project)
  const seen = newest(calibrations, ({ guardrail, detector }) => {
    return guardrail.key === securityKey && detector?.version === version
  })
  const ofSecurity = pointsOf(security, securityDetector, [...securitySteps, ...asked], seen, expectedSecurityRate)
  return [
    ofSecurity,
    ...policies.map((policy) => {
      const guardrail = policyGuardrail(scope.sha256, policy)
      const observed = newest(calibrations, (one) => {
        return one.guardrail.key === policy.id && one.guardrail.definitionSha256 === guardrail.definitionSha256
      })
      return pointsOf(guardrail, policy.detector, [...policySteps, ...asked], observed, (at) =>
        expectedPolicyRate(policy.detector, at),
      )
    }),
  ]
}

/** How many calibrations are looked through for one that still holds. */
const lookedAt = 20
const securitySteps = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5]
const policySteps = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

async function policiesOf(
  project: Project,
  findMany: (ids: readonly string[]) => Promise<readonly Policy[]>,
): Promise<readonly Policy[]> {
  const ids = project.policies.map(({ policyId }) => policyId)
  const found = new Map((ids.length === 0 ? [] : await findMany(ids)).map((policy) => [policy.id, policy]))
  return ids.flatMap((id) => {
    const policy = found.get(id)
    return policy && policy.archivedAtMs === null ? [policy] : []
  })
}

interface Seen {
  readonly calibration: Calibration
  readonly result: GuardrailCalibration
}

function newest(calibrations: readonly Calibration[], fits: (result: GuardrailCalibration) => boolean): Seen | null {
  for (const calibration of calibrations) {
    const result = calibration.results.find((one) => one.problem === null && fits(one))
    if (calibration.status === 'completed' && result) return { calibration, result }
  }
  return null
}

function pointsOf(
  { key, name, threshold }: { readonly key: string; readonly name: string; readonly threshold: number },
  detector: string,
  steps: readonly number[],
  seen: Seen | null,
  expected: (threshold: number) => ExpectedRate,
): OperatingPoints {
  const thresholds = [...new Set([...steps, threshold])].sort((a, b) => a - b)
  return {
    guardrail: key,
    name,
    threshold,
    detector,
    points: thresholds.map((at) => ({ threshold: at, expected: expected(at), observed: seen && observedAt(seen, at) })),
    observedBy: seen && {
      calibrationId: seen.calibration.id,
      texts: seen.result.judged,
      finishedAtMs: seen.calibration.finishedAtMs ?? seen.calibration.advancedAtMs,
    },
  }
}

/** Only the highest values are kept, so below the last of them nothing can be counted. */
function observedAt({ result: { values, judged } }: Seen, threshold: number): ObservedRate | null {
  if (values.length < judged && threshold <= (values.at(-1) ?? 0)) return null
  return observedRate(values, judged, threshold)
}
