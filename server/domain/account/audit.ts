/** One thing that was done to the configuration of an organization. */
export interface AuditEntry {
  readonly id: string
  readonly organizationId: string
  /** Place in the organization's chain; counts from 1 without gaps. */
  readonly sequence: number
  readonly atMs: number
  /** Who did it: `api_key:<id>`, `person:<id>`, `command line` or `first start`. */
  readonly actor: string
  /** The person behind `person:<id>` as the identity provider called them then; null for any other actor. */
  readonly person: AuditPerson | null
  /** What was done, e.g. `project.update`. */
  readonly action: string
  /** To what, e.g. `project:<id>`. */
  readonly target: string
  /** Canonical JSON of what was there, of a change only the fields that differ; null for a creation. */
  readonly before: string | null
  /** The same of what is there now; null when nothing is. */
  readonly after: string | null
  /** `sha256` of the entry before; 64 zeros for the first. */
  readonly previousSha256: string
  /** SHA-256 over all of the above, 64 hex digits. */
  readonly sha256: string
}

/** A person as an entry tells of one. */
export interface AuditPerson {
  /** What the provider knows the person by. */
  readonly subject: string
  readonly name: string
}

/** Which entries are wanted; null = whatever it is. */
export interface AuditFilter {
  /** `project.update`, or `project` for all that is done to projects. */
  readonly action: string | null
  /** The whole of it, as in `AuditEntry`. */
  readonly actor: string | null
  /** `project:<id>`, or `project` for all of them. */
  readonly target: string | null
  /** Inclusive. */
  readonly fromMs: number | null
  /** Exclusive. */
  readonly toMs: number | null
}

/** Keeps every entry. */
export const everyEntry: AuditFilter = { action: null, actor: null, target: null, fromMs: null, toMs: null }

/** Where a chain ends. */
export interface AuditHead {
  /** Of the last entry; 0 when there is none. */
  readonly sequence: number
  /** Of the last entry; 64 zeros when there is none. */
  readonly sha256: string
}

/** The head of an empty chain. */
export const emptyAuditHead: AuditHead = { sequence: 0, sha256: '0'.repeat(64) }

/** The actor of a change that came with an API key. */
export function apiKeyActor(apiKeyId: string): string {
  return `${apiKeyPrefix}${apiKeyId}`
}

/** The id of the API key behind an actor; null when it is no key. */
export function apiKeyIdOf(actor: string): string | null {
  return actor.startsWith(apiKeyPrefix) ? actor.slice(apiKeyPrefix.length) : null
}

/** The actor of a change that came with the session of a person. */
export function personActor(personId: string): string {
  return `${personPrefix}${personId}`
}

/** The id of the person behind an actor; null when it is no person. */
export function personIdOf(actor: string): string | null {
  return actor.startsWith(personPrefix) ? actor.slice(personPrefix.length) : null
}

const apiKeyPrefix = 'api_key:'
const personPrefix = 'person:'

/** The actor of a change that was made by a local command. */
export const commandLineActor = 'command line'

/** The actor of what the first start creates. */
export const firstStartActor = 'first start'
