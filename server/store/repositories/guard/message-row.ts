import type { Selectable } from 'kysely'
import type { Direction } from '../../../domain/guard/exchange.ts'
import type { Message, MessageVerdict } from '../../../domain/guard/message.ts'
import type { UpstreamUse } from '../../../domain/guard/upstream.ts'
import type { ExecutionMode } from '../../../domain/project/project.ts'
import { maybeTextOf, numberOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'

/** A row of the messages table in the domain's words. */
export function messageOf(row: Selectable<Tables['messages']>): Message {
  return { ...messageFieldsOf(row), verdict: JSON.parse(row.verdict) as MessageVerdict }
}

/** The same without its verdict, whose reading costs more than all else. */
export function messageFieldsOf(row: Selectable<Tables['messages']>): Omit<Message, 'verdict'> {
  return {
    id: row.id,
    organizationId: row.organization_id,
    projectId: row.project_id,
    conversationId: row.conversation_id,
    direction: row.direction as Direction,
    role: row.role as Message['role'],
    textSha256: row.text_sha256,
    textWithContext: maybeTextOf(row.text_with_context),
    historyId: row.history_id,
    snapshotId: row.snapshot_id,
    inputId: row.input_id,
    imageCount: row.image_count,
    mode: row.mode as ExecutionMode,
    createdAtMs: numberOf(row.created_at),
    latencyMs: row.latency_ms,
    upstream: row.upstream === null ? null : (JSON.parse(row.upstream) as UpstreamUse),
  }
}
