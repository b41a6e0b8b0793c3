import { endedSessionsKeptMs } from '../../domain/account/session.ts'
import { failStalledCalibrations } from '../calibration/continue-calibration.ts'
import { continueStuckErasures } from '../privacy/continue-erasure.ts'
import { continueTestRemovals } from '../red-team-test/remove-test.ts'
import { everyItem } from '../scope/every-item.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { defaultRowsKeptDays, removeOldRows } from './remove-old-rows.ts'

/** What retention needs. */
export interface RetentionScope extends Pick<ServiceScope, 'store' | 'clock'> {
  /** How long rows are kept, in days; absent = `defaultRowsKeptDays`. */
  readonly rowsKeptDays?: number
}

/** What a retention pass removed. */
export interface RetentionResult {
  /** Of turns and of tests. */
  readonly texts: number
  /** Kept for repetitions of requests. */
  readonly replies: number
  /** Finished ones, and dead letters. */
  readonly jobs: number
  /** Those that were over long ago. */
  readonly calibrations: number
  /** Sessions of the console that ended long ago, and one-time codes and answers of sign-ins that no longer work. */
  readonly sessions: number
  /** Messages, snapshots of configurations and erasures. */
  readonly rows: number
}

/**
 * Removes rows that are older than they are kept, texts that are older than their project keeps them, and replies, jobs, calibrations and
 * sessions that nobody needs any more.
 * Calibrations that nobody goes on with are failed, and with them their texts removed; erasures whose jobs failed for good
 * are finished. Ids, verdicts and counters stay. Each transaction removes at most 500 rows, so that checks are not held up. At the end
 * the log of the database is emptied, in which the words could still be read; rejects with Problem `overloaded` when that is
 * not possible yet.
 */
export async function applyRetention(scope: RetentionScope, signal: AbortSignal): Promise<RetentionResult> {
  const { store, clock } = scope
  const nowMs = clock.nowMs()
  const inBatches = async (removeSome: () => Promise<number>, limit = rowsPerTransaction): Promise<number> => {
    let removed = 0
    while (!signal.aborted) {
      const count = await removeSome()
      removed += count
      if (count < limit) break
    }
    return removed
  }
  let texts = 0
  for (const { organizationId, projectId, dataRetentionDays } of await store.read((all) =>
    all.messages.listRetention(),
  )) {
    const beforeMs = nowMs - dataRetentionDays * dayMs
    texts += await inBatches(
      () =>
        store.write(({ messages }) =>
          messages.removeTexts(organizationId, projectId, beforeMs, nowMs, textsPerTransaction),
        ),
      textsPerTransaction,
    )
    const ofTests = { organizationId, projectId, beforeMs, limit: rowsPerTransaction }
    texts += await inBatches(() => store.write(({ redTeamTests }) => redTeamTests.removeTexts(ofTests)))
  }
  for (const { storeText, ...place } of await store.read(({ redTeamTests }) => redTeamTests.listSilentProjects())) {
    // What was not judged in a day is not waited for; what was is kept with marks where texts are redacted.
    const which = storeText === 'redacted' ? { which: 'unjudged' as const } : {}
    const ofTests = { ...place, ...which, beforeMs: nowMs - dayMs, limit: rowsPerTransaction }
    texts += await inBatches(() => store.write(({ redTeamTests }) => redTeamTests.removeTexts(ofTests)))
  }
  const replies = await inBatches(() => store.write(({ idempotency }) => idempotency.purge(nowMs, rowsPerTransaction)))
  const jobs = await inBatches(() =>
    store.write((all) => all.jobs.purge(nowMs - finishedJobsKeptMs, nowMs, rowsPerTransaction)),
  )
  const calibrations = await inBatches(() =>
    store.write((all) =>
      all.calibrations.purge({
        beforeMs: nowMs - calibrationsKeptMs,
        keptMax: calibrationsKeptMax,
        limit: rowsPerTransaction,
      }),
    ),
  )
  const sessionsEndedMs = nowMs - endedSessionsKeptMs
  const sessions =
    (await inBatches(() => store.write((all) => all.sessions.removeEnded(sessionsEndedMs, rowsPerTransaction)))) +
    (await inBatches(() => store.write((all) => all.sessions.removeExpiredCodes(nowMs, rowsPerTransaction)))) +
    (await inBatches(() => store.write((all) => all.sessions.removeSpent(nowMs, rowsPerTransaction))))
  const rows = await removeOldRows(
    scope,
    { beforeMs: nowMs - (scope.rowsKeptDays ?? defaultRowsKeptDays) * dayMs, rowsPerTransaction },
    signal,
  )
  await giveUpStalled(scope, signal)
  // Also when this pass removed nothing: the one before may have failed right here.
  if (!signal.aborted) await store.scrub()
  await continueTestRemovals(scope, signal)
  await continueStuckErasures(scope, organizationsOf(scope), signal)
  return { texts, replies, jobs, calibrations, sessions, rows }
}

/**
 * Only what had been stalled at the pass before already is given up: when the service was stopped for hours, the jobs of
 * calibrations go on beside the first pass.
 */
async function giveUpStalled(scope: RetentionScope, signal: AbortSignal): Promise<void> {
  const nowMs = scope.clock.nowMs()
  const seenMs = Number((await scope.store.read(({ settings }) => settings.get(stalledSeenAt))) ?? 0)
  // A pass that failed is repeated soon, and one at the start of the service may come minutes before the hourly one.
  if (nowMs - seenMs < betweenLooksMs) return
  for await (const { id } of organizationsOf(scope)) {
    if (signal.aborted) return
    await failStalledCalibrations(scope, id, seenMs, signal)
  }
  if (!signal.aborted) await scope.store.write(({ settings }) => settings.set(stalledSeenAt, String(nowMs)))
}

function organizationsOf({ store }: RetentionScope) {
  return everyItem((page) => store.survey(({ organizations }) => organizations.list(page)))
}

/** The setting that holds when a pass last looked for stalled calibrations, in milliseconds since 1970 UTC. */
const stalledSeenAt = 'stalled-calibrations-seen-at'
const betweenLooksMs = 1_800_000

const dayMs = 86_400_000
const rowsPerTransaction = 500
/** What is removed is overwritten, in the log first: a transaction must not outgrow the room that is kept for it. */
const textsPerTransaction = 100
/** Two days, so that the unique keys of hourly work outlive every late start. */
const finishedJobsKeptMs = 2 * 86_400_000
/** What a calibration saw three months ago says little about the traffic of today. */
const calibrationsKeptMs = 90 * 86_400_000
/** Of each project, the newest. */
const calibrationsKeptMax = 50
