import type { calibrationOperations } from '../../../contract/calibration/routes.ts'
import { listCalibrations as listCalibrationsService } from '../../services/calibration/list-calibrations.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readPage } from '../read-page.ts'
import { presentCalibration } from './present-calibration.ts'

/** GET /api/v1/projects/{id}/calibrations */
export const listCalibrations: OperationHandler<typeof calibrationOperations.listCalibrations> = {
  async handle({ guard }, { organizationId, params, query }) {
    const of = { organizationId, projectId: params.id }
    const { items, ...page } = await listCalibrationsService(guard, of, readPage(query))
    return { ...page, items: items.map(presentCalibration) }
  },
}
