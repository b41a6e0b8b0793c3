import { sql } from 'kysely'
import type {
  MonitoredText,
  MonitoringCursor,
  MonitoringFilter,
  TextBound,
} from '../../../domain/monitoring/monitoring.ts'
import { maybeTextOf, numberOf } from '../../row-values.ts'
import type { RepositoryContext } from '../repository-context.ts'
import { findMonitored } from './find-monitored.ts'

interface Measured {
  readonly id: string
  readonly created_at: number | string
  /** Of its text in bytes; null when it is not kept. */
  readonly bytes: number | string | null
}

/**
 * Texts of the filter's messages, newest first. How long they are is asked first, so that a few huge ones are not held at once.
 * There is no index of words: what was removed is nowhere else, and what is written costs no more.
 */
export async function listMonitoredTexts(
  context: RepositoryContext,
  filter: MonitoringFilter,
  { limit, bytesMax }: TextBound,
  after: MonitoringCursor | null,
): Promise<readonly MonitoredText[]> {
  const ids = await findMonitored(context, { filter, limit, after })
  if (ids.length === 0) return []
  const measured = await measure(context, filter.organizationId, ids)
  let bytes = 0
  const within = measured.filter((row, index) => {
    bytes += numberOf(row.bytes ?? 0)
    return index === 0 || bytes <= bytesMax
  })
  const kept = within.filter((row) => row.bytes !== null).map(({ id }) => id)
  const texts = await readTexts(context, filter.organizationId, kept)
  return within.map(({ id, created_at }) => ({ id, createdAtMs: numberOf(created_at), text: texts.get(id) ?? null }))
}

async function measure(
  { db }: RepositoryContext,
  organizationId: string,
  ids: readonly string[],
): Promise<readonly Measured[]> {
  return withTexts(db)
    .select(['messages.id', 'messages.created_at', sql<number | string | null>`LENGTH(turn_texts.text)`.as('bytes')])
    .where('messages.organization_id', '=', organizationId)
    .where('messages.id', 'in', ids)
    .orderBy('messages.created_at', 'desc')
    .orderBy('messages.id', 'desc')
    .execute()
}

async function readTexts(
  { db }: RepositoryContext,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await withTexts(db)
    .select(['messages.id', 'turn_texts.text'])
    .where('messages.organization_id', '=', organizationId)
    .where('messages.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, text }) => [id, maybeTextOf(text)]))
}

function withTexts(db: RepositoryContext['db']) {
  return db
    .selectFrom('messages')
    .leftJoin('turn_texts', (join) =>
      join
        .onRef('turn_texts.organization_id', '=', 'messages.organization_id')
        .onRef('turn_texts.conversation_id', '=', 'messages.conversation_id')
        .onRef('turn_texts.sha256', '=', 'messages.text_sha256'),
    )
}
