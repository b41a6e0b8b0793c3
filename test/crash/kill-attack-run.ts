import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import {
  type AttackReply,
  attemptsOf,
  driveAttack,
  expectedOf,
  prepareAttack,
  type RunSize,
  type Seen,
  type Send,
  techniqueIds,
} from './attack-load.ts'
import type { CrashDatabase } from './crash-database.ts'
import { seededRandom } from './seeded-random.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** How a run is disturbed. */
export interface AttackKillOptions {
  readonly database: CrashDatabase
  readonly seed: number
  /** How often servers and clients are killed together. */
  readonly kills: number
  readonly size: RunSize
  /** Whether the kills come while the findings of the run are confirmed, instead of before. */
  readonly isConfirming?: boolean
  /** Servers on one database; more than 1 only on PostgreSQL. Each kill ends one of them. */
  readonly servers: number
  /** Takes one line now and then. */
  readonly report: (line: string) => void
}

/** Clients of a run; the first one drives the plain loop. */
const clients = 8

/** Answered turns that are looked up one by one in the end, at most. */
const lookedUpMax = 2_000

/**
 * Drives a run to its end while `kill -9` ends servers and clients at random moments, then compares everything with what
 * a run without any of that comes to. Returns what went wrong.
 */
export async function testAttackKills(options: AttackKillOptions): Promise<readonly string[]> {
  const { database, seed, kills, size, report, isConfirming = false } = options
  const random = seededRandom(seed)
  const identity = { organizationId: randomUUID(), key: randomBytes(24).toString('hex') }
  const start = () => startOn(database, identity)
  const servers = await startAll(options.servers, start)
  const problems: string[] = []
  const seen: Seen = { acknowledged: new Set(), nextMs: [], turnMs: [] }
  try {
    const sendTo = (place: number): Send => fetchSend(identity, () => servers[place % servers.length])
    const testId = await prepareAttack(sendTo(0), identity.organizationId, size)
    const path = `/tests/${testId}/attack-run/begin`
    const body = isConfirming ? { confirm_breaches: { replays } } : {}
    const begun = await Promise.all([sendTo(0)('POST', path, body), sendTo(1)('POST', path, body)])
    const expected = expectedOf(size)
    for (let round = 0; round <= kills; round += 1) {
      const stop = new AbortController()
      const onProblem = (problem: string) => problems.push(`${database.name} round ${round}: ${problem}`)
      const driving = Array.from({ length: clients }, (_, index) =>
        // A client that is killed with the server is no failure; it comes back with its name.
        driveAttack({
          ...{ send: sendTo(index), testId, seen, signal: stop.signal, onProblem },
          worker: index === 0 ? null : `w${index}`,
        }).catch(() => false),
      )
      if (round < kills) {
        const turns = isConfirming ? expected.turns + confirmingTurns : expected.turns
        const before = isConfirming ? expected.turns : 0
        await pauseUntil(seen, before + Math.floor(((turns - before) * (round + 1)) / (kills + 1)), driving)
        await pause(random(0, 30))
        const victim = random(0, servers.length - 1)
        await servers[victim]?.kill()
        stop.abort()
        await Promise.all(driving)
        servers[victim] = await start()
        report(`${database.name} kill ${round + 1}/${kills}: ${seen.acknowledged.size} turns acknowledged`)
      } else await Promise.all(driving)
    }
    problems.push(...(await inspect(sendTo(0), { testId, size, seen, begun, isConfirming })))
    if (isConfirming) problems.push(...(await inspectConfirmed(sendTo(0), testId)))
    return problems
  } finally {
    await Promise.all(servers.map((server) => server.kill()))
  }
}

async function startAll(count: number, start: () => Promise<ServerProcess>): Promise<ServerProcess[]> {
  const servers: ServerProcess[] = []
  // One after the other: the first one prepares the database.
  for (let index = 0; index < count; index += 1) servers.push(await start())
  return servers
}

/** Starts the service of these tests on a database. */
export function startOn(
  database: Pick<CrashDatabase, 'settings'>,
  { organizationId, key }: { readonly organizationId: string; readonly key: string },
): Promise<ServerProcess> {
  const settings = {
    ...database.settings,
    REDOUBT_INIT_ORGANIZATION_ID: organizationId,
    REDOUBT_INIT_API_KEY: key,
    REDOUBT_INIT_CREDITS: '1000000',
    REDOUBT_DETECTOR_WORKERS: '1',
  }
  return startServerProcess(settings, join(import.meta.dirname, 'attack-server.ts'))
}

function fetchSend(
  { organizationId, key }: { readonly organizationId: string; readonly key: string },
  server: () => ServerProcess | undefined,
): Send {
  return async (method, path, body) => {
    const response = await fetch(new URL(path, server()?.address), {
      method,
      headers: {
        ...{ 'x-api-key': key, 'x-organization-id': organizationId },
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    return { status: response.status, json: await response.json() }
  }
}

/** Waits until so many turns were acknowledged, or the run was done before. */
async function pauseUntil(seen: Seen, turns: number, driving: readonly Promise<boolean>[]): Promise<void> {
  let isOver = false
  void Promise.all(driving).then(() => {
    isOver = true
  })
  while (!isOver && seen.acknowledged.size < turns) await pause(5)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

const replays = 5

/** Turns that the load's findings take at least to be confirmed: what each technique brings out is one, and breaks at once. */
const confirmingTurns = replays * techniqueIds.length

/** Every finding was sent again as often as it was to be, no more and no less, and its shortest form is known. */
async function inspectConfirmed(send: Send, testId: string): Promise<readonly string[]> {
  const { items } = (await send('GET', `/tests/${testId}/results/findings`)).json
  const told = items.map(({ confirmation }: AttackReply['json']) => confirmation)
  const isOver = ({ is_minimal, turns, tried }: AttackReply['json']) =>
    is_minimal && turns.length === 1 && tried >= replays
  const isRight = ({ status, tried, broke, attempts, shortest }: AttackReply['json']) =>
    status === 'reproduced' && tried === replays && broke === replays && isOver(shortest) && attempts % replays === 0
  return told.length === techniqueIds.length && told.every(isRight) ? [] : [`confirmed: ${JSON.stringify(told)}`]
}

interface Ending {
  readonly isConfirming: boolean
  readonly testId: string
  readonly size: RunSize
  readonly seen: Seen
  readonly begun: readonly AttackReply[]
}

async function inspect(send: Send, { testId, size, seen, begun, isConfirming }: Ending): Promise<readonly string[]> {
  const problems: string[] = []
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted)) {
      problems.push(`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
    }
  }
  const { json } = await send('GET', `/tests/${testId}/attack-results/summary`)
  const { failed, turns } = expectedOf(size)
  const attempts = attemptsOf(size)
  expect('status', json.status, 'completed')
  expect('attempts', json.summary.attempts_total, attempts)
  expect('failed', json.summary.attempts_failed, failed)
  expect('passed', json.summary.attempts_passed, attempts - failed)
  expect('errored', json.summary.attempts_errored, 0)
  expect('not run', json.summary.not_run, 0)
  // A turn that was stored but whose reply was lost is acknowledged when it is sent again, or never; no more than these.
  if (!isConfirming && seen.acknowledged.size > turns)
    problems.push(`${seen.acknowledged.size} turns acknowledged, only ${turns} exist`)
  const charged = begun.reduce((sum, { json: reply }) => sum + reply.credits_charged, 0)
  expect('credits of begin', charged, attempts * size.turns)
  const { items } = (await send('GET', '/api/v1/credits?limit=500')).json
  const booked = items.filter(({ kind }: { kind: string }) => kind === 'attack-run')
  expect(
    'ledger',
    booked.map(({ amount }: { amount: number }) => amount),
    [-attempts * size.turns],
  )
  problems.push(...(await lookUp(send, testId, [...seen.acknowledged])))
  return problems
}

/** Every acknowledged turn is there and has its verdict. */
async function lookUp(send: Send, testId: string, acknowledged: readonly string[]): Promise<readonly string[]> {
  const step = Math.max(1, Math.floor(acknowledged.length / lookedUpMax))
  const problems: string[] = []
  for (let place = 0; place < acknowledged.length; place += step) {
    const [attempt = '', turn = ''] = acknowledged[place]?.split('/') ?? []
    const path = `/tests/${testId}/attack-run/eval-status?attempt_id=${attempt}&turn_index=${turn}`
    const { status, json } = await send('GET', path)
    if (status !== 200 || json.decision === 'pending' || json.evaluation === null) {
      problems.push(`turn ${turn} of attempt ${attempt}: ${status} ${JSON.stringify(json).slice(0, 200)}`)
    }
  }
  return problems
}
