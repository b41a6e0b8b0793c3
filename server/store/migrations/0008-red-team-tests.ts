import type { Migration } from './migration.ts'

/**
 * Tests with their stages, the cases of their datasets, and what clients answered to them. A run of the agent belongs to
 * one dataset (`file_id`); a response belongs to one case of one run and carries its evaluation.
 */
export const redTeamTests: Migration = {
  version: 8,
  name: 'red-team tests',
  statements: (t) => [
    `CREATE TABLE redteam_tests (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      id TEXT NOT NULL,
      project_id TEXT NOT NULL,
      name TEXT NOT NULL,
      status TEXT NOT NULL,
      seed TEXT NOT NULL,
      settings ${t.bytes} NOT NULL,
      client_metadata ${t.bytes} NOT NULL,
      policies ${t.bytes} NOT NULL,
      generation_status TEXT NOT NULL,
      file_id TEXT,
      case_count ${t.bigint} NOT NULL,
      credits_charged ${t.bigint} NOT NULL,
      generation_error ${t.bytes},
      reconnaissance_status TEXT NOT NULL,
      reconnaissance ${t.bytes} NOT NULL,
      scenarios_status TEXT NOT NULL,
      scenarios ${t.bytes} NOT NULL,
      attack_methods ${t.bytes},
      active_jobs ${t.bytes} NOT NULL,
      current_run_id TEXT,
      created_at ${t.bigint} NOT NULL,
      updated_at ${t.bigint} NOT NULL,
      started_at ${t.bigint},
      completed_at ${t.bigint},
      PRIMARY KEY (organization_id, id)
    )${t.table}`,
    'CREATE INDEX redteam_tests_newest ON redteam_tests (organization_id, created_at, id)',
    'CREATE INDEX redteam_tests_project ON redteam_tests (organization_id, project_id, created_at, id)',

    `CREATE TABLE dataset_cases (
      organization_id TEXT NOT NULL,
      test_id TEXT NOT NULL,
      file_id TEXT NOT NULL,
      place ${t.bigint} NOT NULL,
      id TEXT NOT NULL,
      policy_id TEXT NOT NULL,
      expected TEXT NOT NULL,
      content ${t.bytes} NOT NULL,
      PRIMARY KEY (organization_id, test_id, file_id, place)
    )${t.table}`,
    'CREATE UNIQUE INDEX dataset_cases_id ON dataset_cases (organization_id, test_id, file_id, id)',

    `CREATE TABLE agent_runs (
      organization_id TEXT NOT NULL,
      id TEXT NOT NULL,
      test_id TEXT NOT NULL,
      file_id TEXT NOT NULL,
      state TEXT NOT NULL,
      expected_cases ${t.bigint} NOT NULL,
      job_id TEXT,
      evaluation_state TEXT,
      evaluation_error ${t.bytes},
      evaluation_started_at ${t.bigint},
      evaluation_updated_at ${t.bigint},
      created_at ${t.bigint} NOT NULL,
      updated_at ${t.bigint} NOT NULL,
      completed_at ${t.bigint},
      PRIMARY KEY (organization_id, id)
    )${t.table}`,
    'CREATE UNIQUE INDEX agent_runs_dataset ON agent_runs (organization_id, test_id, file_id)',

    `CREATE TABLE client_responses (
      organization_id TEXT NOT NULL,
      run_id TEXT NOT NULL,
      case_id TEXT NOT NULL,
      test_id TEXT NOT NULL,
      place ${t.bigint} NOT NULL,
      status TEXT NOT NULL,
      response ${t.bytes},
      error ${t.bytes},
      model_name ${t.bytes},
      latency_ms ${t.real},
      received_at ${t.bigint} NOT NULL,
      evaluation_status TEXT,
      evaluation ${t.bytes},
      passed INTEGER,
      evaluated_at ${t.bigint},
      credits_charged INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (organization_id, run_id, case_id)
    )${t.table}`,
    'CREATE UNIQUE INDEX client_responses_place ON client_responses (organization_id, run_id, place)',
    `CREATE INDEX client_responses_unjudged ON client_responses (organization_id, run_id, place)
      WHERE evaluation_status IS NULL AND status = 'ok'`,
    'CREATE INDEX client_responses_test ON client_responses (organization_id, test_id)',
  ],
}
