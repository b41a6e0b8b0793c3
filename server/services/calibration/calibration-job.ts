import type { Calibration } from '../../domain/calibration/calibration.ts'
import type { NewJob } from '../../domain/job/job.ts'

/** The job that goes on with a calibration. */
export function calibrationJob(
  { organizationId, id }: Pick<Calibration, 'organizationId' | 'id'>,
  runAtMs: number,
): NewJob<'project.calibrate'> {
  return { organizationId, name: 'project.calibrate', payload: { calibrationId: id }, runAtMs, uniqueKey: null }
}
