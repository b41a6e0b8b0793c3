import type { Page, PageRequest } from '../../domain/page.ts'
import type { Topic } from '../../domain/topic/topic.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** Which topics to list. */
export interface ListTopicsQuery {
  readonly organizationId: string
  readonly page: PageRequest
  /** False keeps those in use only. */
  readonly includeArchived: boolean
}

/** A page of an organization's topics by age. */
export function listTopics({ store }: ServiceScope, query: ListTopicsQuery): Promise<Page<Topic>> {
  const { organizationId, page, includeArchived } = query
  return store.read(({ topics }) => topics.list(organizationId, page, { includeArchived }))
}
