import type { MessageRepository } from '../../domain/ports.ts'
import { maybeTextOf } from '../row-values.ts'
import { findHistory } from './find-history.ts'
import { listMonitored } from './list-monitored.ts'
import { messageOf } from './message-row.ts'
import { monitoringStats } from './monitoring-stats.ts'
import { removeTexts } from './remove-texts.ts'
import { repairRollup } from './repair-rollup.ts'
import type { RepositoryContext } from './repository-context.ts'

/** Messages and the texts they refer to; they are written by the recorder. */
export function createMessageRepository(context: RepositoryContext): MessageRepository {
  const { db } = context
  return {
    async find(organizationId, id) {
      const row = await db
        .selectFrom('messages')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : messageOf(row)
    },
    async findText(organizationId, conversationId, sha256) {
      const row = await db
        .selectFrom('turn_texts')
        .select('text')
        .where('organization_id', '=', organizationId)
        .where('conversation_id', '=', conversationId)
        .where('sha256', '=', sha256)
        .executeTakeFirst()
      return maybeTextOf(row?.text ?? null)
    },
    findHistory: (organizationId, conversationId, headId) =>
      findHistory(context, { organizationId, conversationId, headId }),
    listMonitored: (filter, limit, after) => listMonitored(context, { filter, limit, after }),
    stats: (filter) => monitoringStats(context, filter),
    removeTexts: (organizationId, projectId, beforeMs, nowMs, limit) =>
      removeTexts(context, { organizationId, projectId, beforeMs, nowMs, limit }),
    async listRetention() {
      const rows = await db
        .selectFrom('projects')
        .select(['organization_id', 'id', 'data_retention_days'])
        .where('data_retention_days', 'is not', null)
        .orderBy('organization_id')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        organizationId: row.organization_id,
        projectId: row.id,
        dataRetentionDays: row.data_retention_days ?? 0,
      }))
    },
    repairRollup: (bucketMs) => repairRollup(context, bucketMs),
  }
}
