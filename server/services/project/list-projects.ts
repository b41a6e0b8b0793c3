import type { Page, PageRequest } from '../../domain/page.ts'
import type { Project } from '../../domain/project/project.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** Which projects to list. */
export interface ListProjectsQuery {
  readonly organizationId: string
  /** Only what belongs to these; null = to any. */
  readonly heldProjectIds: readonly string[] | null
  readonly page: PageRequest
  /** False keeps those in use only. */
  readonly includeArchived: boolean
}

/** A page of an organization's projects by age, each with its whole saved configuration. */
export function listProjects({ store }: ServiceScope, query: ListProjectsQuery): Promise<Page<Project>> {
  const { organizationId, page, includeArchived, heldProjectIds } = query
  return store.read(({ projects }) => projects.list(organizationId, page, { includeArchived, heldProjectIds }))
}
