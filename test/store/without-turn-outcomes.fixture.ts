/** What undoes migrations 19, 21 and 26, for tests that need a database as an earlier version left it. */
export const withoutTurnOutcomes: readonly string[] = [
  'ALTER TABLE attack_runs DROP COLUMN paused_at',
  'ALTER TABLE attack_runs DROP COLUMN confirmation',
  'ALTER TABLE attack_plans DROP COLUMN subjects',
  'ALTER TABLE attack_attempts DROP COLUMN confirms',
  'DROP TABLE turn_labels',
  'ALTER TABLE attack_runs DROP COLUMN unclear',
  'ALTER TABLE attack_attempts DROP COLUMN by_the_way',
  'ALTER TABLE client_responses DROP COLUMN is_unclear',
]
