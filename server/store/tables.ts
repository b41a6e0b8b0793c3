import type { ColumnType } from 'kysely'
import type { Flag, MaybeWholeNumber, WholeNumber } from './column-types.ts'
import type { RedTeamTables } from './red-team-tables.ts'

/** Every table by name. Rows never leave the store: each repository turns them into the domain's words. */
export interface Tables extends RedTeamTables {
  readonly organizations: {
    readonly organization_id: string
    readonly name: string
    readonly created_at: WholeNumber
  }
  readonly api_keys: {
    readonly organization_id: string
    readonly id: string
    readonly name: string
    readonly sha256: string
    readonly prefix: string
    /** A JSON list. */
    readonly permissions: string
    /** A JSON list; null = all projects. */
    readonly project_ids: string | null
    readonly created_at: WholeNumber
    /** As its owner set it. */
    readonly expires_at: MaybeWholeNumber
    /** Null while no other key took its place. */
    readonly grace_ends_at: MaybeWholeNumber
    readonly replaced_by: string | null
    readonly revoked_at: MaybeWholeNumber
    readonly last_used_at: MaybeWholeNumber
  }
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
  readonly project_topics: {
    readonly organization_id: string
    readonly project_id: string
    readonly topic_id: string
    /** Keeps the order in which the owner listed them; counts from 0. */
    readonly place: number
    readonly enable_input: Flag
    readonly enable_output: Flag
  }
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
  readonly history_steps: {
    readonly organization_id: string
    readonly conversation_id: string
    readonly id: string
    readonly parent_id: string | null
    readonly role: string
    readonly text_sha256: string
  }
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
    /** A JSON list of `[policy id, criticality, 1 when violated]`: what SQL needs of the verdict. */
    readonly judgements: string
    readonly is_safe: Flag
    readonly has_issue: Flag
    readonly security_unsafe: Flag
    readonly created_at: WholeNumber
    readonly latency_ms: number
    /** JSON; null for a message for which no upstream was asked. */
    readonly upstream: string | null
  }
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
  }
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
  readonly reply_conversations: {
    readonly organization_id: string
    readonly conversation_id: string
    readonly operation: string
    readonly idempotency_key: string
    readonly settled_at: WholeNumber
  }
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
  readonly credit_entries: {
    readonly organization_id: string
    readonly id: string
    readonly kind: string
    readonly amount: number
    /** The test that a charge was for. */
    readonly test_id: string | null
    /** The run that a charge was for. */
    readonly run_id: string | null
    readonly created_at: WholeNumber
  }
  readonly audit_heads: {
    readonly organization_id: string
    readonly sequence: WholeNumber
    readonly sha256: string
  }
  readonly audit_entries: {
    readonly organization_id: string
    readonly sequence: WholeNumber
    readonly id: string
    readonly at: WholeNumber
    readonly actor: string
    readonly person_subject: string | null
    readonly person_name: string | null
    readonly action: string
    readonly target: string
    /** Canonical JSON. */
    readonly before_state: string | null
    /** Canonical JSON. */
    readonly after_state: string | null
    readonly previous_sha256: string
    readonly sha256: string
  }
  /** Which guard policy was made from which policy of a test. */
  readonly exported_policies: {
    readonly organization_id: string
    readonly test_id: string
    readonly from_policy_id: string
    readonly policy_id: string
  }
  readonly sessions: {
    readonly organization_id: string
    readonly id: string
    readonly api_key_id: string | null
    readonly person_id: string | null
    readonly sha256: string
    readonly user_agent: string | null
    readonly created_at: WholeNumber
    readonly last_seen_at: WholeNumber
    readonly ends_at: WholeNumber
    readonly revoked_at: MaybeWholeNumber
  }
  readonly sign_in_codes: {
    readonly organization_id: string
    readonly sha256: string
    readonly api_key_id: string
    readonly created_at: WholeNumber
    readonly expires_at: WholeNumber
  }
  readonly people: {
    readonly organization_id: string
    readonly id: string
    readonly issuer: string
    readonly subject: string
    readonly name: string
    readonly role: string | null
    readonly created_at: WholeNumber
    readonly signed_in_at: WholeNumber
  }
  readonly spent_sign_ins: {
    readonly organization_id: string
    readonly sha256: string
    readonly expires_at: WholeNumber
  }
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
  readonly settings: {
    readonly organization_id: string
    readonly name: string
    readonly value: string
  }
}
