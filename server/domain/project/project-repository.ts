import type { ProjectFilter } from '../list-filter.ts'
import type { Page, PageRequest } from '../page.ts'
import type { Project } from './project.ts'

/** The verbs of the projects table and of what is switched on in a project. */
export interface ProjectRepository {
  insert(project: Project): Promise<void>
  find(organizationId: string, id: string): Promise<Project | null>
  /** The organization's sample project, which checks without a project use; null when there is none. */
  findSample(organizationId: string): Promise<Project | null>
  /** Marks a project as the organization's sample. */
  markSample(organizationId: string, id: string): Promise<void>
  /** By creation. */
  list(organizationId: string, page: PageRequest, filter: ProjectFilter): Promise<Page<Project>>
  /** As `find`; nobody else changes it until the transaction ends. */
  lock(organizationId: string, id: string): Promise<Project | null>
  /** Replaces all fields but those of its origin, and what is switched on. */
  replace(project: Project): Promise<void>
}
