import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import type { NewJob } from '../../domain/job/job.ts'

/** Verdicts that fall due within so many milliseconds share a job. */
const bucketMs = 10_000

/** A transaction that adds an answer may take so long, in milliseconds; the job looks only after that. */
const writeMsMax = 10_000

/**
 * The job that judges what nobody judged: answers of a run whose verdicts fall due at about `dueMs`. One job serves all
 * of them, so that a long run does not fill the table of jobs.
 */
export function judgeTurnJob(
  { organizationId, testId, id }: Pick<AttackRun, 'organizationId' | 'testId' | 'id'>,
  dueMs: number,
): NewJob<'redteam.judge-turn'> {
  const bucket = Math.floor(dueMs / bucketMs)
  return {
    organizationId,
    name: 'redteam.judge-turn',
    payload: { testId, runId: id },
    runAtMs: (bucket + 1) * bucketMs + writeMsMax,
    uniqueKey: `${id}:${bucket}`,
  }
}
