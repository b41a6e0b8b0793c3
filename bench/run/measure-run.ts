import { randomBytes, randomUUID } from 'node:crypto'
import { attemptsOf, driveAttack, prepareAttack, type RunSize, type Seen } from '../../test/crash/attack-load.ts'
import type { CrashDatabase } from '../../test/crash/crash-database.ts'
import { startOn } from '../../test/crash/kill-attack-run.ts'
import { memory } from '../process-usage.ts'
import { linearSlope, median, type Point, quantile } from '../statistics.ts'
import { openAttackConnection } from './attack-connection.ts'

/** What a run was like. */
export interface RunFigures {
  readonly turnsPerSecond: number
  /** Milliseconds. */
  readonly nextP99: number
  readonly turnsP99: number
  readonly nextP50: number
  readonly turnsP50: number
  /**
   * Megabytes that the server grew by for each 10,000 attempts of a run: the median of the runs after the first, which
   * fills bounded caches. `NaN` where there was one run, or too few readings.
   */
  readonly memoryPer10kMb: number
  /** Megabytes after each run. */
  readonly memoryAfterRunsMb: readonly number[]
  /** Requests to `/health/live` each second over as many connections, just before: what this machine gives today. */
  readonly baselinePerSecond: number
  readonly problems: readonly string[]
}

const clients = 16
const baselineMs = 3_000
const sampleMs = 500

/** How much is driven. */
export interface RunLoad {
  readonly database: Pick<CrashDatabase, 'settings'>
  readonly size: RunSize
  /** Runs of that size, one after the other, on the same server; 1 or more. */
  readonly runs: number
}

/** Drives runs to their end with 16 clients over HTTP, judging by the fixture's rules. */
export async function measureRun({ database, size, runs }: RunLoad): Promise<RunFigures> {
  const identity = { organizationId: randomUUID(), key: randomBytes(24).toString('hex') }
  const server = await startOn(database, identity)
  const port = Number(new URL(server.address).port)
  const connections = await Promise.all(Array.from({ length: clients }, () => openAttackConnection(port, identity)))
  const problems: string[] = []
  try {
    const [first] = connections
    if (!first) throw new Error('there are no clients')
    const baselinePerSecond = await measureBaseline(connections.map(({ send }) => send))
    const seen: Seen = { acknowledged: new Set(), nextMs: [], turnMs: [] }
    const slopes: number[] = []
    const memoryAfterRunsMb: number[] = []
    let seconds = 0
    for (let run = 0; run < runs; run += 1) {
      const testId = await prepareAttack(first.send, identity.organizationId, size)
      await first.send('POST', `/tests/${testId}/attack-run/begin`, {})
      const readings: Point[] = []
      const turnsBefore = seen.acknowledged.size
      const timer = setInterval(() => {
        readings.push({ x: seen.acknowledged.size, y: memory(server.pid).residentMb })
      }, sampleMs)
      const startedMs = performance.now()
      await Promise.all(
        connections.map(({ send }, index) =>
          driveAttack({
            ...{ send, testId, worker: `w${index}`, seen, signal: new AbortController().signal },
            onProblem: (problem) => problems.push(problem),
          }),
        ),
      )
      seconds += (performance.now() - startedMs) / 1_000
      clearInterval(timer)
      memoryAfterRunsMb.push(memory(server.pid).residentMb)
      const turnsPerAttempt = (seen.acknowledged.size - turnsBefore) / attemptsOf(size)
      if (run > 0 && readings.length >= 3) slopes.push(linearSlope(readings) * turnsPerAttempt * 10_000)
    }
    return {
      turnsPerSecond: seen.acknowledged.size / seconds,
      nextP99: quantile(seen.nextMs, 0.99),
      nextP50: quantile(seen.nextMs, 0.5),
      turnsP99: quantile(seen.turnMs, 0.99),
      turnsP50: quantile(seen.turnMs, 0.5),
      memoryPer10kMb: slopes.length === 0 ? Number.NaN : median(slopes),
      ...{ memoryAfterRunsMb, baselinePerSecond, problems },
    }
  } finally {
    for (const { close } of connections) close()
    await server.kill()
  }
}

async function measureBaseline(
  sends: readonly Awaited<ReturnType<typeof openAttackConnection>>['send'][],
): Promise<number> {
  const untilMs = performance.now() + baselineMs
  let answered = 0
  await Promise.all(
    sends.map(async (send) => {
      while (performance.now() < untilMs) {
        await send('GET', '/health/live')
        answered += 1
      }
    }),
  )
  return answered / (baselineMs / 1_000)
}
