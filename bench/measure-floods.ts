import { type BenchServer, startBenchServer } from './bench-server.ts'
import { type Flood, floodRequest, refusedPauseMs, startFlood } from './load/flood-load.ts'
import { parseReply } from './load/guard-client.ts'
import { HttpConnection, requestBytes } from './load/http-connection.ts'
import type { Measured } from './report.ts'
import { quantile } from './statistics.ts'

/** How long the floods last. */
export interface FloodEffort {
  /** Samples of the quiet organization, alone and under each flood. */
  readonly samples: number
  /** Connections of a flood. */
  readonly connections: number
  /** How long the overload lasts before it is measured: until then a backlog counts as a burst. */
  readonly settleMs: number
  /** How long throughput is counted. */
  readonly countMs: number
}

const floods: readonly Flood[] = [
  { name: '4 kB, clients leave at once', units: 4_000, items: 1, leaves: true },
  { name: '4 kB', units: 4_000, items: 1, leaves: false },
  { name: '64 kB', units: 64_000, items: 1, leaves: false },
  { name: 'batches of 100 × 200 B', units: 200, items: 100, leaves: false },
]

/** Images are read by one thread, by the engine of the product. */
const imageFlood: Flood = { name: '1 kB with an image', units: 1_000, items: 1, leaves: false, hasImage: true }

const quietCheck = { units: 1_000 }
const quietImage = { units: 1_000, hasImage: true }

/**
 * What one organization feels of the floods of another, as ratios within one run, and what a single one gets out of a
 * server that it asks for ten times what there is. Throws when an answer is neither a verdict nor a refusal.
 */
export async function measureFloods(effort: FloodEffort, onProgress: (what: string) => void): Promise<Measured> {
  const server = await startBenchServer()
  try {
    const quiet = await newOrganization(server)
    onProgress('quiet organization alone')
    const light = () => requestBytes({ method: 'GET', path: '/health/live', key: null })
    await measure(server.port, () => floodRequest(quiet, quietCheck), { samples: effort.samples })
    const alone = await measure(server.port, () => floodRequest(quiet, quietCheck), { samples: effort.samples })
    const rows: (readonly (string | number | null)[])[] = [['none', alone.p99Ms, 1, 0, await p99OfLight(server, light)]]
    let worst = 0
    let lightMs = 0
    for (const flood of [...floods, imageFlood]) {
      onProgress(`flood: ${flood.name}`)
      const load = await startFlood(server, flood, effort.connections)
      const felt = await measure(server.port, () => floodRequest(quiet, quietCheck), { samples: effort.samples })
      const lightP99 = await p99OfLight(server, light)
      const { refused } = await load.stop()
      worst = Math.max(worst, felt.p99Ms / alone.p99Ms)
      lightMs = Math.max(lightMs, lightP99)
      rows.push([flood.name, felt.p99Ms, felt.p99Ms / alone.p99Ms, refused, lightP99])
    }
    onProgress('images under a flood of images')
    const images = await measureImages(server, quiet, effort)
    rows.push(['1 kB with an image: quiet checks too', images.p99Ms, images.ratio, images.refused, null])
    onProgress('ten times capacity')
    const over = await measureOverload(server, effort)
    rows.push(['own: ten times capacity', over.p99Ms, over.p99Ratio, over.refused, null])
    return {
      section: {
        title: 'Floods',
        about: `p99 of a quiet organization's checks of 1 kB, one at a time, while another organization keeps ${effort.connections} connections busy; the ratio is to the same without a flood. Images are read by the product's own engine; where the quiet checks bring one too, the ratio is to such checks without a flood. The last row is one organization alone: the answered of its checks of 1 kB at ten times the connections that fill the server, to those at just so many. Light: GET /health/live. The floods come from a thread of the lowest priority: clients of a real flood are other machines.`,
        columns: ['flood', 'p99 ms', 'ratio', 'refused', 'light p99 ms'],
        rows,
      },
      bars: [
        { name: 'quiet check under a flood : alone, p99', unit: '', limit: 5, kind: 'at most', measured: worst },
        {
          name: 'quiet check with an image under a flood of images : alone, p99',
          unit: '',
          limit: 5,
          kind: 'at most',
          measured: images.ratio,
        },
        { name: 'light route under a flood, p99', unit: 'ms', limit: 20, kind: 'at most', measured: lightMs },
        {
          name: 'answered at ten times capacity : usual, p99',
          unit: '',
          limit: 3,
          kind: 'at most',
          measured: over.p99Ratio,
        },
        {
          name: 'throughput at ten times capacity : usual',
          unit: '',
          limit: 0.8,
          kind: 'at least',
          measured: over.rateRatio,
        },
        {
          name: 'recovery after ten times capacity',
          unit: 's',
          limit: 2,
          kind: 'at most',
          measured: over.recoverySeconds,
        },
      ],
    }
  } finally {
    await server.stop()
  }
}

/** What a quiet organization's own images feel of another one's. */
async function measureImages(
  server: BenchServer,
  quiet: string,
  effort: FloodEffort,
): Promise<{ readonly p99Ms: number; readonly ratio: number; readonly refused: number }> {
  const request = () => floodRequest(quiet, quietImage)
  const samples = Math.min(effort.samples, imageSamplesMax)
  // The thread that reads starts with the first image.
  await measure(server.port, request, { samples: 2 })
  const alone = await measure(server.port, request, { samples })
  const load = await startFlood(server, imageFlood, effort.connections)
  const felt = await measure(server.port, request, { samples })
  const { refused } = await load.stop()
  return { p99Ms: felt.p99Ms, ratio: felt.p99Ms / alone.p99Ms, refused }
}

const imageSamplesMax = 60

interface Latencies {
  readonly p99Ms: number
  readonly refused: number
}

async function newOrganization({ port, key }: BenchServer): Promise<string> {
  const connection = await HttpConnection.open(port)
  try {
    const request = requestBytes({ method: 'POST', path: '/api/v1/organizations', key, body: { name: 'Quiet' } })
    return parseReply(await connection.send(request), 'a new organization').api_key.key
  } finally {
    connection.close()
  }
}

/** One request after the other, so many, or for so long. A refusal counts as such and is no sample; a moment is waited then. */
async function measure(
  port: number,
  request: () => Buffer,
  effort: { samples?: number; ms?: number },
): Promise<Latencies> {
  const connection = await HttpConnection.open(port)
  const { samples = Number.POSITIVE_INFINITY, ms = Number.POSITIVE_INFINITY } = effort
  const times: number[] = []
  let refused = 0
  const startedMs = performance.now()
  try {
    while (times.length + refused < samples && performance.now() - startedMs < ms) {
      const sentMs = performance.now()
      const { status } = await connection.send(request())
      if (status === 503) {
        refused++
        await pause(refusedPauseMs)
      } else if (status === 200) times.push(performance.now() - sentMs)
      else throw new Error(`A request was answered with ${status}.`)
    }
  } finally {
    connection.close()
  }
  return { p99Ms: quantile(times, 0.99), refused }
}

async function p99OfLight({ port }: BenchServer, light: () => Buffer): Promise<number> {
  return (await measure(port, light, { samples: lightSamples })).p99Ms
}

const lightSamples = 100

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

interface Overload {
  readonly p99Ms: number
  readonly p99Ratio: number
  readonly rateRatio: number
  readonly refused: number
  readonly recoverySeconds: number
}

/** As many connections as fill the server, then ten times as many, then how soon one check is as quick as alone. */
async function measureOverload(server: BenchServer, { settleMs, countMs, samples }: FloodEffort): Promise<Overload> {
  const checks = { name: '1 kB', units: quietCheck.units, items: 1, leaves: false }
  const rate = async (connections: number) => {
    const settling = await startFlood(server, checks, connections)
    await pause(settleMs)
    const one = await measure(server.port, () => floodRequest(server.key, quietCheck), { ms: countMs })
    const all = await settling.stop()
    return { p99Ms: one.p99Ms, perSecond: all.answered / (settleMs + countMs), refused: all.refused }
  }
  const usual = await rate(fullConnections)
  const alone = await measure(server.port, () => floodRequest(server.key, quietCheck), { samples })
  const over = await rate(10 * fullConnections)
  const endedMs = performance.now()
  let recoverySeconds = Number.POSITIVE_INFINITY
  while (recoverySeconds === Number.POSITIVE_INFINITY && performance.now() - endedMs < recoveryMsMax) {
    const { p99Ms } = await measure(server.port, () => floodRequest(server.key, quietCheck), { samples: 1 })
    if (p99Ms <= 2 * alone.p99Ms) recoverySeconds = (performance.now() - endedMs) / 1_000
  }
  const rateRatio = over.perSecond / usual.perSecond
  return { p99Ms: over.p99Ms, p99Ratio: over.p99Ms / usual.p99Ms, rateRatio, refused: over.refused, recoverySeconds }
}

/** Closed-loop connections that keep the detectors of a usual machine busy. */
const fullConnections = 16

const recoveryMsMax = 30_000
