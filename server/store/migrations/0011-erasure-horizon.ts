import type { Migration } from './migration.ts'

/**
 * Up to which time stamp an erasure removes: clocks of servers differ and are set back, so what a conversation holds may
 * seem to be younger than the request to erase it. Null once all of that is gone.
 */
export const erasureHorizon: Migration = {
  version: 11,
  name: 'erasure horizon',
  statements: (t) => [`ALTER TABLE erasures ADD COLUMN horizon ${t.bigint}`],
}
