import type { MaybeWholeNumber, WholeNumber } from './column-types.ts'

/** The tables of organizations, their keys and people, and of the ledgers that are kept for them. */
export interface AccountTables {
  /** Owners of everything else. */
  readonly organizations: {
    readonly organization_id: string
    readonly name: string
    readonly created_at: WholeNumber
  }
  /** Keys by their hash. */
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
  /** The ledger. */
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
  /** Where each chain ends. */
  readonly audit_heads: {
    readonly organization_id: string
    readonly sequence: WholeNumber
    readonly sha256: string
  }
  /** What was done to configurations, a chain for each organization. */
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
  /** Of the console, by the hash of their tokens. */
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
  /** Codes of the banner that begin a session once. */
  readonly sign_in_codes: {
    readonly organization_id: string
    readonly sha256: string
    readonly api_key_id: string
    readonly created_at: WholeNumber
    readonly expires_at: WholeNumber
  }
  /** Who signed in at the identity provider. */
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
  /** Answers of the provider that were taken, so that none is taken twice. */
  readonly spent_sign_ins: {
    readonly organization_id: string
    readonly sha256: string
    readonly expires_at: WholeNumber
  }
}
