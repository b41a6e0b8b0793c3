import type { TestRemoval } from '../../domain/red-team-test/test-removal.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import type { TestReference } from './read-test.ts'

type RemovalScope = Pick<ServiceScope, 'store' | 'clock'>

/** Rows of each kind that one transaction removes, so that checks are not held up. */
const rowsPerTransaction = 200
/** Transactions that the request itself waits for; a job does the rest. */
const transactionsInRequest = 5
/** An answer is taken within this time: what was on its way when its test was deleted is swept then, in milliseconds. */
const sweepAfterMs = 120_000

/**
 * Goes on with a removal that has begun, as far as the request may wait; resolves with whether nothing is left, in the log
 * of the database too. A job finishes what is left.
 */
export async function removeInRequest(scope: RemovalScope, removal: TestRemoval): Promise<boolean> {
  const { organizationId, testId } = removal
  const isDone = await removeSome(scope, removal, new AbortController().signal, transactionsInRequest)
  const isClean =
    isDone &&
    (await scope.store.scrub().then(
      () => true,
      () => false,
    ))
  const nowMs = scope.clock.nowMs()
  const job = { organizationId, name: 'privacy.remove-test', payload: { testId }, uniqueKey: null } as const
  await scope.store.write(async ({ jobs, testRemovals }) => {
    if (!isClean) await jobs.add({ ...job, runAtMs: nowMs })
    if (removal.what === 'rows') await jobs.add({ ...job, runAtMs: nowMs + sweepAfterMs })
    else if (isClean) await testRemovals.end(removal)
  })
  return isClean
}

/** Removes what is left of a test. May be repeated. Rejects with Problem `overloaded` when the files cannot be cleaned yet. */
export async function continueTestRemoval(
  scope: RemovalScope,
  reference: TestReference,
  signal: AbortSignal,
): Promise<void> {
  const removal = await scope.store.read(({ testRemovals }) => testRemovals.find(reference))
  if (removal === null) return
  if (!(await removeSome(scope, removal, signal, Number.POSITIVE_INFINITY))) return
  await scope.store.scrub()
  const isSwept = removal.what === 'texts' || scope.clock.nowMs() >= removal.requestedAtMs + sweepAfterMs
  if (isSwept) await scope.store.write(({ testRemovals }) => testRemovals.end(removal))
}

/** Goes on with every removal that is open, however its job ended. At most 100 in one pass. */
export async function continueTestRemovals(scope: RemovalScope, signal: AbortSignal): Promise<void> {
  const open = await scope.store.read(({ testRemovals }) => testRemovals.listOpen(100))
  for (const removal of open) await continueTestRemoval(scope, removal, signal)
}

/** True when nothing was left. */
async function removeSome(
  { store }: RemovalScope,
  removal: TestRemoval,
  signal: AbortSignal,
  transactionsMax: number,
): Promise<boolean> {
  for (let count = 0; count < transactionsMax && !signal.aborted; count += 1) {
    const removed = await store.write(({ testRemovals }) => testRemovals.removeSome(removal, rowsPerTransaction))
    if (removed === 0) return true
  }
  return false
}
