import type { Page, PageRequest } from '../page.ts'
import type { Topic } from './topic.ts'

/** The verbs of the topics table and of the sentences that belong to topics. */
export interface TopicRepository {
  insert(topic: Topic): Promise<void>
  find(organizationId: string, id: string): Promise<Topic | null>
  /** The topics of `ids` that exist in the organization, in any order. */
  findMany(organizationId: string, ids: readonly string[]): Promise<readonly Topic[]>
  /** By creation. */
  list(organizationId: string, page: PageRequest, filter: { readonly includeArchived: boolean }): Promise<Page<Topic>>
  /** As `find`; nobody else changes it until the transaction ends. */
  lock(organizationId: string, id: string): Promise<Topic | null>
  /** Replaces all fields but those of its origin. */
  replace(topic: Topic): Promise<void>
}
