/** Every kind of durable work and what it needs to know. */
export interface JobPayloads {
  /** Measures the next texts of a calibration; the last of them decides about the thresholds. */
  readonly 'project.calibrate': { readonly calibrationId: string }
  /** Writes the cases of a dataset; `jobId` is the one of the test's active job. */
  readonly 'redteam.generate': { readonly testId: string; readonly jobId: string }
  /** Writes the probes of a test. */
  readonly 'redteam.reconnaissance': { readonly testId: string; readonly jobId: string }
  /** Writes the scenarios of a test. */
  readonly 'redteam.scenarios': { readonly testId: string; readonly jobId: string }
  /** Judges what a client uploaded for a dataset. */
  readonly 'redteam.evaluate-cases': {
    readonly testId: string
    readonly runId: string
    readonly fileId: string
    readonly jobId: string
  }
  /** Judges answers of an attack run that nobody judged in time, and ends a run that is being stopped. */
  readonly 'redteam.judge-turn': { readonly testId: string; readonly runId: string }
  /** Recomputes the counters of one finished hour from its messages and mends what differs. */
  readonly 'monitoring.repair-rollup': { readonly bucketMs: number }
  /** Goes on with an erasure until nothing is left; run once more later for checks that were on their way. */
  readonly 'privacy.erase': { readonly erasureId: string }
  /** Goes on with the removal of a test, or of what was said in it. */
  readonly 'privacy.remove-test': { readonly testId: string }
  /** Removes texts that are older than their project keeps them, and replies and jobs that are due. */
  readonly 'privacy.apply-retention': { readonly atMs: number }
}

/** The name of a kind of durable work. */
export type JobName = keyof JobPayloads

/** Kinds of work that somebody in an organization waits for; the others are the upkeep of the whole service. */
export const organizationJobs = [
  'project.calibrate',
  'redteam.generate',
  'redteam.reconnaissance',
  'redteam.scenarios',
  'redteam.evaluate-cases',
  'redteam.judge-turn',
  'privacy.erase',
  'privacy.remove-test',
] as const satisfies readonly JobName[]

/** One of them. */
export type OrganizationJob = (typeof organizationJobs)[number]

/** Jobs of one kind that an organization has and that are not done. */
export interface OpenJobs {
  readonly name: OrganizationJob
  /** Due, and not begun. */
  readonly waiting: number
  /** Being worked on. */
  readonly running: number
  /** Not due yet. */
  readonly scheduled: number
  /** Given up after `jobAttemptsMax` failures, in the last 30 days. */
  readonly dead: number
  /** Since when the one that waits longest has been due; null when none waits. */
  readonly waitingSinceMs: number | null
  /** Whether counting stopped, so that there may be more. */
  readonly isCut: boolean
}

/** Work to be done after the transaction that adds it has committed. */
export interface NewJob<Name extends JobName = JobName> {
  readonly organizationId: string
  /** The kind of work; it decides about the payload. */
  readonly name: Name
  readonly payload: JobPayloads[Name]
  /** Not before this time. */
  readonly runAtMs: number
  /** While a job with the same name and key exists, finished or not, another is not added; null = no such bound. */
  readonly uniqueKey: string | null
}

/** Work that this process has leased. */
export interface LeasedJob {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  /** As it was added, read from JSON and not checked. */
  readonly payload: unknown
  /** Counts from 1. */
  readonly attempt: number
}

/** The organization id of work that belongs to the whole service. */
export const serviceOrganizationId = '00000000-0000-0000-0000-000000000000'

/** After this many failed attempts a job becomes a dead letter. */
export const jobAttemptsMax = 8

/** The wait before attempt `attempt + 1`: 1 s doubling up to 10 minutes, plus up to a fifth by `jitter` (0 to 1). */
export function retryDelayMs(attempt: number, jitter: number): number {
  const base = Math.min(600_000, 1_000 * 2 ** (attempt - 1))
  return Math.round(base * (1 + 0.2 * jitter))
}
