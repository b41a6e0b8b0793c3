import type { Migration } from './migration.ts'

/** Keys that are bound to projects. Those that were issued before are bound to none. */
export const projectKeys: Migration = {
  version: 13,
  name: 'project-keys',
  statements: () => ['ALTER TABLE api_keys ADD COLUMN project_ids TEXT'],
}
