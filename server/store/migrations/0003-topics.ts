import type { Migration } from './migration.ts'

/** Topics, which of them a project watches, and what policies were before they were changed. */
export const topics: Migration = {
  version: 3,
  name: 'topics',
  statements: (t) => [
    `CREATE TABLE topics (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      id TEXT NOT NULL,
      name TEXT NOT NULL,
      state TEXT NOT NULL,
      sentences ${t.bytes} NOT NULL,
      similarity_threshold ${t.real} NOT NULL,
      created_at ${t.bigint} NOT NULL,
      updated_at ${t.bigint} NOT NULL,
      archived_at ${t.bigint},
      PRIMARY KEY (organization_id, id)
    )${t.table}`,

    `CREATE TABLE project_topics (
      organization_id TEXT NOT NULL,
      project_id TEXT NOT NULL,
      topic_id TEXT NOT NULL,
      place INTEGER NOT NULL,
      enable_input INTEGER NOT NULL,
      enable_output INTEGER NOT NULL,
      PRIMARY KEY (organization_id, project_id, topic_id),
      FOREIGN KEY (organization_id, project_id) REFERENCES projects (organization_id, id),
      FOREIGN KEY (organization_id, topic_id) REFERENCES topics (organization_id, id)
    )${t.clusteredTable}`,

    `CREATE TABLE policy_versions (
      organization_id TEXT NOT NULL,
      policy_id TEXT NOT NULL,
      version INTEGER NOT NULL,
      content ${t.bytes} NOT NULL,
      replaced_at ${t.bigint} NOT NULL,
      replaced_by TEXT NOT NULL,
      PRIMARY KEY (organization_id, policy_id, version),
      FOREIGN KEY (organization_id, policy_id) REFERENCES policies (organization_id, id)
    )${t.table}`,
  ],
}
