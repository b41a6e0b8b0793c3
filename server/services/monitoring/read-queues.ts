import type { OpenJobs } from '../../domain/job/job.ts'
import type { JudgingQueue } from '../attempt/judging-queue.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** What waits of an organization; every number is 0 or more. */
export interface Queues {
  /** In the memory of this process. */
  readonly server: {
    /** Texts that wait for a thread that judges them. */
    readonly checks: number
    /** Images whose text waits to be read. */
    readonly images: number
    /** Requests that wait until their messages are stored. */
    readonly messages: number
    /** Pieces of text that wait to be redacted. */
    readonly redactions: number
    /** Answers of attack runs that wait to be judged. */
    readonly judgements: number
    /** Policies and topics that wait to be compiled. */
    readonly compilations: number
  }
  /** In the database: one entry for each kind. */
  readonly jobs: readonly OpenJobs[]
}

/** What is asked how much waits. */
export type QueuesScope = Pick<GuardScope, 'store' | 'clock' | 'detectors' | 'images' | 'redactor' | 'compiled'> & {
  readonly judging: Pick<JudgingQueue, 'waitingOf'>
}

/** So many jobs of a kind are told from more. At most twice as many of each kind are looked at, all together in some 20 ms. */
const jobsCountedMax = 1_000

/** How much waits of one organization, and of no other. Cost: that of `JobRepository.countOpen`. */
export async function readQueues(scope: QueuesScope, organizationId: string): Promise<Queues> {
  const { store, clock } = scope
  const jobs = await store.survey((all) => all.jobs.countOpen(organizationId, clock.nowMs(), jobsCountedMax))
  return {
    server: {
      checks: scope.detectors.waitingOf(organizationId),
      images: scope.images.waitingOf(organizationId),
      messages: store.waitingOf(organizationId),
      redactions: scope.redactor.waitingOf(organizationId),
      judgements: scope.judging.waitingOf(organizationId),
      compilations: scope.compiled.waitingOf(organizationId),
    },
    jobs,
  }
}
