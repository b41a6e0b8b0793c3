import type { Quotas } from '../../domain/account/quota.ts'
import type { Clock, IdGenerator, Sha256, Store } from '../../domain/ports.ts'

/** What use cases need from outside: passed in, so that tests decide time, ids and randomness. */
export interface ServiceScope {
  readonly store: Store
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly sha256: Sha256
  /** Returns `size` fresh bytes that nobody can guess. */
  readonly randomBytes: RandomBytes
  /** How many of each kind an organization may have; absent = `defaultQuotas`. */
  readonly quotas?: Quotas
}

/** Returns `size` fresh bytes that nobody can guess. */
export type RandomBytes = (size: number) => Uint8Array
