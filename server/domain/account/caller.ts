import { apiKeyActor, personActor } from './audit.ts'
import type { ApiKey } from './organization.ts'
import { type Person, permissionsOf, type Role } from './person.ts'

/** Who asks: a key, or a person who signed in at the identity provider. */
export interface Caller extends Pick<ApiKey, 'organizationId' | 'permissions' | 'projectIds'> {
  /** As the audit log shows it. */
  readonly actor: string
  /** Null for a key, which its permissions bound alone. */
  readonly role: Role | null
  /** Of the key; null for a person. */
  readonly expiresAtMs: number | null
  /** Of the key; null for a person. */
  readonly graceEndsAtMs: number | null
}

/** A request that brings a key, or the session of one. */
export function callerOfKey(key: ApiKey): Caller {
  const { organizationId, permissions, projectIds, expiresAtMs, graceEndsAtMs } = key
  return {
    organizationId,
    permissions,
    projectIds,
    expiresAtMs,
    graceEndsAtMs,
    actor: apiKeyActor(key.id),
    role: null,
  }
}

/** A request in the session of a person: of all projects, within a role. */
export function callerOfPerson({ id, organizationId }: Pick<Person, 'id' | 'organizationId'>, role: Role): Caller {
  return {
    organizationId,
    permissions: permissionsOf[role],
    projectIds: null,
    expiresAtMs: null,
    graceEndsAtMs: null,
    actor: personActor(id),
    role,
  }
}
