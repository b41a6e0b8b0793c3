import type { BenchServer } from './bench-server.ts'
import { type LoadPlan, startBackgroundLoad } from './load/background-load.ts'
import { checkPath, type GuardClient } from './load/guard-client.ts'
import { HttpConnection, requestBytes } from './load/http-connection.ts'
import { imagesBody, imagesBodyMiB } from './load/images-body.ts'
import { makeText } from './load/texts.ts'
import type { Bar, Measured } from './report.ts'
import { quantile } from './statistics.ts'

/** The routes that have to stay fast. */
const lightPaths = ['/health/live', '/api/v1/policies?limit=1'] as const

/** A request of each route starts this often, whether the one before was answered or not. */
const everyMs = 5
/** Each route may have this many requests outstanding. */
const connectionsMax = 64

/** Checks of 32 kB and of 1 MB that are in flight at the same time while detectors are busy. */
const busyChecks = { '32 kB': 2, '1 MB': 2 } as const

/** p99 of the light routes on an idle server, while detectors are busy, and while 42 MiB bodies arrive. */
export async function measureLightRoutes(
  server: BenchServer,
  client: GuardClient,
  durationMs: number,
): Promise<Measured> {
  const projectId = await client.newProject({ isSecurityOn: true, policyId: null })
  const conversationId = await client.newConversation(projectId)
  const check = (body: unknown) =>
    requestBytes({ method: 'POST', path: checkPath(conversationId), key: server.key, body })
  const textCheck = (length: number, seed: number) =>
    check({ messages_history: [{ role: 'user', content: makeText('prose', length, seed) }] })
  const detectorLoad = {
    port: server.port,
    connections: [
      ...Array.from({ length: busyChecks['32 kB'] }, (_, seed) => [textCheck(32_000, seed)]),
      ...Array.from({ length: busyChecks['1 MB'] }, (_, seed) => [textCheck(1_000_000, seed)]),
    ],
  }
  const bodyLoad = { port: server.port, connections: [[check(imagesBody())]] }
  const idle = await probeLightRoutes(server, durationMs, null)
  const busy = await probeLightRoutes(server, durationMs, detectorLoad)
  const large = await probeLightRoutes(server, durationMs, bodyLoad)
  const rows = lightPaths.flatMap((path) => [
    rowOf(`${path}, idle`, path, idle, idle),
    rowOf(`${path}, detectors busy`, path, busy, idle),
    rowOf(`${path}, ${imagesBodyMiB} MiB bodies arrive`, path, large, idle),
  ])
  return {
    section: {
      title: 'Light routes beside heavy ones',
      about:
        `A request of each route every ${everyMs} ms, also when earlier ones are still unanswered, so that a stop shows in all that ` +
        `it delays. Detectors busy: ${busyChecks['32 kB']} checks of 32 kB and ${busyChecks['1 MB']} of 1 MB always in flight. Large bodies: checks with six ` +
        'images of 7 MB of base64 each, one after the other. Baseline: the idle server.',
      columns: ['route and load', 'p50 ms', 'p99 ms', 'slowest ms', 'p99 : idle', 'samples', 'heavy requests beside'],
      rows,
    },
    bars: [...lightBars('while detectors are busy', busy), ...lightBars('while 42 MiB bodies arrive', large)],
  }
}

/** What the light routes showed beside a load. */
export interface LightProbe {
  readonly latenciesMs: ReadonlyMap<string, readonly number[]>
  readonly heavy: number
}

/** Latencies of the light routes, beside a load or alone. */
export async function probeLightRoutes(
  server: BenchServer,
  durationMs: number,
  plan: LoadPlan | null,
): Promise<LightProbe> {
  const load = plan && (await startBackgroundLoad(plan))
  const latenciesMs = new Map<string, readonly number[]>()
  await Promise.all(lightPaths.map(async (path) => latenciesMs.set(path, await probe(server, path, durationMs))))
  const heavy = load ? await load.stop() : 0
  if (load && heavy === 0) throw new Error('No heavy request was answered beside the light ones.')
  return { latenciesMs, heavy }
}

/** Latency from the moment at which the request was written. */
async function probe({ port, key }: BenchServer, path: string, durationMs: number): Promise<readonly number[]> {
  const request = requestBytes({ method: 'GET', path, key })
  const idle = await Promise.all(Array.from({ length: connectionsMax }, () => HttpConnection.open(port)))
  const connections = [...idle]
  const latenciesMs: number[] = []
  const failures: unknown[] = []
  const running: Promise<void>[] = []
  const ask = async (connection: HttpConnection) => {
    const startedMs = performance.now()
    const { status } = await connection.send(request)
    latenciesMs.push(performance.now() - startedMs)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    idle.push(connection)
  }
  const startedMs = performance.now()
  await new Promise<void>((resolve) => {
    let due = 0
    const timer = setInterval(() => {
      const elapsedMs = performance.now() - startedMs
      for (; due * everyMs <= elapsedMs; due++) {
        const connection = idle.pop()
        if (connection) running.push(ask(connection).catch((error: unknown) => void failures.push(error)))
      }
      if (elapsedMs < durationMs && failures.length === 0) return
      clearInterval(timer)
      resolve()
    }, everyMs)
  })
  await Promise.all(running)
  for (const connection of connections) connection.close()
  if (failures.length > 0) throw failures[0]
  return latenciesMs
}

function rowOf(name: string, path: string, probed: LightProbe, idle: LightProbe): (string | number | null)[] {
  const values = probed.latenciesMs.get(path) ?? []
  const idleP99 = quantile(idle.latenciesMs.get(path) ?? [], 0.99)
  const p99 = quantile(values, 0.99)
  return [name, quantile(values, 0.5), p99, quantile(values, 1), p99 / idleP99, values.length, probed.heavy]
}

/** The promises about the light routes beside a load. */
export function lightBars(when: string, { latenciesMs }: LightProbe): readonly Bar[] {
  return lightPaths.map((path) => ({
    name: `${path} ${when}, p99`,
    unit: 'ms',
    limit: 10,
    kind: 'at most' as const,
    measured: quantile(latenciesMs.get(path) ?? [], 0.99),
  }))
}
