/** A value as both databases take it; the text of a `bytes` column is given as text. */
export type Cell = string | number | null

/** The kinds of columns that recorded rows have. */
export type ColumnKind = 'text' | 'bytes' | 'integer' | 'bigint' | 'real'

/** How one table is written by the recorder. */
export interface BatchTableAbout {
  /** Columns in the order of the cells. */
  readonly columns: readonly (readonly [name: string, kind: ColumnKind])[]
  /** What happens to rows that are there already; the same words on both databases. */
  readonly onConflict: string
}

/** The tables that recorded messages are spread over, in the order of writing. */
export const batchTables = {
  conversations: {
    columns: [
      ['organization_id', 'text'],
      ['id', 'text'],
      ['project_id', 'text'],
      ['name', 'text'],
      ['description', 'bytes'],
      ['linked_id', 'text'],
      ['created_at', 'bigint'],
    ],
    onConflict: '',
  },
  configuration_snapshots: {
    columns: [
      ['organization_id', 'text'],
      ['id', 'text'],
      ['project_id', 'text'],
      ['content', 'text'],
      ['created_at', 'bigint'],
      ['last_used_at', 'bigint'],
    ],
    onConflict: `ON CONFLICT (organization_id, id) DO UPDATE SET last_used_at = excluded.last_used_at
      WHERE configuration_snapshots.last_used_at IS NULL
        OR configuration_snapshots.last_used_at < excluded.last_used_at`,
  },
  turn_texts: {
    columns: [
      ['organization_id', 'text'],
      ['conversation_id', 'text'],
      ['sha256', 'text'],
      ['project_id', 'text'],
      ['text', 'bytes'],
      ['last_used_at', 'bigint'],
    ],
    // A removed text that is sent again comes back.
    onConflict: `ON CONFLICT (organization_id, conversation_id, sha256) DO UPDATE
      SET text = excluded.text, last_used_at = excluded.last_used_at, removed_at = NULL
      WHERE turn_texts.text IS NULL OR turn_texts.last_used_at < excluded.last_used_at`,
  },
  history_steps: {
    columns: [
      ['organization_id', 'text'],
      ['conversation_id', 'text'],
      ['id', 'text'],
      ['parent_id', 'text'],
      ['role', 'text'],
      ['text_sha256', 'text'],
    ],
    onConflict: 'ON CONFLICT (organization_id, conversation_id, id) DO NOTHING',
  },
  messages: {
    columns: [
      ['organization_id', 'text'],
      ['id', 'text'],
      ['project_id', 'text'],
      ['conversation_id', 'text'],
      ['direction', 'text'],
      ['role', 'text'],
      ['text_sha256', 'text'],
      ['text_with_context', 'bytes'],
      ['history_id', 'text'],
      ['snapshot_id', 'text'],
      ['input_id', 'text'],
      ['image_count', 'integer'],
      ['mode', 'text'],
      ['verdict', 'text'],
      ['judgements', 'text'],
      ['is_safe', 'integer'],
      ['has_issue', 'integer'],
      ['security_unsafe', 'integer'],
      ['created_at', 'bigint'],
      ['latency_ms', 'real'],
      ['upstream', 'text'],
      ['has_error', 'integer'],
      ['marks', 'integer'],
    ],
    onConflict: '',
  },
  monitoring_rollup: {
    columns: [
      ['organization_id', 'text'],
      ['project_id', 'text'],
      ['bucket', 'bigint'],
      ['metric', 'text'],
      ['direction', 'text'],
      ['criticality', 'text'],
      ['shard', 'integer'],
      ['judged', 'bigint'],
      ['violated', 'bigint'],
      ['security_unsafe', 'bigint'],
      ['errored', 'bigint'],
    ],
    onConflict: `ON CONFLICT (organization_id, project_id, bucket, metric, direction, criticality, shard) DO UPDATE
      SET judged = monitoring_rollup.judged + excluded.judged,
          violated = monitoring_rollup.violated + excluded.violated,
          security_unsafe = monitoring_rollup.security_unsafe + excluded.security_unsafe,
          errored = monitoring_rollup.errored + excluded.errored`,
  },
  reply_conversations: {
    columns: [
      ['organization_id', 'text'],
      ['conversation_id', 'text'],
      ['operation', 'text'],
      ['idempotency_key', 'text'],
      ['settled_at', 'bigint'],
    ],
    onConflict: `ON CONFLICT (organization_id, conversation_id, operation, idempotency_key) DO UPDATE
      SET settled_at = excluded.settled_at`,
  },
} as const satisfies Record<string, BatchTableAbout>

/** A table that the recorder inserts into. */
export type BatchTable = keyof typeof batchTables

/** The tables in the order of writing, which is the same in every process so that two of them cannot lock crosswise. */
export const batchTableNames = Object.keys(batchTables) as readonly BatchTable[]

/** The columns of replies that a batch settles; the rows must exist and be unsettled. */
export const replyColumns = [
  ['organization_id', 'text'],
  ['operation', 'text'],
  ['idempotency_key', 'text'],
  ['request_sha256', 'text'],
  ['status', 'integer'],
  ['body', 'text'],
  ['settled_at', 'bigint'],
] as const satisfies readonly (readonly [string, ColumnKind])[]

/** The rows of one transaction: for each table its cells, row after row, in one flat list that is cheap to send to a thread. */
export type BatchRows = { readonly [Table in BatchTable | 'replies']: readonly Cell[] }

/** Thrown when a reply cannot be kept because its claim is gone or was settled by another request. */
export const lostClaimMessage = 'The Idempotency-Key was taken over by another request.'
