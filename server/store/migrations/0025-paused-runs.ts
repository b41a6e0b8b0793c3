import type { Migration } from './migration.ts'

/** An attack run may be paused: since when. */
export const pausedRuns: Migration = {
  version: 25,
  name: 'paused-runs',
  statements: (t) => [`ALTER TABLE attack_runs ADD COLUMN paused_at ${t.bigint}`],
}
