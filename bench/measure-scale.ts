import { measureLargeProjects } from './measure-large-projects.ts'
import { measureMemoryGrowth } from './measure-memory-growth.ts'
import { measureMonitoring } from './measure-monitoring.ts'
import { measureTwoServers } from './measure-two-servers.ts'
import type { Measured } from './report.ts'
import type { WithServer } from './with-server.ts'

/** What the measurements of size need. */
export interface ScaleOptions {
  readonly isShort: boolean
  readonly onProgress: (what: string) => void
  readonly withServer: WithServer
  /** Creates an empty PostgreSQL database and returns the way to it. */
  readonly newDatabase: (name: string) => Promise<string>
}

const fullEffort = {
  samples: 200,
  messages: 1_000_000,
  repetitions: 7,
  lightMs: 10_000,
  checks: 200_000,
  rate: { warmUpMs: 4_000, durationMs: 10_000 },
}

const shortEffort = {
  samples: 20,
  messages: 20_000,
  repetitions: 2,
  lightMs: 1_000,
  checks: 4_000,
  rate: { warmUpMs: 500, durationMs: 1_500 },
}

/** Measures large projects, long monitoring, two servers and the growth of memory. */
export async function measureScale(options: ScaleOptions): Promise<readonly Measured[]> {
  const { isShort, onProgress, withServer, newDatabase } = options
  const { samples, messages, repetitions, lightMs, checks, rate } = isShort ? shortEffort : fullEffort
  const found: Measured[] = []
  const monitoring = { messages, repetitions, lightMs }
  onProgress('large projects')
  found.push(await withServer(null, (server, client) => measureLargeProjects(server, client, { samples })))
  onProgress('monitoring, embedded database')
  found.push(
    await withServer(null, (server, client) =>
      measureMonitoring(server, client, { ...monitoring, database: 'embedded', postgresUrl: null }),
    ),
  )
  onProgress('monitoring, PostgreSQL')
  const postgresUrl = await newDatabase('bench_monitoring')
  found.push(
    await withServer(postgresUrl, (server, client) =>
      measureMonitoring(server, client, { ...monitoring, database: 'PostgreSQL', postgresUrl }),
    ),
  )
  onProgress('two servers on one PostgreSQL')
  found.push(await measureTwoServers(await newDatabase('bench_two_servers'), rate))
  onProgress('memory over many checks')
  found.push(await withServer(null, (server, client) => measureMemoryGrowth(server, client, checks)))
  return found
}
