import { continueCalibration } from '../services/calibration/continue-calibration.ts'
import type { GuardScope } from '../services/scope/guard-scope.ts'
import type { JobHandler } from './runner.ts'

/** Job `project.calibrate`: measures the next texts of a calibration and decides after the last. */
export function calibrate(guard: GuardScope): JobHandler<'project.calibrate'> {
  return ({ calibrationId }, { organizationId, signal }) =>
    continueCalibration(guard, { organizationId, calibrationId }, signal)
}
