import type { Migration } from './migration.ts'

/** Attack runs, their attempts and the turns of these. */
export const attackRuns: Migration = {
  version: 9,
  name: 'attack runs',
  statements: (t) => [
    `CREATE TABLE attack_runs (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      id TEXT NOT NULL,
      test_id TEXT NOT NULL,
      status TEXT NOT NULL,
      work_count ${t.bigint} NOT NULL,
      scenarios_total INTEGER NOT NULL,
      technique_ids ${t.bytes} NOT NULL,
      credits_charged ${t.bigint} NOT NULL,
      failed ${t.bigint} NOT NULL,
      passed ${t.bigint} NOT NULL,
      errored ${t.bigint} NOT NULL,
      not_run ${t.bigint} NOT NULL,
      stop_requested_at ${t.bigint},
      replay ${t.bytes},
      started_at ${t.bigint} NOT NULL,
      completed_at ${t.bigint},
      PRIMARY KEY (organization_id, id)
    )${t.table}`,
    'CREATE INDEX attack_runs_test ON attack_runs (organization_id, test_id, id)',
    "CREATE UNIQUE INDEX attack_runs_open ON attack_runs (organization_id, test_id) WHERE status = 'running'",
    // Apart, so that counting does not rewrite it.
    `CREATE TABLE attack_plans (
      organization_id TEXT NOT NULL,
      run_id TEXT NOT NULL,
      plan ${t.bytes} NOT NULL,
      PRIMARY KEY (organization_id, run_id)
    )${t.table}`,
    `CREATE TABLE attack_attempts (
      organization_id TEXT NOT NULL,
      id TEXT NOT NULL,
      run_id TEXT NOT NULL,
      place ${t.bigint} NOT NULL,
      scenario_id TEXT NOT NULL,
      technique_id TEXT NOT NULL,
      try_index INTEGER NOT NULL,
      policy_id TEXT NOT NULL,
      version ${t.bigint} NOT NULL,
      state TEXT NOT NULL,
      outcome TEXT,
      turn_index INTEGER NOT NULL,
      lease_worker TEXT,
      lease_until ${t.bigint},
      has_told_error INTEGER NOT NULL,
      judge_due_at ${t.bigint},
      breach_step INTEGER,
      content ${t.bytes} NOT NULL,
      started_at ${t.bigint} NOT NULL,
      ended_at ${t.bigint},
      PRIMARY KEY (organization_id, id)
    )${t.table}`,
    'CREATE UNIQUE INDEX attack_attempts_place ON attack_attempts (organization_id, run_id, place)',
    `CREATE INDEX attack_attempts_open ON attack_attempts (organization_id, run_id, place) WHERE outcome IS NULL`,
    `CREATE TABLE attack_turns (
      organization_id TEXT NOT NULL,
      attempt_id TEXT NOT NULL,
      turn_index INTEGER NOT NULL,
      request ${t.bytes} NOT NULL,
      response ${t.bytes},
      content ${t.bytes} NOT NULL,
      decision TEXT NOT NULL,
      evaluation ${t.bytes},
      answered_at ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, attempt_id, turn_index)
    )${t.table}`,
  ],
}
