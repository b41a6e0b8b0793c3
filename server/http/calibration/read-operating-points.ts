import type { calibrationOperations } from '../../../contract/calibration/routes.ts'
import { readOperatingPoints as readOperatingPointsService } from '../../services/calibration/read-operating-points.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { timestampOf } from '../timestamp.ts'

/** GET /api/v1/projects/{id}/calibration */
export const readOperatingPoints: OperationHandler<typeof calibrationOperations.readOperatingPoints> = {
  async handle({ guard }, { organizationId, params, query }) {
    const threshold = query.threshold ?? null
    const tables = await readOperatingPointsService(guard, { organizationId, projectId: params.id, threshold })
    return {
      project_id: params.id,
      guardrails: tables.map(({ points, observedBy, ...about }) => ({
        ...about,
        points: points.map(({ threshold: at, expected, observed }) => {
          return { threshold: at, expected_rate: expected.rate, basis: expected.basis, observed }
        }),
        observed_by: observedBy && {
          calibration_id: observedBy.calibrationId,
          texts: observedBy.texts,
          finished_at: timestampOf(observedBy.finishedAtMs),
        },
      })),
    }
  },
}
