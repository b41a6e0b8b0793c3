import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { StoredStep } from '../../../domain/guard/conversation.ts'
import type { TurnRole } from '../../../domain/guard/exchange.ts'
import type { MessageVerdict } from '../../../domain/guard/message.ts'
import type { MonitoredMessage, MonitoredRow } from '../../../domain/monitoring/monitoring.ts'
import type { Page, PageRequest } from '../../../domain/page.ts'
import { maybeNumberOf, maybeTextOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { chunksOf } from '../chunks.ts'
import { countRows } from '../count-rows.ts'
import { messageFieldsOf } from '../guard/message-row.ts'
import type { RepositoryContext } from '../repository-context.ts'
import { findMonitored, type MonitoredPart } from './find-monitored.ts'

/** How many messages one statement returns whole. */
const fetchedPerStatement = 500

/** Messages of the filter as their rows stand, newest first, at most `limit`. */
export async function listMonitoredRows(
  context: RepositoryContext,
  part: MonitoredPart,
): Promise<readonly MonitoredRow[]> {
  return listRowsOf(context, part.filter.organizationId, await findMonitored(context, part))
}

/** The messages with these ids, newest first within each 500 of them. */
export async function listRowsOf(
  context: RepositoryContext,
  organizationId: string,
  ids: readonly string[],
): Promise<readonly MonitoredRow[]> {
  const found: MonitoredRow[] = []
  for (const chunk of chunksOf(ids, fetchedPerStatement)) {
    const rows = await monitored(context)
      .where('messages.organization_id', '=', organizationId)
      .where('messages.id', 'in', chunk)
      .orderBy('messages.created_at', 'desc')
      .orderBy('messages.id', 'desc')
      .execute()
    found.push(...rows.map(monitoredRowOf))
  }
  return found
}

/** The messages of a conversation, oldest first. */
export async function listOfConversation(
  context: RepositoryContext,
  organizationId: string,
  conversationId: string,
  { offset, limit }: PageRequest,
): Promise<Page<MonitoredMessage>> {
  const all = context.db
    .selectFrom('messages')
    .where('organization_id', '=', organizationId)
    .where('conversation_id', '=', conversationId)
  const rows = await monitored(context)
    .where('messages.organization_id', '=', organizationId)
    .where('messages.conversation_id', '=', conversationId)
    .orderBy('messages.created_at')
    // Both sides of one check have one time: what was asked comes first.
    .orderBy('messages.direction')
    .orderBy('messages.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const items = rows.map((row) => monitoredMessageOf(monitoredRowOf(row)))
  return { total: await countRows(all), offset, limit, items }
}

/** Every step of the histories of a conversation once. */
export async function listSteps(
  { db }: RepositoryContext,
  organizationId: string,
  conversationId: string,
  { offset, limit }: PageRequest,
): Promise<Page<StoredStep>> {
  const all = db
    .selectFrom('history_steps')
    .where('organization_id', '=', organizationId)
    .where('conversation_id', '=', conversationId)
  const { rows } = await sql<{ id: string; parent_id: string | null; role: string; text: Uint8Array | null }>`
    SELECT step.id, step.parent_id, step.role, turn_texts.text
    FROM (SELECT * FROM history_steps
      WHERE organization_id = ${organizationId} AND conversation_id = ${conversationId}
      ORDER BY id LIMIT ${limit} OFFSET ${offset}) AS step
    LEFT JOIN turn_texts ON turn_texts.organization_id = step.organization_id
      AND turn_texts.conversation_id = step.conversation_id AND turn_texts.sha256 = step.text_sha256
    ORDER BY step.id`.execute(db)
  const items = rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    role: row.role as TurnRole,
    content: maybeTextOf(row.text),
  }))
  return { total: await countRows(all), offset, limit, items }
}

/** A message with its verdict read. */
export function monitoredMessageOf({ verdictJson, ...row }: MonitoredRow): MonitoredMessage {
  return { ...row, verdict: JSON.parse(verdictJson) as MessageVerdict }
}

function monitored({ db }: RepositoryContext) {
  return db
    .selectFrom('messages')
    .innerJoin('conversations', (join) =>
      join
        .onRef('conversations.organization_id', '=', 'messages.organization_id')
        .onRef('conversations.id', '=', 'messages.conversation_id'),
    )
    .leftJoin('turn_texts', (join) =>
      join
        .onRef('turn_texts.organization_id', '=', 'messages.organization_id')
        .onRef('turn_texts.conversation_id', '=', 'messages.conversation_id')
        .onRef('turn_texts.sha256', '=', 'messages.text_sha256'),
    )
    .selectAll('messages')
    .select(['conversations.name as conversation_name', 'turn_texts.text', removedAt.as('removed_at')])
}

/** Retention marks the text, an erasure the conversation. */
const removedAt: RawBuilder<number | string | null> = sql`COALESCE(turn_texts.removed_at,
  CASE WHEN turn_texts.text IS NULL AND messages.created_at <= conversations.erased_at THEN conversations.erased_at END)`

type Row = Selectable<Tables['messages']> & {
  readonly conversation_name: string
  readonly text: Uint8Array | null
  readonly removed_at: number | string | null
}

function monitoredRowOf(row: Row): MonitoredRow {
  return {
    ...messageFieldsOf(row),
    verdictJson: row.verdict,
    conversationName: row.conversation_name,
    text: maybeTextOf(row.text),
    textRemovedAtMs: maybeNumberOf(row.removed_at),
  }
}
