import type { CalibrationSummary } from '../../domain/calibration/calibration.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import { readProject } from '../project/read-project.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** The calibrations of a project, newest first, without the values that were measured. Rejects with Problem `project-not-found`. */
export async function listCalibrations(
  scope: ServiceScope,
  at: { readonly organizationId: string; readonly projectId: string },
  page: PageRequest,
): Promise<Page<CalibrationSummary>> {
  const { id } = await readProject(scope, at.organizationId, at.projectId)
  return scope.store.read(({ calibrations }) => calibrations.list(at.organizationId, id, page))
}
