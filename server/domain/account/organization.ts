/** The owner of everything else; nothing is shared between two of them. */
export interface Organization {
  readonly id: string
  readonly name: string
  readonly createdAtMs: number
}

/** What a key may do. `guard`: checks and monitoring. `redteam`: tests. `manage`: configuration. `admin`: organizations. */
export type Permission = 'guard' | 'redteam' | 'manage' | 'admin'

/** All permissions. */
export const permissions = ['guard', 'redteam', 'manage', 'admin'] as const satisfies readonly Permission[]

/** A key of one organization. The key itself is shown once and stored as a hash only. */
export interface ApiKey {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  /** SHA-256 of the whole key, 64 hex digits. */
  readonly sha256: string
  /** The first characters, for people to recognise it by; at most 8. */
  readonly prefix: string
  readonly permissions: readonly Permission[]
  /** The projects to which it is bound, 1 to 100; null = all of the organization, and what belongs to none of them. */
  readonly projectIds: readonly string[] | null
  readonly createdAtMs: number
  /** When its owner lets it end: the first moment at which it no longer works; null = never. A rotation leaves it as it is. */
  readonly expiresAtMs: number | null
  /** The end of the grace period that it got when another key took its place; null while none did. */
  readonly graceEndsAtMs: number | null
  /** The key that took its place; null while none did, and where an older version did not note it. */
  readonly replacedBy: string | null
  /** From then on it never works again; null = it was not revoked. */
  readonly revokedAtMs: number | null
  /** Accurate to about a minute. */
  readonly lastUsedAtMs: number | null
}

/** The permissions of `wanted` that `held` lacks: a key grants only what it has itself. */
export function permissionsBeyond(held: readonly Permission[], wanted: readonly Permission[]): readonly Permission[] {
  return [...new Set(wanted)].filter((one) => !held.includes(one))
}

/** Whether a key may touch a project of its organization. */
export function holdsProject({ projectIds }: Pick<ApiKey, 'projectIds'>, projectId: string): boolean {
  return projectIds === null || projectIds.includes(projectId)
}

/** Whether a key may touch every project that another one may touch. */
export function holdsProjectsOf(key: Pick<ApiKey, 'projectIds'>, other: Pick<ApiKey, 'projectIds'>): boolean {
  if (other.projectIds === null) return key.projectIds === null
  return other.projectIds.every((projectId) => holdsProject(key, projectId))
}

/** The first moment at which a key no longer works unless it is revoked before; null = never. */
export function endsAtMs({ expiresAtMs, graceEndsAtMs }: Pick<ApiKey, 'expiresAtMs' | 'graceEndsAtMs'>): number | null {
  if (expiresAtMs === null || graceEndsAtMs === null) return expiresAtMs ?? graceEndsAtMs
  return Math.min(expiresAtMs, graceEndsAtMs)
}

/** Whether a key works at `nowMs`. */
export function isUsable(key: ApiKey, nowMs: number): boolean {
  const endMs = endsAtMs(key)
  return key.revokedAtMs === null && (endMs === null || nowMs < endMs)
}
