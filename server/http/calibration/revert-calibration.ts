import type { calibrationOperations } from '../../../contract/calibration/routes.ts'
import { revertCalibration as revertCalibrationService } from '../../services/calibration/revert-calibration.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentCalibration } from './present-calibration.ts'

/** POST /api/v1/calibrations/{id}/revert */
export const revertCalibration: OperationHandler<typeof calibrationOperations.revertCalibration> = {
  async handle({ guard }, { organizationId, caller, params, settle }) {
    const reverted = await revertCalibrationService(guard, {
      organizationId,
      id: params.id,
      actor: caller.actor,
      settle: (calibration) => settle(presentCalibration(calibration)),
    })
    guard.configurations.forgetAll()
    return presentCalibration(reverted)
  },
}
