import type { ColumnType } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { Flag, MaybeWholeNumber, WholeNumber } from './column-types.ts'
import type { RedTeamTables } from './red-team-tables.ts'

/** Every table by name. Rows never leave the store: each repository turns them into the domain's words. */
export interface Tables extends RedTeamTables, AccountTables {
  /** As they are now; defaults are copied in for each organization. */
  readonly policies: {
    readonly organization_id: string
    readonly id: string
    readonly name: string
    /** UTF-8. */
    readonly description: Uint8Array
    readonly criticality: string
    readonly detection_threshold: number
    /** UTF-8. */
    readonly violation_message: Uint8Array | null
    /** JSON. */
    readonly examples: string
    /** JSON. */
    readonly patterns: string
    readonly detector: string
    readonly is_default: Flag
    readonly created_at: WholeNumber
    readonly updated_at: WholeNumber
    readonly archived_at: MaybeWholeNumber
  }
  /** What is checked, and how. */
  readonly projects: {
    readonly organization_id: string
    readonly id: string
    readonly name: string
    /** UTF-8. */
    readonly description: Uint8Array
    /** JSON. */
    readonly security: string
    readonly execution_mode: string
    readonly failure_mode: string
    readonly language: string | null
    readonly data_retention_days: number | null
    readonly store_text: string
    /** JSON; null = no LLM is asked. */
    readonly second_opinion: string | null
    readonly is_sample: ColumnType<Flag, Flag | undefined, Flag>
    readonly created_at: WholeNumber
    readonly updated_at: WholeNumber
    readonly archived_at: MaybeWholeNumber
  }
  /** Which policies are switched on in a project. */
  readonly project_policies: {
    readonly organization_id: string
    readonly project_id: string
    readonly policy_id: string
    /** Keeps the order in which the owner listed them; counts from 0. */
    readonly place: number
    readonly block_input: Flag
    readonly block_output: Flag
    readonly shadow: ColumnType<Flag, Flag | undefined, Flag>
  }
  /** What monitoring watches for. */
  readonly topics: {
    readonly organization_id: string
    readonly id: string
    readonly name: string
    readonly state: string
    /** JSON, as UTF-8. */
    readonly sentences: Uint8Array
    readonly similarity_threshold: number
    readonly created_at: WholeNumber
    readonly updated_at: WholeNumber
    readonly archived_at: MaybeWholeNumber
  }
  /** Which topics are switched on in a project. */
  readonly project_topics: {
    readonly organization_id: string
    readonly project_id: string
    readonly topic_id: string
    /** Keeps the order in which the owner listed them; counts from 0. */
    readonly place: number
    readonly enable_input: Flag
    readonly enable_output: Flag
  }
  /** Earlier definitions of policies. */
  readonly policy_versions: {
    readonly organization_id: string
    readonly policy_id: string
    /** Counts from 1. */
    readonly version: number
    /** The definition as it was: JSON, as UTF-8. */
    readonly content: Uint8Array
    readonly replaced_at: WholeNumber
    readonly replaced_by: string
  }
  /** What was made of policies and topics to judge by. */
  readonly compiled_artifacts: {
    readonly organization_id: string
    /** `policy` or `topic`. */
    readonly kind: string
    readonly subject_id: string
    readonly id: string
    readonly made_by: string
    /** JSON, as UTF-8. */
    readonly body: Uint8Array
    readonly created_at: WholeNumber
  }
  /** Their ids stay for ever. */
  readonly conversations: {
    readonly organization_id: string
    readonly id: string
    readonly project_id: string
    readonly name: string
    /** UTF-8. */
    readonly description: Uint8Array | null
    readonly linked_id: string | null
    readonly created_at: WholeNumber
    /** When its texts were erased; null when they were not. */
    readonly erased_at: MaybeWholeNumber
  }
  /** Each text once in its conversation. */
  readonly turn_texts: {
    readonly organization_id: string
    readonly conversation_id: string
    readonly sha256: string
    readonly project_id: string
    /** UTF-8; null once removed. */
    readonly text: Uint8Array | null
    readonly last_used_at: WholeNumber
    readonly removed_at: MaybeWholeNumber
  }
  /** Turns of histories, each after the one before it. */
  readonly history_steps: {
    readonly organization_id: string
    readonly conversation_id: string
    readonly id: string
    readonly parent_id: string | null
    readonly role: string
    readonly text_sha256: string
  }
  /** Under which messages were evaluated. */
  readonly configuration_snapshots: {
    readonly organization_id: string
    readonly id: string
    readonly project_id: string
    /** JSON. */
    readonly content: string
    readonly created_at: WholeNumber
    /** Accurate to an hour; null = not known. */
    readonly last_used_at: MaybeWholeNumber
  }
  /** One row for each evaluated message. */
  readonly messages: {
    readonly organization_id: string
    readonly id: string
    readonly project_id: string
    readonly conversation_id: string
    readonly direction: string
    readonly role: string
    readonly text_sha256: string
    /** UTF-8; null when it equals the text, or once removed. */
    readonly text_with_context: Uint8Array | null
    readonly history_id: string | null
    readonly snapshot_id: string
    readonly input_id: string | null
    readonly image_count: number
    readonly mode: string
    /** JSON. */
    readonly verdict: string
    /** A JSON list of `[policy id, criticality, 1 when violated]` and `["topic:<id>", "topic", 0]`: what SQL needs of the verdict. */
    readonly judgements: string
    readonly is_safe: Flag
    readonly has_issue: Flag
    readonly security_unsafe: Flag
    /** A check of it could not be made. */
    readonly has_error: ColumnType<Flag, Flag | undefined, Flag>
    /** Bits of what few messages have. */
    readonly marks: ColumnType<number, number | undefined, number>
    readonly created_at: WholeNumber
    readonly latency_ms: number
    /** JSON; null for a message for which no upstream was asked. */
    readonly upstream: string | null
  }
  /** Counters by the hour. */
  readonly monitoring_rollup: {
    readonly organization_id: string
    readonly project_id: string
    readonly bucket: WholeNumber
    readonly metric: string
    readonly direction: string
    readonly criticality: string
    /** Which writer counted; the counters of a key are the sum over its shards. */
    readonly shard: number
    readonly judged: WholeNumber
    readonly violated: WholeNumber
    readonly security_unsafe: WholeNumber
    /** Messages of which a check could not be made; 0 beside a policy. */
    readonly errored: ColumnType<number | string, number | undefined, number>
  }
  /** Replies for repetitions of requests. */
  readonly idempotency_replies: {
    readonly organization_id: string
    readonly operation: string
    readonly idempotency_key: string
    readonly request_sha256: string
    readonly claimed_at: WholeNumber
    readonly settled_at: MaybeWholeNumber
    readonly status: number | null
    readonly body: string | null
    /** The server that works on it; null when none that is known does. */
    readonly claimed_by: string | null
  }
  /** Whose words a kept reply may repeat. */
  readonly reply_conversations: {
    readonly organization_id: string
    readonly conversation_id: string
    readonly operation: string
    readonly idempotency_key: string
    readonly settled_at: WholeNumber
  }
  /** What was asked to be erased, and how far it got. */
  readonly erasures: {
    readonly organization_id: string
    readonly id: string
    readonly project_id: string
    readonly conversation_id: string
    readonly requested_at: WholeNumber
    readonly horizon: MaybeWholeNumber
    readonly completed_at: MaybeWholeNumber
    readonly erased_messages: WholeNumber
    readonly erased_texts: WholeNumber
    readonly erased_replies: WholeNumber
    readonly erased_notes: WholeNumber
  }
  /** What people said of verdicts. */
  readonly feedback: {
    readonly organization_id: string
    readonly id: string
    readonly project_id: string
    readonly conversation_id: string
    readonly message_id: string
    readonly kind: string
    /** Null = the security guardrail. */
    readonly policy_id: string | null
    /** UTF-8; null when there is none, or once removed. */
    readonly note: Uint8Array | null
    readonly created_at: WholeNumber
  }
  /** With what they measured. */
  readonly calibrations: {
    readonly organization_id: string
    readonly id: string
    readonly project_id: string
    readonly status: string
    /** JSON, as UTF-8. */
    readonly request: Uint8Array
    readonly measured: WholeNumber
    /** JSON, as UTF-8: texts or ids of messages; null once it is over. */
    readonly subjects: Uint8Array | null
    /** JSON, as UTF-8: what was measured so far; once it is over `FinalValues`, or null. */
    readonly progress: Uint8Array | null
    /** JSON, as UTF-8: reason, suspects, results; null while it goes on. Of rows of early versions also the values. */
    readonly outcome: Uint8Array | null
    readonly created_at: WholeNumber
    readonly advanced_at: WholeNumber
    readonly finished_at: MaybeWholeNumber
    readonly applied_at: MaybeWholeNumber
    readonly reverted_at: MaybeWholeNumber
  }
  /** Durable work, also what is done for a while. */
  readonly jobs: {
    readonly organization_id: string
    readonly id: string
    readonly name: string
    /** JSON. */
    readonly payload: string
    readonly unique_key: string | null
    readonly state: 'waiting' | 'leased' | 'done' | 'dead'
    /** Waiting: when it may run. Leased: when the lease runs out. Null when finished. */
    readonly due_at: MaybeWholeNumber
    readonly lease_owner: string | null
    readonly attempt: number
    readonly last_error: string | null
    readonly created_at: WholeNumber
    readonly finished_at: MaybeWholeNumber
  }
  /** Which guard policy was made from which policy of a test. */
  readonly exported_policies: {
    readonly organization_id: string
    readonly test_id: string
    readonly from_policy_id: string
    readonly policy_id: string
  }
  /** Filters under a name. */
  readonly saved_views: {
    readonly organization_id: string
    readonly id: string
    readonly name: string
    /** JSON, as UTF-8. */
    readonly filters: Uint8Array
    readonly is_shared: Flag
    /** An actor as the audit log names it. */
    readonly saved_by: string
    readonly created_at: WholeNumber
    readonly updated_at: WholeNumber
  }
  /** Facts about the whole installation. */
  readonly settings: {
    readonly organization_id: string
    readonly name: string
    readonly value: string
  }
}
