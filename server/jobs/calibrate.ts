import { jobAttemptsMax } from '../domain/job.ts'
import { continueCalibration, giveUpCalibration } from '../services/continue-calibration.ts'
import type { GuardScope } from '../services/guard-scope.ts'
import type { JobHandler } from './runner.ts'

/** Job `project.calibrate`: measures the next texts of a calibration and decides after the last. */
export function calibrate(guard: GuardScope): JobHandler<'project.calibrate'> {
  return async ({ calibrationId }, { organizationId, signal, attempt }) => {
    const of = { organizationId, calibrationId }
    try {
      await continueCalibration(guard, of, signal)
    } catch (error) {
      if (attempt >= jobAttemptsMax) await giveUpCalibration(guard, of)
      throw error
    }
  }
}
