import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { checkExport } from './check-export.ts'
import { type Access, createGuardedProject, exportAll } from './client.ts'
import type { CrashDatabase } from './crash-database.ts'
import { type Ledger, startLoad } from './load.ts'
import { seededRandom } from './seeded-random.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** How the service is killed. */
export interface KillOptions {
  readonly database: CrashDatabase
  readonly seed: number
  /** How often, at least 1. */
  readonly rounds: number
  /** Takes one line per round. */
  readonly report: (line: string) => void
}

/** A killed service that was started again. */
export interface CrashScene {
  readonly organizationId: string
  readonly projectId: string
  readonly key: string
  readonly ledger: Ledger
}

/** The longest time under load, in milliseconds. */
const loadMsMax = 500

/**
 * Starts the real service, kills it with SIGKILL under load, starts it again on the same data, and so on; after each
 * round the export must hold every message that was acknowledged in any round. Returns what went wrong. About two
 * seconds per round.
 */
export async function testKill({ database, seed, rounds, report }: KillOptions): Promise<readonly string[]> {
  const random = seededRandom(seed)
  const problems: string[] = []
  const identity = { organizationId: randomUUID(), key: randomBytes(24).toString('hex') }
  let server = await startOn(database, identity)
  try {
    const projectId = await createGuardedProject({ ...identity, address: server.address }, identity.organizationId)
    const scene: CrashScene = { ...identity, projectId, ledger: { texts: new Map() } }
    for (let round = 1; round <= rounds; round += 1) {
      const before = scene.ledger.texts.size
      const load = startLoad({ ...scene, access: accessTo(server, scene), name: `round-${round}` })
      await load.busy
      const killMs = random(0, loadMsMax)
      await pause(killMs)
      await load.nextReply()
      load.expectFailures()
      await server.kill()
      await load.stop()
      server = await startOn(database, identity)
      const seen = await inspect(server, database, scene)
      problems.push(...seen.problems.map((problem) => `${database.name} kill ${round}: ${problem}`))
      report(
        `${database.name} kill ${round}/${rounds}: after ${killMs} ms, ${scene.ledger.texts.size - before} acknowledged, ${seen.summary}`,
      )
    }
    return problems
  } finally {
    await server.kill()
  }
}

/** Starts the service on a database. */
export function startOn(
  database: CrashDatabase,
  { organizationId, key }: { readonly organizationId: string; readonly key: string },
): Promise<ServerProcess> {
  return startServerProcess({
    ...database.settings,
    REDOUBT_INIT_ORGANIZATION_ID: organizationId,
    REDOUBT_INIT_API_KEY: key,
    REDOUBT_DETECTOR_WORKERS: '1',
  })
}

/** How a test talks to a service. */
export function accessTo({ address }: ServerProcess, { key }: { readonly key: string }): Access {
  return { address, key }
}

/** Exports what is there and compares it with what was acknowledged. */
export async function inspect(
  server: ServerProcess,
  database: CrashDatabase,
  { ledger, projectId, key }: CrashScene,
): Promise<{ readonly summary: string; readonly problems: readonly string[] }> {
  const exported = await exportAll(accessTo(server, { key }), projectId)
  const problems = checkExport(exported, ledger, await database.countRolledUp(projectId))
  const summary = `${ledger.texts.size} acknowledged and ${exported.messages.length} found in all${problems.map((problem) => `, ${problem}`).join('')}`
  return { summary, problems }
}
