import type { RedoubtClient } from '../../client/create-client.ts'
import type { TechniqueTally } from './technique-table.ts'

/** What of the service is needed to watch a run. */
export type WatchedClient = Pick<RedoubtClient, 'call' | 'clock'>

/** How a run stands by technique. */
export interface TechniqueWatch {
  /** Asks the service, unless it was asked a moment ago or has not answered yet. Returns at once and never throws. */
  look(runId: string): void
  /** What it told last. */
  tallies(): readonly TechniqueTally[]
}

/** The service counts all attempts of the run each time, in milliseconds. */
const lookEveryMs = 1_000

/** Watches runs of a test. What cannot be read now is read the next time: nothing depends on it. */
export function watchTechniques(client: WatchedClient, testId: string, signal: AbortSignal): TechniqueWatch {
  let tallies: readonly TechniqueTally[] = []
  let lookedAtMs = Number.NEGATIVE_INFINITY
  let isLooking = false
  const read = async (runId: string) => {
    const request = { params: { test_id: testId }, query: { run_id: runId } }
    const { summary } = await client.call('readAttackResultsSummary', request, { signal, retries: 0 })
    tallies = (summary?.per_technique ?? []).map(({ technique_id: id, attempts, failed: breaches, unclear = 0 }) => {
      return { id, attempts, breaches, unclear }
    })
  }
  return {
    look(runId) {
      const nowMs = client.clock.nowMs()
      if (isLooking || nowMs - lookedAtMs < lookEveryMs) return
      isLooking = true
      lookedAtMs = nowMs
      void read(runId)
        .catch(() => undefined)
        .finally(() => {
          isLooking = false
        })
    },
    tallies: () => tallies,
  }
}
