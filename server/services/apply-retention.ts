import type { ServiceScope } from './service-scope.ts'

/** What a retention pass removed. */
export interface RetentionResult {
  readonly texts: number
  readonly replies: number
  readonly jobs: number
}

/**
 * Removes texts that are older than their project keeps them, and replies and jobs that nobody needs any more.
 * Ids, verdicts and counters stay. Each transaction removes at most 500 rows, so that checks are not held up. At the end
 * the log of the database is emptied, in which the words could still be read; rejects with Problem `overloaded` when that is
 * not possible yet.
 */
export async function applyRetention(
  { store, clock }: Pick<ServiceScope, 'store' | 'clock'>,
  signal: AbortSignal,
): Promise<RetentionResult> {
  const nowMs = clock.nowMs()
  const inBatches = async (removeSome: () => Promise<number>): Promise<number> => {
    let removed = 0
    while (!signal.aborted) {
      const count = await removeSome()
      removed += count
      if (count < rowsPerTransaction) break
    }
    return removed
  }
  let texts = 0
  for (const { organizationId, projectId, dataRetentionDays } of await store.read((all) =>
    all.messages.listRetention(),
  )) {
    const beforeMs = nowMs - dataRetentionDays * 86_400_000
    texts += await inBatches(() =>
      store.write(({ messages }) =>
        messages.removeTexts(organizationId, projectId, beforeMs, nowMs, rowsPerTransaction),
      ),
    )
  }
  const replies = await inBatches(() => store.write(({ idempotency }) => idempotency.purge(nowMs, rowsPerTransaction)))
  const jobs = await inBatches(() =>
    store.write((all) => all.jobs.purge(nowMs - finishedJobsKeptMs, nowMs, rowsPerTransaction)),
  )
  // Also when this pass removed nothing: the one before may have failed right here.
  if (!signal.aborted) await store.scrub()
  return { texts, replies, jobs }
}

const rowsPerTransaction = 500
/** Two days, so that the unique keys of hourly work outlive every late start. */
const finishedJobsKeptMs = 2 * 86_400_000
