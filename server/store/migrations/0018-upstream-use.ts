import type { Migration } from './migration.ts'

/** What an answer that came through the proxy cost at its upstream; unknown for every message that there is. */
export const upstreamUse: Migration = {
  version: 18,
  name: 'upstream-use',
  statements: () => ['ALTER TABLE messages ADD COLUMN upstream TEXT'],
}
