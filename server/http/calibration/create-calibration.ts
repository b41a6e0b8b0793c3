import type { CreateCalibrationBody } from '../../../contract/calibration/calibration.ts'
import type { calibrationOperations } from '../../../contract/calibration/routes.ts'
import { invalidField, Problem } from '../../domain/problem.ts'
import {
  type CalibrationSource,
  createCalibration as createCalibrationService,
} from '../../services/calibration/create-calibration.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readMoment } from '../read-moment.ts'
import { presentCalibration } from './present-calibration.ts'

/** POST /api/v1/projects/{id}/calibrations */
export const createCalibration: OperationHandler<typeof calibrationOperations.createCalibration> = {
  forbid({ projectIds }, body) {
    const movesPolicies = typeof body === 'object' && body !== null && 'apply_policies' in body && body.apply_policies
    if (projectIds === null || movesPolicies !== true) return
    throw new Problem(
      'missing-permission',
      'The API key is bound to projects, and policies belong to the whole organization; leave out apply_policies.',
    )
  },
  async handle({ guard, wakeJobs }, { organizationId, caller, params, body, settle }) {
    const calibration = await createCalibrationService(guard, {
      organizationId,
      projectId: params.id,
      source: readSource(body, guard.clock.nowMs()),
      targetRate: body.target_rate ?? 0.01,
      guardrails: body.guardrails ?? null,
      isDryRun: body.dry_run ?? false,
      tightens: body.tighten ?? false,
      appliesPolicies: body.apply_policies ?? true,
      acceptsAlarms: body.accept_alarms ?? false,
      actor: caller.actor,
      settle: (begun) => settle(presentCalibration(begun)),
    })
    wakeJobs()
    return presentCalibration(calibration)
  },
}

const monthMs = 30 * 86_400_000

function readSource({ texts, from_traffic }: CreateCalibrationBody, nowMs: number): CalibrationSource {
  if (texts !== undefined && from_traffic !== undefined) {
    throw invalidField('texts', 'give either texts or from_traffic, not both')
  }
  if (texts !== undefined) return { kind: 'texts', texts }
  if (from_traffic === undefined) throw invalidField('texts', 'give texts, or from_traffic')
  const toMs = readMoment('from_traffic.until', from_traffic.until) ?? nowMs
  const fromMs = readMoment('from_traffic.since', from_traffic.since) ?? toMs - monthMs
  if (fromMs >= toMs) throw invalidField('from_traffic.since', 'must be before from_traffic.until')
  return { kind: 'traffic', fromMs, toMs, limit: from_traffic.limit ?? 2_000 }
}
