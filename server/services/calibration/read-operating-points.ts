import type {
  CalibratedGuardrail,
  CalibrationSummary,
  GuardrailCalibration,
  GuardrailSummary,
  ObservedRate,
} from '../../domain/calibration/calibration.ts'
import {
  type ExpectedRate,
  expectedPolicyRate,
  expectedSecurityRate,
  observedRate,
} from '../../domain/calibration/operating-point.ts'
import type { EvaluatorIdentity } from '../../domain/evaluator-identity.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { Project } from '../../domain/project/project.ts'
import { readProject } from '../project/read-project.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { policyGuardrail, securityGuardrail } from './calibration-guardrails.ts'

/** How often ordinary texts alarm at one threshold. */
export interface AlarmsAtThreshold {
  /** 0 to 1 for a policy, a calibrated risk for security. */
  readonly threshold: number
  /** By what the detector was calibrated to. */
  readonly expected: ExpectedRate
  /** On the owner's own texts; null when they say nothing about this threshold. */
  readonly observed: ObservedRate | null
}

/** One guardrail with what its thresholds mean. */
export interface OperatingPoints {
  /** `security` or a policy's id. */
  readonly guardrail: string
  readonly name: string
  /** The present one. */
  readonly threshold: number
  /** Stable key of what judges it. */
  readonly detector: string
  /** Rising thresholds, the present one among them. */
  readonly points: readonly AlarmsAtThreshold[]
  /** The calibration that observed, with how many texts it judged; null when there is none that still holds. */
  readonly observedBy: { readonly calibrationId: string; readonly texts: number; readonly finishedAtMs: number } | null
  /** Why what an earlier calibration observed is not shown, in plain words; null when it is, or nothing was observed. */
  readonly outdated: string | null
}

/** Of which project, and a further threshold that the tables are to show. */
export interface ReadOperatingPointsQuery {
  readonly organizationId: string
  readonly projectId: string
  /** Null = none. */
  readonly threshold: number | null
}

/**
 * What the thresholds of a project's guardrails mean in false alarms: what their detectors were calibrated to, and what
 * the newest calibration on the owner's texts saw, as long as version of the detector and policy are the same. Rejects with
 * Problem `project-not-found`.
 */
export async function readOperatingPoints(
  scope: GuardScope,
  { organizationId, projectId, threshold }: ReadOperatingPointsQuery,
): Promise<readonly OperatingPoints[]> {
  const project = await readProject(scope, organizationId, projectId)
  const asked = threshold === null ? [] : [threshold]
  return scope.store.read(async (repositories) => {
    const policies = await policiesOf(project, (ids) => repositories.policies.findMany(organizationId, ids))
    const page = await repositories.calibrations.list(organizationId, projectId, { offset: 0, limit: lookedAt })
    const { securityDetector } = scope.detectors
    const judges: readonly Judged[] = [
      {
        guardrail: securityGuardrail(project),
        detector: securityDetector,
        steps: [...securitySteps, ...asked],
        expected: expectedSecurityRate,
      },
      ...policies.map((policy) => ({
        guardrail: policyGuardrail(scope.sha256, policy),
        detector: scope.detectors.policyDetector(policy.detector) ?? { id: policy.detector, version: 'none' },
        steps: [...policySteps, ...asked],
        expected: (at: number) => expectedPolicyRate(policy.detector, at),
      })),
    ]
    const looked = judges.map((judged) => ({ judged, ...newest(page.items, judged) }))
    const values = new Map<string, readonly GuardrailCalibration[]>()
    for (const id of new Set(looked.flatMap(({ seen }) => (seen === null ? [] : [seen.calibration.id]))))
      values.set(id, (await repositories.calibrations.find(organizationId, id))?.results ?? [])
    return looked.map(({ judged, seen, outdated }) => {
      const whole = seen && values.get(seen.calibration.id)?.find(({ guardrail }) => guardrail.key === seen.key)
      return pointsOf(judged, seen && whole ? { calibration: seen.calibration, result: whole } : null, outdated)
    })
  })
}

/** A guardrail, what judges it now, and which thresholds are shown. */
interface Judged {
  readonly guardrail: CalibratedGuardrail
  readonly detector: EvaluatorIdentity
  readonly steps: readonly number[]
  readonly expected: (threshold: number) => ExpectedRate
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
  readonly calibration: CalibrationSummary
  readonly result: GuardrailCalibration
}

interface Looked {
  readonly seen: { readonly calibration: CalibrationSummary; readonly key: string } | null
  readonly outdated: string | null
}

/** The newest calibration that still holds; else why the newest does not. */
function newest(calibrations: readonly CalibrationSummary[], judged: Judged): Looked {
  const { key } = judged.guardrail
  let outdated: string | null = null
  for (const calibration of calibrations) {
    if (calibration.status !== 'completed') continue
    const result = calibration.results.find((one) => one.problem === null && one.guardrail.key === key)
    if (result === undefined) continue
    const change = changeSince(result, judged)
    if (change === null) return { seen: { calibration, key }, outdated: null }
    outdated ??= `${change} since the newest calibration. Calibrate again to see what your own texts do.`
  }
  return { seen: null, outdated }
}

function changeSince(result: GuardrailSummary, { guardrail, detector }: Judged): string | null {
  if (result.guardrail.definitionSha256 !== guardrail.definitionSha256) return 'The policy was changed'
  const before = result.detector
  return before?.id === detector.id && before.version === detector.version ? null : 'The detector was changed'
}

function pointsOf({ guardrail, detector, steps, expected }: Judged, seen: Seen | null, outdated: string | null) {
  const { key, name, threshold } = guardrail
  const thresholds = [...new Set([...steps, threshold])].sort((a, b) => a - b)
  return {
    guardrail: key,
    name,
    threshold,
    detector: detector.id,
    points: thresholds.map((at) => ({ threshold: at, expected: expected(at), observed: seen && observedAt(seen, at) })),
    observedBy: seen && {
      calibrationId: seen.calibration.id,
      texts: seen.result.judged,
      finishedAtMs: seen.calibration.finishedAtMs ?? seen.calibration.advancedAtMs,
    },
    outdated,
  }
}

/** Only the highest values are kept, so below the last of them nothing can be counted. */
function observedAt({ result: { values, judged } }: Seen, threshold: number): ObservedRate | null {
  if (values.length < judged && threshold <= (values.at(-1) ?? 0)) return null
  return observedRate(values, judged, threshold)
}
