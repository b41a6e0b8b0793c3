import type { Migration } from './migration.ts'

/** An index of the jobs that are not done, so that what waits of one organization is counted without looking at what others have. */
export const openJobs: Migration = {
  version: 27,
  name: 'open-jobs',
  statements: () => [`CREATE INDEX jobs_open ON jobs (organization_id, name, due_at, state) WHERE state <> 'done'`],
}
