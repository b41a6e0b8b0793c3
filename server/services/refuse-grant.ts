import { type Permission, permissionsBeyond } from '../domain/organization.ts'
import { Problem } from '../domain/problem.ts'

/** Throws Problem `missing-permission` when a key that has `held` would give somebody more than that. */
export function refuseGrant(held: readonly Permission[], wanted: readonly Permission[]): void {
  const beyond = permissionsBeyond(held, wanted)
  if (beyond.length === 0) return
  const names = beyond.map((one) => `"${one}"`).join(', ')
  throw new Problem('missing-permission', `A key grants only permissions that it has itself; this one lacks ${names}.`)
}
