import type { Project } from '../../domain/project/project.ts'

/** What `sampleProject` needs to know. */
export interface SampleProjectOptions {
  readonly id: string
  readonly organizationId: string
  readonly nowMs: number
}

/** The project that checks without a project use: the security guardrail in both directions, no policies. */
export function sampleProject({ id, organizationId, nowMs }: SampleProjectOptions): Project {
  return {
    id,
    organizationId,
    name: 'Sample project',
    description:
      'Made with the organization, so that the first check needs nothing else. Checks that name no project use it.',
    security: { blockInput: true, blockOutput: true, detectionThreshold: 1, violationMessage: null },
    policies: [],
    topics: [],
    executionMode: 'normal',
    failureMode: 'closed',
    language: null,
    dataRetentionDays: null,
    storeText: 'full',
    secondOpinion: null,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    archivedAtMs: null,
  }
}
