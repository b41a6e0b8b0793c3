import { type RawBuilder, sql } from 'kysely'
import { markOfFeedback, messageMarks } from '../../../domain/monitoring/message-marks.ts'
import {
  type MessageFilters,
  type MonitoringFilter,
  topicCriticality,
  topicMetric,
} from '../../../domain/monitoring/monitoring.ts'
import { eachJudgement, judgedCriticality, judgedPolicy, judgedViolated } from '../guard/judgements.ts'
import type { RepositoryContext } from '../repository-context.ts'

/** Whether one conversation is wanted, by which its messages are found. */
export function isOfConversation({ conversationId, conversationLinkedId }: MessageFilters): boolean {
  return conversationId !== undefined || conversationLinkedId !== undefined
}

/** Where messages `m` belong. A conversation belongs to one project; said of it alone, the index of conversations is used. */
export function placeOf(filter: MonitoringFilter): RawBuilder<unknown> {
  const { organizationId, projectId, conversationId, conversationLinkedId } = filter
  const ofOrganization = sql`m.organization_id = ${organizationId}`
  if (!isOfConversation(filter)) return sql`${ofOrganization} AND m.project_id = ${projectId}`
  const ofId = conversationId === undefined ? sql`` : sql`AND c.id = ${conversationId}`
  const ofLinkedId = conversationLinkedId === undefined ? sql`` : sql`AND c.linked_id = ${conversationLinkedId}`
  return sql`${ofOrganization} AND m.conversation_id = (SELECT c.id FROM conversations AS c
    WHERE c.organization_id = ${organizationId} AND c.project_id = ${projectId} ${ofId} ${ofLinkedId})`
}

/** Whether unsafe messages are wanted beyond those with issues or unsafe to security, all of which are unsafe. */
export function wantsUnsafe({ issuesOnly, unsafeOnly, criticality, securityOnly }: MonitoringFilter): boolean {
  return unsafeOnly && !issuesOnly && criticality === undefined && securityOnly !== true
}

/** Whether no index tells if a message is kept, but its judgements. */
export function isToldByRow({ policyId, criticality, topicId }: MonitoringFilter): boolean {
  return policyId !== null || criticality !== undefined || topicId !== undefined
}

/** Whether only marked messages are wanted. */
export function isMarked(filter: MessageFilters): boolean {
  return filter.feedback === 'any' || wantedMarks(filter) > 0
}

/** What an index holds alone, written as constants, because only then it is used. */
const indexWhere = {
  conversation: sql``,
  errors: sql`AND m.has_error = 1`,
  marked: sql`AND m.marks > 0`,
  security: sql`AND m.security_unsafe = 1`,
  issues: sql`AND m.has_issue = 1`,
  newest: sql``,
} as const

/** Which index leads to the messages: of those that hold only such as are wanted, the one that holds the fewest. */
function leadingIndex(filter: MonitoringFilter): keyof typeof indexWhere {
  if (isOfConversation(filter)) return 'conversation'
  if (filter.errorsOnly) return 'errors'
  if (isMarked(filter)) return 'marked'
  if (filter.securityOnly) return 'security'
  return wantsIssues(filter) ? 'issues' : 'newest'
}

function wantsIssues({ issuesOnly, criticality }: MonitoringFilter): boolean {
  return issuesOnly || criticality !== undefined
}

/** The condition by which the index is chosen that leads to the messages. */
export function chosenIndex(filter: MonitoringFilter): RawBuilder<unknown> {
  return indexWhere[leadingIndex(filter)]
}

/** What the indexes tell of messages `m`, but for what the chosen one has told. */
export function askedOfIndex(filter: MonitoringFilter): RawBuilder<unknown> {
  const { direction, latencyMsMin } = filter
  const leading = leadingIndex(filter)
  const asked = { issues: wantsIssues(filter), security: filter.securityOnly, errors: filter.errorsOnly }
  return sql.join(
    [
      ...(['issues', 'security', 'errors'] as const).map((flag) =>
        asked[flag] && leading !== flag ? indexWhere[flag] : sql``,
      ),
      direction === undefined ? sql`` : sql`AND m.direction = ${direction}`,
      latencyMsMin === undefined ? sql`` : sql`AND m.latency_ms >= ${latencyMsMin}`,
      fromMarks(filter),
    ],
    sql` `,
  )
}

/** All that the indexes tell of messages `m`. */
export function fromIndex(filter: MonitoringFilter): RawBuilder<unknown> {
  return sql`${chosenIndex(filter)} ${askedOfIndex(filter)}`
}

function fromMarks(filter: MessageFilters): RawBuilder<unknown> {
  const wanted = wantedMarks(filter)
  const { falseAlarm, missed, inputOfAssistant } = messageMarks
  const ofAssistant = sql`(m.direction = 'output' OR (m.marks & ${inputOfAssistant}) <> 0)`
  return sql.join(
    [
      wanted === 0 ? sql`` : sql`AND (m.marks & ${wanted}) = ${wanted}`,
      filter.feedback === 'any' ? sql`AND (m.marks & ${falseAlarm | missed}) <> 0` : sql``,
      filter.role === undefined
        ? sql``
        : filter.role === 'assistant'
          ? sql`AND ${ofAssistant}`
          : sql`AND NOT ${ofAssistant}`,
    ],
    sql` `,
  )
}

/** The marks that a message must have, all of them; 0 = none. */
function wantedMarks(filter: MessageFilters): number {
  const { imagesOnly = false, documentsOnly = false, toolMessagesOnly = false, shadowOnly = false, topicId } = filter
  const { feedback } = filter
  return (
    (imagesOnly ? messageMarks.images : 0) |
    (documentsOnly ? messageMarks.documents : 0) |
    (toolMessagesOnly ? messageMarks.toolMessages : 0) |
    (shadowOnly ? messageMarks.shadow : 0) |
    (topicId === undefined ? 0 : messageMarks.topic) |
    (feedback === undefined || feedback === 'any' ? 0 : markOfFeedback(feedback))
  )
}

/** 1 where messages `m` are kept, as far as the index that leads to them does not tell. */
export function keptWhen(dialect: RepositoryContext['dialect'], filter: MonitoringFilter): RawBuilder<number> {
  return sql`CASE WHEN ${unsafeWhere(filter)} ${fromJudgements(dialect, filter)} THEN 1 ELSE 0 END`
}

/** Whether messages `m` are unsafe, where that is wanted and no index of theirs tells. */
export function unsafeWhere(filter: MonitoringFilter): RawBuilder<unknown> {
  return wantsUnsafe(filter) ? sql`(m.has_issue = 1 OR m.security_unsafe = 1)` : sql`1 = 1`
}

/** What only the judgements of messages `m` tell. */
export function fromJudgements(
  dialect: RepositoryContext['dialect'],
  { policyId, issuesOnly, criticality, shadowOnly, topicId }: MonitoringFilter,
): RawBuilder<unknown> {
  const exists = (condition: RawBuilder<unknown>) =>
    sql`AND EXISTS (SELECT 1 FROM ${eachJudgement(dialect)} WHERE ${condition})`
  const violated = issuesOnly ? sql`AND ${judgedViolated} = 1 AND ${judgedCriticality} <> 'shadow'` : sql``
  const inShadow = shadowOnly ? sql`AND ${judgedViolated} = 1 AND ${judgedCriticality} = 'shadow'` : sql``
  const ofPolicy = policyId === null ? sql`` : exists(sql`${judgedPolicy} = ${policyId} ${violated} ${inShadow}`)
  const isCritical =
    criticality === undefined ? sql`` : exists(sql`${judgedCriticality} = ${criticality} AND ${judgedViolated} = 1`)
  const isAbout =
    topicId === undefined
      ? sql``
      : exists(sql`${judgedPolicy} = ${topicMetric(topicId)} AND ${judgedCriticality} = ${topicCriticality}`)
  return sql`${ofPolicy} ${isCritical} ${isAbout}`
}
