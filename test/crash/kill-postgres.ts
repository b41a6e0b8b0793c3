import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createGuardedProject, send } from './client.ts'
import { postgresDatabase } from './crash-database.ts'
import { crashPostgres, type RestartedPostgres } from './crash-postgres.ts'
import { accessTo, type CrashScene, inspect, startOn } from './kill-service.ts'
import { startLoad } from './load.ts'
import { seededRandom } from './seeded-random.ts'
import type { ServerProcess } from './server-process.ts'

/** How the database server is killed. */
export interface KillPostgresOptions {
  /** Leads to an empty database on a server of this machine that the test started itself. */
  readonly url: string
  readonly seed: number
  /** Takes one line. */
  readonly report: (line: string) => void
}

/** How long the service may need to find its database again, in milliseconds. */
const reconnectMsMax = 30_000
const askEveryMs = 100

/**
 * Kills the PostgreSQL server with SIGKILL while the service is under load, starts it again on its files, and asks the
 * same service, which never ended, for every message that was acknowledged; then it must take new ones. Returns what
 * went wrong.
 */
export async function testKillPostgres({ url, seed, report }: KillPostgresOptions): Promise<readonly string[]> {
  const random = seededRandom(seed)
  const database = postgresDatabase(url)
  const identity = { organizationId: randomUUID(), key: randomBytes(24).toString('hex') }
  const server = await startOn(database, identity)
  let postgres: RestartedPostgres | null = null
  try {
    const access = accessTo(server, identity)
    const projectId = await createGuardedProject(access, identity.organizationId)
    const scene: CrashScene = { ...identity, projectId, ledger: { texts: new Map() } }
    const load = startLoad({ ...scene, access, name: 'before' })
    await load.busy
    const killMs = random(100, 600)
    await pause(killMs)
    await load.nextReply()
    load.expectFailures()
    const crashed = await crashPostgres(url)
    await load.stop()
    const before = scene.ledger.texts.size
    postgres = await crashed.restart()
    await untilReady(server, identity.key)
    const later = startLoad({ ...scene, access, name: 'after' })
    await later.busy
    await later.stop()
    const { problems, summary } = await inspect(server, database, scene)
    report(
      `PostgreSQL server killed after ${killMs} ms (${crashed.processes} processes): ${before} acknowledged before, ${scene.ledger.texts.size - before} after it came back, ${summary}`,
    )
    return problems.map((problem) => `PostgreSQL server kill: ${problem}`)
  } finally {
    await server.kill()
    await postgres?.stop()
  }
}

async function untilReady(server: ServerProcess, key: string): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += askEveryMs) {
    const { status, json } = await send(accessTo(server, { key }), '/health/ready')
    if (status === 200) return
    if (waitedMs > reconnectMsMax)
      throw new Error(`The service does not find its database again: ${JSON.stringify(json)}`)
    await pause(askEveryMs)
  }
}
