import type { Migration } from './migration.ts'

/** A run may confirm what it found: how, which breaches, and the attempts that do it, which are not of its plan. */
export const confirmations: Migration = {
  version: 21,
  name: 'confirmations',
  statements: (t) => [
    `ALTER TABLE attack_runs ADD COLUMN confirmation ${t.bytes}`,
    `ALTER TABLE attack_plans ADD COLUMN subjects ${t.bytes}`,
    `ALTER TABLE attack_attempts ADD COLUMN confirms ${t.bytes}`,
  ],
}
