import type { Calibration } from '../../domain/calibration/calibration.ts'
import { Problem } from '../../domain/problem.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** One calibration. Rejects with Problem `calibration-not-found`. */
export async function readCalibration(
  { store }: Pick<ServiceScope, 'store'>,
  organizationId: string,
  id: string,
): Promise<Calibration> {
  const calibration = await store.read(({ calibrations }) => calibrations.find(organizationId, id))
  if (calibration === null) throw unknownCalibration()
  return calibration
}

/** The problem of an id that no calibration of the organization has. */
export function unknownCalibration(): Problem {
  return new Problem('calibration-not-found', 'There is no calibration with this id.')
}
