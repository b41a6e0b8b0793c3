import type { Migration } from './migration.ts'

/** Lets erasures be found by their age. Old messages and what belongs to them are found by what they have had before. */
export const rowRetention: Migration = {
  version: 15,
  name: 'row-retention',
  statements: () => ['CREATE INDEX erasures_completed ON erasures (completed_at) WHERE completed_at IS NOT NULL'],
}
