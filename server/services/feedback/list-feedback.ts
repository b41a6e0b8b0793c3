import type { Feedback } from '../../domain/monitoring/feedback.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import { unknownProject } from '../project/read-project.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** Which feedback is wanted. */
export interface ListFeedbackQuery {
  readonly organizationId: string
  /** Only what belongs to these; null = to any. */
  readonly heldProjectIds: readonly string[] | null
  /** Null = of all projects. */
  readonly projectId: string | null
  readonly page: PageRequest
}

/** Feedback, newest first. Rejects with Problem `project-not-found` when a project is named that is not there. */
export function listFeedback(scope: ServiceScope, query: ListFeedbackQuery): Promise<Page<Feedback>> {
  const { organizationId, projectId, page, heldProjectIds } = query
  return scope.store.read(async ({ projects, feedback }) => {
    if (projectId !== null && (await projects.find(organizationId, projectId)) === null) {
      throw unknownProject()
    }
    return feedback.list(organizationId, page, { projectId, heldProjectIds })
  })
}
