import type { Caller } from '../domain/caller.ts'
import { holdsProject } from '../domain/organization.ts'
import type { Problem } from '../domain/problem.ts'
import { unknownCalibration } from '../services/read-calibration.ts'
import { unknownConversation } from '../services/read-conversation.ts'
import { unknownErasure } from '../services/read-erasure.ts'
import { unknownMessage } from '../services/read-message.ts'
import { unknownProject } from '../services/read-project.ts'
import { type ProjectThing, readProjectIdOf } from '../services/read-project-id-of.ts'
import { testNotFound } from '../services/read-test.ts'
import type { HttpScope } from './operation-handler.ts'

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
