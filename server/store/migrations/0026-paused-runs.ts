import type { Migration } from './migration.ts'

/** An attack run may be paused: since when. */
export const pausedRuns: Migration = {
  version: 26,
  name: 'paused-runs',
  statements: (t) => [`ALTER TABLE attack_runs ADD COLUMN paused_at ${t.bigint}`],
}
