import type { Caller } from '../../domain/account/caller.ts'
import { holdsProject } from '../../domain/account/organization.ts'
import type { Problem } from '../../domain/problem.ts'
import { unknownCalibration } from '../../services/calibration/read-calibration.ts'
import { unknownConversation } from '../../services/configuration/read-conversation.ts'
import { unknownMessage } from '../../services/monitoring/read-message.ts'
import { unknownErasure } from '../../services/privacy/read-erasure.ts'
import { unknownProject } from '../../services/project/read-project.ts'
import { type ProjectThing, readProjectIdOf } from '../../services/project/read-project-id-of.ts'
import { testNotFound } from '../../services/red-team-test/read-test.ts'
import type { HttpScope } from '../operation-handler.ts'

/**
 * Throws unless each of the things belongs to a project that the key holds: what belongs to another answers exactly like
 * what is not there. Cost: nothing for a key that is bound to no project, else at most one short read for each thing.
 */
export async function requireProjects(
  { guard }: Pick<HttpScope, 'guard'>,
  caller: Caller,
  touched: readonly ProjectThing[],
): Promise<void> {
  if (caller.projectIds === null) return
  for (const thing of touched) {
    const projectId = await readProjectIdOf(guard, caller.organizationId, thing)
    if (projectId === null || !holdsProject(caller, projectId)) throw notThere[thing.kind]()
  }
}

const notThere = {
  project: unknownProject,
  conversation: unknownConversation,
  message: unknownMessage,
  test: testNotFound,
  erasure: unknownErasure,
  calibration: unknownCalibration,
} satisfies Record<ProjectThing['kind'], () => Problem>
