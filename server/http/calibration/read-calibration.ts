import type { calibrationOperations } from '../../../contract/calibration/routes.ts'
import { readCalibration as readCalibrationService } from '../../services/calibration/read-calibration.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentCalibration } from './present-calibration.ts'

/** GET /api/v1/calibrations/{id} */
export const readCalibration: OperationHandler<typeof calibrationOperations.readCalibration> = {
  async handle({ guard }, { organizationId, params }) {
    return presentCalibration(await readCalibrationService(guard, organizationId, params.id))
  },
}
