import type { Page, PageRequest } from '../page.ts'
import type { MessageFilters } from './monitoring.ts'

/** Filters of the list of messages, as they were given; nothing is checked against what there is. */
export interface ViewFilters extends MessageFilters {
  /** Absent = the one that the reader looks at. */
  readonly projectId?: string
  /** Only messages that this policy judged; absent = all. */
  readonly policyId?: string
  /** Only unsafe messages; absent = all. */
  readonly unsafeOnly?: boolean
  /** Only messages with a violated policy that was enforced; absent = all. */
  readonly issuesOnly?: boolean
  /** `YYYY-MM-DD` in the calendar of the reader. */
  readonly fromDay?: string
  /** The same, inclusive. */
  readonly toDay?: string
  /** What texts have to hold, as it was typed. */
  readonly search?: string
}

/** Filters under a name. */
export interface SavedView {
  readonly id: string
  readonly organizationId: string
  /** 1 to 200 characters. */
  readonly name: string
  readonly filters: ViewFilters
  /** Whether others of the organization see it and may change it. */
  readonly isShared: boolean
  /** Who saved it, as the audit log names actors. */
  readonly savedBy: string
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** How many views one key or person may have. */
export const ownViewsMax = 50

/** How many views an organization may have. */
export const organizationViewsMax = 2_000

/** How many views there are. */
export interface ViewCount {
  /** Of the one who saves, shared or not. */
  readonly ofSaver: number
  /** Of everybody in it. */
  readonly ofOrganization: number
}

/** The verbs of the table of saved views. Of `viewer`, an actor, depends what is seen: own ones and shared ones. */
export interface SavedViewRepository {
  insert(view: SavedView): Promise<void>
  /** Null when there is none that the viewer may see. */
  find(organizationId: string, id: string, viewer: string): Promise<SavedView | null>
  /** By name, byte by byte of its UTF-8 on every database, then by id. */
  list(organizationId: string, viewer: string, page: PageRequest): Promise<Page<SavedView>>
  /** As `find`; nobody else changes the row until the transaction ends. */
  lock(organizationId: string, id: string, viewer: string): Promise<SavedView | null>
  /** Keeps name, filters and whether it is shared. */
  replace(view: SavedView): Promise<void>
  delete(organizationId: string, id: string): Promise<void>
  /** Makes all views of one actor those of another. */
  moveAll(organizationId: string, saver: { readonly from: string; readonly to: string }): Promise<void>
  /** Deletes the views that an actor saved and did not share, at most `ownViewsMax`, and returns what they were. */
  deleteUnshared(organizationId: string, savedBy: string): Promise<readonly SavedView[]>
  /** How many the actor `savedBy` has, and all together. */
  count(organizationId: string, savedBy: string): Promise<ViewCount>
}
