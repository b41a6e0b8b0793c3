import { Problem } from '../../domain/problem.ts'
import type { Project } from '../../domain/project/project.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** One project as it is saved now, archived or not. Rejects with Problem `project-not-found` when it is not there or another organization's. */
export async function readProject({ store }: ServiceScope, organizationId: string, id: string): Promise<Project> {
  const project = await store.read(({ projects }) => projects.find(organizationId, id))
  if (project === null) throw unknownProject()
  return project
}

/** The problem of an id that no project of the organization has. */
export function unknownProject(): Problem {
  return new Problem('project-not-found', 'There is no project with this id.')
}
