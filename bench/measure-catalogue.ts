import { setTimeout as sleep } from 'node:timers/promises'
import type { Encoder } from '../server/domain/guard/encoder.ts'
import { loadEncoder } from '../server/models/encoder/load-encoder.ts'
import type { BenchServer } from './bench-server.ts'
import { checkPath, type GuardClient, parseReply } from './load/guard-client.ts'
import { HttpConnection, requestBytes } from './load/http-connection.ts'
import { makeText } from './load/texts.ts'
import { lightBars, probeLightRoutes } from './measure-light-routes.ts'
import { cpuMs } from './process-usage.ts'
import type { Bar, Measured } from './report.ts'
import { median, quantile } from './statistics.ts'

/** How much is measured. */
export interface CatalogueEffort {
  /** Checks of each size and project. */
  readonly samples: number
  /** How long the evenly spaced load runs. */
  readonly spacedMs: number
}

const sizes = { '200 B': 200, '1 kB': 1_000 } as const
type Size = keyof typeof sizes
/** Evenly spaced checks of 1 kB. */
const spacedPerSecond = 20
const activePolicies = 25

interface Timed {
  readonly latenciesMs: readonly number[]
  /** Processor time of the whole server process, each. */
  readonly cpuEachMs: number
}

/** Security and the whole default catalogue on input, beside the bare encoder and beside one policy. */
export async function measureCatalogue(
  server: BenchServer,
  client: GuardClient,
  { samples, spacedMs }: CatalogueEffort,
): Promise<Measured> {
  const ids = await policyIds(server, client)
  const one = await project(client, ids.slice(0, 1))
  const all = await project(client, ids)
  const encoder = await loadEncoder()
  const found = new Map<Size, { readonly one: Timed; readonly all: Timed; readonly bareMs: number }>()
  for (const size of Object.keys(sizes) as Size[]) {
    found.set(size, {
      one: await timeChecks(server, one, sizes[size], samples),
      all: await timeChecks(server, all, sizes[size], samples),
      bareMs: await bareEncoder(encoder, sizes[size], samples),
    })
  }
  const spaced = spacedChecks(server, all, spacedMs)
  const light = await probeLightRoutes(server, spacedMs, null)
  const spacedLatenciesMs = await spaced
  return {
    section: {
      title: 'Whole catalogue on input',
      about:
        `Security and ${activePolicies} policies on input (the default catalogue and patterns), no topics, one check at a time, prose. ` +
        'Baselines: the bare encoder on the windows of the same texts in the process of the benchmark, and the same checks with one ' +
        `policy of the catalogue. Then ${spacedPerSecond} checks of 1 kB a second, evenly spaced, beside the light routes.`,
      columns: ['checks', 'p50 ms', 'p99 ms', 'CPU ms', 'bare encoder p50 ms', 'CPU : bare encoder', 'samples'],
      rows: [
        ...[...found].flatMap(([size, { one: few, all: many, bareMs }]) => [
          rowOf(`${size}, one policy`, few, bareMs),
          rowOf(`${size}, ${activePolicies} policies`, many, bareMs),
        ]),
        [
          '1 kB, evenly spaced',
          median(spacedLatenciesMs),
          quantile(spacedLatenciesMs, 0.99),
          null,
          null,
          null,
          spacedLatenciesMs.length,
        ],
      ],
    },
    bars: [...barsOf(found, spacedLatenciesMs), ...lightBars(`beside ${spacedPerSecond} full checks a second`, light)],
  }
}

function rowOf(name: string, { latenciesMs, cpuEachMs }: Timed, bareMs: number): (string | number)[] {
  return [
    name,
    median(latenciesMs),
    quantile(latenciesMs, 0.99),
    cpuEachMs,
    bareMs,
    cpuEachMs / bareMs,
    latenciesMs.length,
  ]
}

function barsOf(
  found: ReadonlyMap<Size, { readonly one: Timed; readonly all: Timed; readonly bareMs: number }>,
  spacedMs: readonly number[],
): readonly Bar[] {
  const p50 = (size: Size): number => median(found.get(size)?.all.latenciesMs ?? [])
  const most = (name: string, unit: string, limit: number, measured: number): Bar => ({
    name,
    unit,
    limit,
    kind: 'at most',
    measured,
  })
  const ratio = (size: Size): number => p50(size) / median(found.get(size)?.one.latenciesMs ?? [])
  return [
    most('200 B check, whole catalogue, p50', 'ms', 5, p50('200 B')),
    most('1 kB check, whole catalogue, p50', 'ms', 18, p50('1 kB')),
    most(`1 kB check, whole catalogue, ${spacedPerSecond} a second, p99`, 'ms', 40, quantile(spacedMs, 0.99)),
    most('whole check of 1 kB : bare encoder', '×', 1.4, p50('1 kB') / (found.get('1 kB')?.bareMs ?? Number.NaN)),
    most(`${activePolicies} policies : one, 200 B`, '×', 1.5, ratio('200 B')),
    most(`${activePolicies} policies : one, 1 kB`, '×', 1.5, ratio('1 kB')),
  ]
}

/** The policies of the default catalogue, then patterns. */
async function policyIds({ port, key }: BenchServer, client: GuardClient): Promise<readonly string[]> {
  const path = '/api/v1/policies?limit=200'
  const connection = await HttpConnection.open(port)
  const reply = parseReply(await connection.send(requestBytes({ method: 'GET', path, key })), path)
  connection.close()
  const items: readonly { readonly id: string; readonly is_default: boolean }[] = reply.items
  const ids = items.filter(({ is_default }) => is_default).map(({ id }) => id)
  while (ids.length < activePolicies) ids.push(await client.newDenyPolicy(`forbidden${ids.length}`))
  return ids
}

async function project(client: GuardClient, ids: readonly string[]): Promise<string> {
  const projectId = await client.newProject({ isSecurityOn: true, policyId: null, furtherPolicyIds: ids })
  return client.newConversation(projectId)
}

function checkRequest({ key }: BenchServer, conversationId: string, length: number, seed: number): Buffer {
  const body = { messages_history: [{ role: 'user', content: makeText('prose', length, seed) }] }
  return requestBytes({ method: 'POST', path: checkPath(conversationId), key, body })
}

async function timeChecks(
  server: BenchServer,
  conversationId: string,
  length: number,
  samples: number,
): Promise<Timed> {
  const connection = await HttpConnection.open(server.port)
  const latenciesMs: number[] = []
  let cpuBeforeMs = 0
  for (let at = -5; at < samples; at++) {
    if (at === 0) cpuBeforeMs = cpuMs(server.pid)
    const request = checkRequest(server, conversationId, length, 1_000 + at)
    const startedMs = performance.now()
    parseReply(await connection.send(request), 'a check')
    if (at >= 0) latenciesMs.push(performance.now() - startedMs)
  }
  const cpuEachMs = (cpuMs(server.pid) - cpuBeforeMs) / samples
  connection.close()
  return { latenciesMs, cpuEachMs }
}

async function bareEncoder(encoder: Encoder, length: number, samples: number): Promise<number> {
  const latenciesMs: number[] = []
  for (let at = 0; at < samples; at++) {
    const windows = encoder.windowsOf(makeText('prose', length, 1_000 + at), 48)
    const startedMs = performance.now()
    await encoder.encode(windows)
    latenciesMs.push(performance.now() - startedMs)
  }
  return median(latenciesMs)
}

async function spacedChecks(
  server: BenchServer,
  conversationId: string,
  durationMs: number,
): Promise<readonly number[]> {
  const free: HttpConnection[] = []
  const latenciesMs: number[] = []
  const running: Promise<void>[] = []
  const count = Math.floor((durationMs / 1_000) * spacedPerSecond)
  const startedMs = performance.now()
  for (let at = 0; at < count; at++) {
    await sleep(Math.max(0, startedMs + (at * 1_000) / spacedPerSecond - performance.now()))
    // A check that comes while all others wait, on a machine that is slow just now, waits for none of them.
    const connection = free.pop() ?? (await HttpConnection.open(server.port))
    const request = checkRequest(server, conversationId, sizes['1 kB'], 5_000 + at)
    const sentMs = performance.now()
    running.push(
      connection.send(request).then((reply) => {
        parseReply(reply, 'a spaced check')
        latenciesMs.push(performance.now() - sentMs)
        free.push(connection)
      }),
    )
  }
  await Promise.all(running)
  // All were answered, so all are free.
  for (const connection of free) connection.close()
  return latenciesMs
}
