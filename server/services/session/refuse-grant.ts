import { type ApiKey, endsAtMs, type Permission, permissionsBeyond } from '../../domain/account/organization.ts'
import { Problem } from '../../domain/problem.ts'

/** What a key has of its own: nobody gets more of it from that key. */
export type Grantor = Pick<ApiKey, 'permissions' | 'projectIds' | 'expiresAtMs' | 'graceEndsAtMs'>

/** What somebody is to be given. */
export interface Grant {
  readonly permissions: readonly Permission[]
  /** Null = for ever. */
  readonly expiresAtMs: number | null
}

/** Throws Problem `missing-permission` when a key would give somebody more than it may do itself, or for longer. */
export function refuseGrant(held: Grantor, { permissions, expiresAtMs }: Grant): void {
  refusePermissions(held, permissions, 'A key grants only permissions that it has itself')
  const endMs = endsAtMs(held)
  if (endMs === null || (expiresAtMs !== null && expiresAtMs <= endMs)) return
  throw new Problem(
    'missing-permission',
    `A key grants nothing beyond its own expiry; this one works until ${new Date(endMs).toISOString()}.`,
  )
}

/** Throws Problem `missing-permission` when a key would revoke one that may do more than itself. */
export function refuseRevocation(held: Pick<Grantor, 'permissions'>, permissions: readonly Permission[]): void {
  refusePermissions(held, permissions, 'A key revokes only keys that may do no more than itself')
}

function refusePermissions(held: Pick<Grantor, 'permissions'>, permissions: readonly Permission[], rule: string): void {
  const beyond = permissionsBeyond(held.permissions, permissions)
  if (beyond.length === 0) return
  throw new Problem('missing-permission', `${rule}; this one lacks ${beyond.map((one) => `"${one}"`).join(', ')}.`)
}
