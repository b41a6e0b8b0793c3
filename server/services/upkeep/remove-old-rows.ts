import type { ServiceScope } from '../scope/service-scope.ts'

/** How long rows are kept when the operator sets nothing, in days: two years. */
export const defaultRowsKeptDays = 730

/** Which rows are old, and how many one transaction removes. */
export interface OldRows {
  /** Rows of before this time are old. */
  readonly beforeMs: number
  /** At most; 1 or more. */
  readonly rowsPerTransaction: number
}

/**
 * Removes messages that are older than rows are kept, with their feedback, the turns and steps of conversations of which no
 * message is left, snapshots of configurations that no message refers to, and completed erasures of that age; returns how many
 * messages, snapshots and erasures. Conversations, counters by
 * the hour, entries of the ledger and of the audit log stay.
 */
export async function removeOldRows(
  { store }: Pick<ServiceScope, 'store'>,
  { beforeMs, rowsPerTransaction: limit }: OldRows,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0
  const inBatches = async (removeSome: () => Promise<number>) => {
    for (let count = limit; count === limit && !signal.aborted; ) {
      count = await removeSome()
      removed += count
    }
  }
  for (const project of await store.survey(({ rowRetention }) => rowRetention.listProjects())) {
    if (signal.aborted) break
    await inBatches(() => store.write((all) => all.rowRetention.removeMessages({ ...project, beforeMs, limit })))
    await inBatches(() => store.write((all) => all.rowRetention.removeSnapshots({ ...project, beforeMs, limit })))
  }
  await inBatches(() => store.write((all) => all.rowRetention.removeErasures(beforeMs, limit)))
  return removed
}
