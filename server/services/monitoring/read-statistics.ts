import type { MonitoringStats } from '../../domain/monitoring/monitoring.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** Which days of which project. */
export interface StatisticsQuery {
  readonly organizationId: string
  readonly projectId: string
  /** 1 to 31: today and those before it. */
  readonly days: number
  /** How far the reader's clocks are ahead of UTC. */
  readonly utcOffsetMinutes: number
}

/** What was judged on one day. */
export interface DayStatistics {
  /** The begin of the day by the reader's clocks, in UTC. */
  readonly fromMs: number
  /** Exclusive. */
  readonly toMs: number
  readonly stats: MonitoringStats
  /** Messages that were unsafe. */
  readonly blocked: number
  /** Messages of which a check could not be made, safe or not. */
  readonly errored: number
  /** Null when there was no message. */
  readonly latency: { readonly medianMs: number; readonly p95Ms: number; readonly measured: number } | null
}

const dayMs = 86_400_000
/** Enough for a median and a 95th percentile, few enough for thirty days in one reply. */
const latenciesMax = 300

/**
 * The days of a project, oldest first. Rejects with Problem `project-not-found`. Cost for each day: one read of the
 * roll-up and of the index of issues, and at most 300 messages.
 */
export async function readStatistics(scope: GuardScope, query: StatisticsQuery): Promise<readonly DayStatistics[]> {
  const { project } = await scope.configurations.read(query.organizationId, query.projectId)
  const nowMs = scope.clock.nowMs()
  const offsetMs = query.utcOffsetMinutes * 60_000
  const todayMs = Math.floor((nowMs + offsetMs) / dayMs) * dayMs - offsetMs
  const starts = Array.from({ length: query.days }, (_, index) => todayMs - (query.days - 1 - index) * dayMs)
  // Some days are asked for together: the way there and back for each by itself takes longer than the reading.
  return scope.store.survey(async ({ messages }) => {
    const days: DayStatistics[] = []
    const ofDay = async (fromMs: number): Promise<DayStatistics> => {
      const filter = {
        organizationId: query.organizationId,
        projectId: project.id,
        fromMs,
        toMs: Math.min(fromMs + dayMs, nowMs + 1),
        policyId: null,
        issuesOnly: false,
        unsafeOnly: false,
      } as const
      const [{ stats, unsafe, errored }, latencies] = await Promise.all([
        messages.statsAndMore(filter),
        messages.latestLatencies(filter, latenciesMax),
      ])
      return { fromMs, toMs: filter.toMs, stats, blocked: unsafe, errored, latency: summarise(latencies) }
    }
    for (let from = 0; from < starts.length; from += daysAtOnce)
      days.push(...(await Promise.all(starts.slice(from, from + daysAtOnce).map(ofDay))))
    return days
  })
}

/** Each day takes two connections for reading; others wait for these too. */
const daysAtOnce = 3

function summarise(latencies: readonly number[]): DayStatistics['latency'] {
  const sorted = latencies.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  const [medianMs, p95Ms] = [at(0.5), at(0.95)]
  return medianMs === undefined || p95Ms === undefined ? null : { medianMs, p95Ms, measured: sorted.length }
}
