import type { Caller } from '../../domain/account/caller.ts'
import { listProjects } from '../project/list-projects.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** What a caller may reach. */
export interface Access extends Pick<Caller, 'organizationId' | 'permissions' | 'projectIds'> {
  /** The oldest project in use that it holds; null = there is none. */
  readonly defaultProjectId: string | null
}

/** Reads what a caller may reach, whatever it may do. */
export async function readAccess(scope: ServiceScope, caller: Caller): Promise<Access> {
  const { organizationId, permissions, projectIds } = caller
  const page = { offset: 0, limit: 1 }
  const query = { organizationId, heldProjectIds: projectIds, page, includeArchived: false }
  const { items } = await listProjects(scope, query)
  return { organizationId, permissions, projectIds, defaultProjectId: items[0]?.id ?? null }
}
