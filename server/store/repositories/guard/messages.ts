import type { StoredText } from '../../../domain/guard/conversation.ts'
import type { MessageRepository } from '../../../domain/monitoring/message-repository.ts'
import type { MonitoringFilter } from '../../../domain/monitoring/monitoring.ts'
import type { ConfigurationSnapshot } from '../../../domain/project/project.ts'
import { maybeNumberOf, maybeTextOf } from '../../row-values.ts'
import {
  listMonitoredRows,
  listOfConversation,
  listRowsOf,
  listSteps,
  monitoredMessageOf,
} from '../monitoring/list-monitored.ts'
import { listMonitoredTexts } from '../monitoring/list-monitored-texts.ts'
import { monitoringStats, monitoringStatsAndMore } from '../monitoring/monitoring-stats.ts'
import { repairRollup } from '../monitoring/repair-rollup.ts'
import { removeTexts } from '../privacy/remove-texts.ts'
import type { RepositoryContext } from '../repository-context.ts'
import { findHistory, listHistory } from './find-history.ts'
import { messageOf } from './message-row.ts'

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
    findStoredText: (organizationId, conversationId, sha256) =>
      findStoredText(context, organizationId, conversationId, sha256),
    listHistory: (organizationId, conversationId, headId) =>
      listHistory(context, { organizationId, conversationId, headId }),
    async findSnapshot(organizationId, id) {
      const row = await db
        .selectFrom('configuration_snapshots')
        .select(['project_id', 'content'])
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return null
      const content = JSON.parse(row.content) as Omit<ConfigurationSnapshot, 'id' | 'organizationId' | 'projectId'>
      return { id, organizationId, projectId: row.project_id, ...content }
    },
    findHistory: (organizationId, conversationId, headId) =>
      findHistory(context, { organizationId, conversationId, headId }),
    async listMonitored(filter, limit, after) {
      return (await listMonitoredRows(context, { filter, limit, after })).map(monitoredMessageOf)
    },
    listMonitoredRows: (filter, limit, after) => listMonitoredRows(context, { filter, limit, after }),
    listMonitoredTexts: (filter, bound, after) => listMonitoredTexts(context, filter, bound, after),
    listRowsOf: (organizationId, ids) => listRowsOf(context, organizationId, ids),
    listOfConversation: (organizationId, conversationId, page) =>
      listOfConversation(context, organizationId, conversationId, page),
    listSteps: (organizationId, conversationId, page) => listSteps(context, organizationId, conversationId, page),
    latestLatencies: (filter, limit) => latestLatencies(context, filter, limit),
    stats: (filter, bound) => monitoringStats(context, filter, bound),
    statsAndMore: (filter) => monitoringStatsAndMore(context, filter),
    removeTexts: (organizationId, projectId, beforeMs, nowMs, limit) =>
      removeTexts(context, { organizationId, projectId, beforeMs, nowMs, limit }),
    listRetention: () => listRetention(context),
    repairRollup: (bucketMs) => repairRollup(context, bucketMs),
  }
}

async function findStoredText(
  { db }: RepositoryContext,
  organizationId: string,
  conversationId: string,
  sha256: string,
): Promise<StoredText | null> {
  const row = await db
    .selectFrom('turn_texts')
    .select(['text', 'removed_at'])
    .where('organization_id', '=', organizationId)
    .where('conversation_id', '=', conversationId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (row !== undefined) return { text: maybeTextOf(row.text), removedAtMs: maybeNumberOf(row.removed_at) }
  // An erasure leaves no row behind.
  const conversation = await db
    .selectFrom('conversations')
    .select('erased_at')
    .where('organization_id', '=', organizationId)
    .where('id', '=', conversationId)
    .executeTakeFirst()
  const erasedAtMs = maybeNumberOf(conversation?.erased_at ?? null)
  return erasedAtMs === null ? null : { text: null, removedAtMs: erasedAtMs }
}

async function latestLatencies(
  { db }: RepositoryContext,
  { organizationId, projectId, fromMs, toMs }: MonitoringFilter,
  limit: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('messages')
    .select('latency_ms')
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .where('created_at', '>=', fromMs)
    .where('created_at', '<', toMs)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.latency_ms)
}

async function listRetention({ db }: RepositoryContext): ReturnType<MessageRepository['listRetention']> {
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
}
