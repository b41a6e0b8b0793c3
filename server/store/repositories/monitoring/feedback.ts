import { type Selectable, sql } from 'kysely'
import type { Feedback, FeedbackKind } from '../../../domain/monitoring/feedback.ts'
import type { FeedbackRepository } from '../../../domain/monitoring/feedback-repository.ts'
import { markOfFeedback } from '../../../domain/monitoring/message-marks.ts'
import type { Database } from '../../database.ts'
import { maybeBytesOf, maybeTextOf, numberOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countRows } from '../count-rows.ts'

/** The feedback table. */
export function createFeedbackRepository(db: Database): FeedbackRepository {
  return {
    async insert(feedback) {
      await db.insertInto('feedback').values(rowOf(feedback)).execute()
      const mark = markOfFeedback(feedback.kind)
      await sql`UPDATE messages SET marks = marks | ${mark}
        WHERE organization_id = ${feedback.organizationId} AND id = ${feedback.messageId} AND (marks & ${mark}) = 0`.execute(
        db,
      )
    },
    async list(organizationId, { offset, limit }, { projectId, heldProjectIds }) {
      const ofOrganization = db.selectFrom('feedback').where('organization_id', '=', organizationId)
      const all = heldProjectIds === null ? ofOrganization : ofOrganization.where('project_id', 'in', heldProjectIds)
      const kept = projectId === null ? all : all.where('project_id', '=', projectId)
      const rows = await kept
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return { total: await countRows(kept), offset, limit, items: rows.map(feedbackOf) }
    },
    async count({ organizationId, projectId, fromMs, toMs, policyId }) {
      const inPeriod = db
        .selectFrom('feedback')
        .where('organization_id', '=', organizationId)
        .where('project_id', '=', projectId)
        .where('created_at', '>=', fromMs)
        .where('created_at', '<', toMs)
      const kept = policyId === null ? inPeriod : inPeriod.where('policy_id', '=', policyId)
      const rows = await kept
        .select(['kind', sql<number | string>`COUNT(*)`.as('total')])
        .groupBy('kind')
        .execute()
      const of = (kind: FeedbackKind) => numberOf(rows.find((row) => row.kind === kind)?.total ?? 0)
      return { falseAlarm: of('false_alarm'), missed: of('missed') }
    },
  }
}

function rowOf(feedback: Feedback) {
  return {
    organization_id: feedback.organizationId,
    id: feedback.id,
    project_id: feedback.projectId,
    conversation_id: feedback.conversationId,
    message_id: feedback.messageId,
    kind: feedback.kind,
    policy_id: feedback.policyId,
    note: maybeBytesOf(feedback.note),
    created_at: feedback.createdAtMs,
  }
}

function feedbackOf(row: Selectable<Tables['feedback']>): Feedback {
  return {
    id: row.id,
    organizationId: row.organization_id,
    projectId: row.project_id,
    conversationId: row.conversation_id,
    messageId: row.message_id,
    kind: row.kind as FeedbackKind,
    policyId: row.policy_id,
    note: maybeTextOf(row.note),
    createdAtMs: numberOf(row.created_at),
  }
}
