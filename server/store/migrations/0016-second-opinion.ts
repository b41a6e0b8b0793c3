import type { Migration } from './migration.ts'

/** When a project has an LLM asked about what the detectors leave open; off for every project that there is. */
export const secondOpinion: Migration = {
  version: 16,
  name: 'second-opinion',
  statements: () => ['ALTER TABLE projects ADD COLUMN second_opinion TEXT'],
}
