import { isRecord } from '../is-record.ts'
import { type Role, roles } from './person.ts'

/** How roles are read off what an identity provider says of somebody. */
export interface RoleMapping {
  /** The name of a claim; where there is none of that name, its dots lead into objects. */
  readonly claim: string
  /** What stands in the claim, and the role that it gives. */
  readonly roles: ReadonlyMap<string, Role>
}

/**
 * The role that somebody's claims give, of several the first in the order of `roles`; null = none. A claim is a text, or a
 * list of texts of which the first 1,000 count; each is compared as a whole. Whatever else it is gives nothing, and so
 * does an e-mail address that the provider has not verified.
 */
export function roleOfClaims(claims: Readonly<Record<string, unknown>>, mapping: RoleMapping): Role | null {
  if (mapping.claim === 'email' && claims.email_verified !== true) return null
  const claim = claimAt(claims, mapping.claim)
  const values = Array.isArray(claim) ? claim.slice(0, valuesMax) : [claim]
  const given = values.map((value) => (typeof value === 'string' ? mapping.roles.get(value) : undefined))
  return roles.find((role) => given.includes(role)) ?? null
}

/** Whether somebody's claims hold the one by which roles are given, whatever stands in it. */
export function hasRoleClaim(claims: Readonly<Record<string, unknown>>, { claim }: RoleMapping): boolean {
  return claimAt(claims, claim) !== undefined
}

const valuesMax = 1_000

function claimAt(claims: Readonly<Record<string, unknown>>, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path]
  let found: unknown = claims
  for (const name of path.split('.')) {
    if (!isRecord(found) || !Object.hasOwn(found, name)) return undefined
    found = found[name]
  }
  return found
}
