import type { JobName, LeasedJob, NewJob, OpenJobs } from './job.ts'

/** The verbs of the jobs table. */
export interface JobRepository {
  add(job: NewJob<JobName>): Promise<void>
  /** Leases up to `limit` due jobs for `leaseMs`; leases that ran out are due again. */
  lease(owner: string, nowMs: number, leaseMs: number, limit: number): Promise<readonly LeasedJob[]>
  finish(id: string, nowMs: number): Promise<void>
  /** Schedules the next attempt, or makes it a dead letter when `retryAtMs` is null. */
  fail(id: string, error: string, retryAtMs: number | null, nowMs: number): Promise<void>
  /** Gives dead letters of a kind of work one more attempt each; returns how many. */
  revive(name: JobName, nowMs: number, limit: number): Promise<number>
  /** When the earliest waiting job is due; null when none waits. */
  nextDueMs(): Promise<number | null>
  /** Of all organizations. `waiting`: due or not yet; `dead`: dead letters. Finished ones are not counted. */
  countByState(): Promise<{ readonly waiting: number; readonly leased: number; readonly dead: number }>
  /**
   * What an organization has that is not done, one entry for each of `organizationJobs`. Of one kind at most `countMax` jobs are counted,
   * those that are due longest first, and as many dead ones. Cost: an entry of an index for each that is counted.
   */
  countOpen(organizationId: string, nowMs: number, countMax: number): Promise<readonly OpenJobs[]>
  /** Deletes finished jobs older than `beforeMs` and dead ones older than 30 days before `nowMs`; returns how many. */
  purge(beforeMs: number, nowMs: number, limit: number): Promise<number>
}
