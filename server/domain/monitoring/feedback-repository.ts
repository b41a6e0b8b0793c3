import type { OfProjectFilter } from '../list-filter.ts'
import type { Page, PageRequest } from '../page.ts'
import type { Feedback, FeedbackCounts } from './feedback.ts'
import type { MonitoringFilter } from './monitoring.ts'

/** The verbs of the feedback table. */
export interface FeedbackRepository {
  /** Marks the message too. */
  insert(feedback: Feedback): Promise<void>
  /** Newest first. */
  list(organizationId: string, page: PageRequest, filter: OfProjectFilter): Promise<Page<Feedback>>
  /** How often each kind was given in the filter's period on the verdicts that it keeps. */
  count(filter: MonitoringFilter): Promise<FeedbackCounts>
}
