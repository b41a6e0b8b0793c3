import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { MonitoredMessage, MonitoringCursor, MonitoringFilter } from '../../domain/monitoring.ts'
import { maybeNumberOf, maybeTextOf, numberOf } from '../row-values.ts'
import type { Tables } from '../tables.ts'
import { chunksOf } from './chunks.ts'
import { eachJudgement, judgedPolicy, judgedViolated } from './judgements.ts'
import { messageOf } from './message-row.ts'
import type { RepositoryContext } from './repository-context.ts'

/** How many messages one statement looks at: a filter that keeps few must not hold the connection for long. */
const scannedPerStatement = 2_000

/** How many messages one statement returns whole. */
const fetchedPerStatement = 500

interface Listing {
  readonly filter: MonitoringFilter
  readonly limit: number
  readonly after: MonitoringCursor | null
}

interface Candidate {
  readonly id: string
  readonly created_at: number | string
  readonly kept: number
}

/** Messages of the filter, newest first, at most `limit`. Cost: linear in the messages of the period until `limit` are found. */
export async function listMonitored(
  context: RepositoryContext,
  { filter, limit, after }: Listing,
): Promise<readonly MonitoredMessage[]> {
  const ids: string[] = []
  let cursor = after
  while (ids.length < limit) {
    const candidates = await scan(context, filter, cursor)
    for (const { id, kept } of candidates) if (kept === 1 && ids.length < limit) ids.push(id)
    const last = candidates.at(-1)
    if (last === undefined || candidates.length < scannedPerStatement) break
    cursor = { createdAtMs: numberOf(last.created_at), id: last.id }
  }
  const found: MonitoredMessage[] = []
  for (const chunk of chunksOf(ids, fetchedPerStatement)) found.push(...(await fetch(context, filter, chunk)))
  return found
}

async function scan(
  { db, dialect }: RepositoryContext,
  filter: MonitoringFilter,
  after: MonitoringCursor | null,
): Promise<readonly Candidate[]> {
  const older =
    after === null
      ? sql``
      : sql`AND m.created_at <= ${after.createdAtMs} AND (m.created_at < ${after.createdAtMs} OR m.id < ${after.id})`
  const { rows } = await sql<Candidate>`
    SELECT m.id, m.created_at, ${keptWhen(dialect, filter)} AS kept FROM messages AS m
    WHERE m.organization_id = ${filter.organizationId} AND m.project_id = ${filter.projectId}
      AND m.created_at >= ${filter.fromMs} AND m.created_at < ${filter.toMs} ${older}
    ORDER BY m.created_at DESC, m.id DESC LIMIT ${scannedPerStatement}`.execute(db)
  return rows
}

function keptWhen(
  dialect: RepositoryContext['dialect'],
  { policyId, issuesOnly }: MonitoringFilter,
): RawBuilder<number> {
  if (policyId === null) return issuesOnly ? sql`m.has_issue` : sql`1`
  const violated = issuesOnly ? sql`AND ${judgedViolated} = 1` : sql``
  return sql`CASE WHEN EXISTS (
    SELECT 1 FROM ${eachJudgement(dialect)} WHERE ${judgedPolicy} = ${policyId} ${violated}) THEN 1 ELSE 0 END`
}

async function fetch(
  { db }: RepositoryContext,
  { organizationId }: MonitoringFilter,
  ids: readonly string[],
): Promise<readonly MonitoredMessage[]> {
  const rows = await db
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
    .select(['conversations.name as conversation_name', 'turn_texts.text', 'turn_texts.removed_at'])
    .where('messages.organization_id', '=', organizationId)
    .where('messages.id', 'in', ids)
    .orderBy('messages.created_at', 'desc')
    .orderBy('messages.id', 'desc')
    .execute()
  return rows.map(monitoredMessageOf)
}

type MonitoredRow = Selectable<Tables['messages']> & {
  readonly conversation_name: string
  readonly text: Uint8Array | null
  readonly removed_at: number | string | null
}

function monitoredMessageOf(row: MonitoredRow): MonitoredMessage {
  return {
    ...messageOf(row),
    conversationName: row.conversation_name,
    text: maybeTextOf(row.text),
    textRemovedAtMs: maybeNumberOf(row.removed_at),
  }
}
