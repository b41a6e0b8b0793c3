import type { Conversation } from '../../domain/guard/conversation.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import { unknownProject } from '../project/read-project.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** Which conversations to list. */
export interface ListConversationsQuery {
  readonly organizationId: string
  /** Only what belongs to these; null = to any. */
  readonly heldProjectIds: readonly string[] | null
  /** Null = of all projects. */
  readonly projectId: string | null
  readonly page: PageRequest
}

/**
 * A page of conversations, newest first. Rejects with Problem `project-not-found` when the project is not there or
 * another organization's.
 */
export function listConversations({ store }: ServiceScope, query: ListConversationsQuery): Promise<Page<Conversation>> {
  const { organizationId, projectId, page, heldProjectIds } = query
  return store.read(async ({ projects, conversations }) => {
    if (projectId !== null && (await projects.find(organizationId, projectId)) === null) throw unknownProject()
    return conversations.list(organizationId, page, { projectId, heldProjectIds })
  })
}
