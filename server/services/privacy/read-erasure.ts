import type { Erasure } from '../../domain/privacy/erasure.ts'
import { Problem } from '../../domain/problem.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** One erasure. Rejects with Problem `erasure-not-found`. */
export async function readErasure(scope: ServiceScope, organizationId: string, id: string): Promise<Erasure> {
  const erasure = await scope.store.read(({ erasures }) => erasures.find(organizationId, id))
  if (erasure === null) throw unknownErasure()
  return erasure
}

/** The problem of an id that no erasure of the organization has. */
export function unknownErasure(): Problem {
  return new Problem('erasure-not-found', 'There is no erasure with this id.')
}
