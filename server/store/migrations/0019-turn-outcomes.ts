import type { Migration } from './migration.ts'

/**
 * Answers of which nobody can tell are counted apart, policies that are broken by the way are noted while an attempt goes on,
 * and what a person said of an answer is known again. What was judged before stays as it was counted.
 */
export const turnOutcomes: Migration = {
  version: 19,
  name: 'turn-outcomes',
  statements: (t) => [
    `ALTER TABLE attack_runs ADD COLUMN unclear ${t.bigint} NOT NULL DEFAULT 0`,
    'ALTER TABLE attack_attempts ADD COLUMN by_the_way TEXT',
    'ALTER TABLE client_responses ADD COLUMN is_unclear INTEGER NOT NULL DEFAULT 0',
    // Keyed hashes stand for rule and answer: no text is kept here.
    `CREATE TABLE turn_labels (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      project_id TEXT NOT NULL,
      rule_key TEXT NOT NULL,
      answer_key TEXT NOT NULL,
      test_id TEXT NOT NULL,
      is_breach INTEGER NOT NULL,
      machine_verdict TEXT NOT NULL,
      decided_at ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, project_id, rule_key, answer_key)
    )${t.clusteredTable}`,
    'CREATE INDEX turn_labels_test ON turn_labels (organization_id, test_id)',
  ],
}
