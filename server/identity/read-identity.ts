import type { Identity } from '../domain/account/person.ts'
import { type RoleMapping, roleOfClaims } from '../domain/account/role-of-claims.ts'
import { Problem } from '../domain/problem.ts'

const nameUnitsMax = 200

/**
 * Who somebody is by verified claims. Throws Problem `identity-not-verified` when the subject is none that a provider may
 * give: 1 to 255 printable ASCII characters.
 */
export function readIdentity(
  claims: Readonly<Record<string, unknown>>,
  issuer: string,
  mapping: RoleMapping,
): Identity {
  const { sub } = claims
  if (typeof sub !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(sub)) {
    throw new Problem('identity-not-verified', 'The subject of the token is no name that a provider may give.')
  }
  const email = claims.email_verified === true ? claims.email : undefined
  const names = [claims.name, claims.preferred_username, email].map(shown)
  return {
    issuer,
    subject: sub,
    name: names.find((name) => name !== '') ?? sub.slice(0, nameUnitsMax),
    role: roleOfClaims(claims, mapping),
  }
}

/** A name as it may stand in a log or a page: without what is not seen or turns the reading round. */
function shown(name: unknown): string {
  if (typeof name !== 'string') return ''
  return name
    .replaceAll(/[\p{C}\u2028\u2029]+/gu, ' ')
    .slice(0, nameUnitsMax)
    .toWellFormed()
    .trim()
}
