import { settings } from '../server/config/settings.ts'
import type { BenchServer } from './bench-server.ts'
import { assertCounts, checkPath, type GuardClient, parseReply } from './load/guard-client.ts'
import { HttpConnection, requestBytes } from './load/http-connection.ts'
import { makeText, type TextKind } from './load/texts.ts'
import { cpuMs } from './process-usage.ts'
import type { Measured } from './report.ts'
import { growthExponent, median, quantile } from './statistics.ts'

/** The lengths of the texts, by the names under which they are shown. */
export const textSizes = { '200 B': 200, '1 kB': 1_000, '4 kB': 4_000, '32 kB': 32_000, '1 MB': 1_000_000 } as const

/** The name of one of the lengths. */
export type TextSize = keyof typeof textSizes

/** The most text of the samples of one length, and the fewest samples. */
const sampledUnitsMax = 12_000_000
const samplesMin = 3

/** Prose of this length may hold more windows than the encoder reads. */
const readWholeUnitsMax = 15_000

/** How much is measured. */
export interface CheckOptions {
  /** The most samples of one kind and length. */
  readonly samplesMax: number
  /** The longest that the samples of one kind and length take together. */
  readonly msMax: number
  /** Storing one text of this length in a transaction of its own takes this long (p50); the second baseline. */
  readonly storeAloneMs: ReadonlyMap<TextSize, number>
}

/** Latency and processor time of checks one at a time, and how they grow with the length. */
export async function measureChecks(
  server: BenchServer,
  client: GuardClient,
  options: CheckOptions,
): Promise<Measured[]> {
  const projectId = await client.newProject({ isSecurityOn: true, policyId: null })
  const connection = await HttpConnection.open(server.port)
  const place = { server, connection, path: checkPath(await client.newConversation(projectId)) }
  const emptyMs = await measureEmptyRoute(connection, options.samplesMax)
  const rows: (string | number | null)[][] = []
  const known: GrowthPoint[] = []
  let kbMs = Number.NaN
  let slowestMs = 0
  let asked = 0
  for (const kind of ['prose', 'hostile'] as const) {
    for (const size of Object.keys(textSizes) as TextSize[]) {
      const measured = await measureSize(place, kind, textSizes[size], options)
      asked += measured.asked
      const p50 = median(measured.latenciesMs)
      if (size === '1 kB' && kind === 'prose') kbMs = p50
      if (textSizes[size] >= growthFrom)
        known.push({ kind, x: textSizes[size], y: p50, samples: measured.latenciesMs.length })
      slowestMs = Math.max(slowestMs, quantile(measured.latenciesMs, 1))
      const alone = options.storeAloneMs.get(size) ?? null
      const ratio = alone === null ? null : p50 / alone
      const { latenciesMs, cpuEachMs } = measured
      rows.push([
        `${size} ${kind}`,
        p50,
        quantile(latenciesMs, 0.99),
        cpuEachMs,
        p50 / emptyMs,
        alone,
        ratio,
        latenciesMs.length,
      ])
    }
  }
  const growth = await measureGrowth(place, known, options)
  asked += growth.asked
  assertCounts('checks', await client.counts(projectId), { messages: asked })
  connection.close()
  return [
    {
      section: {
        title: 'One check at a time',
        about:
          '`POST …/input_guardrails` over one keep-alive connection, security guardrail on, embedded database, ' +
          'each text another one; the reply leaves after the commit. Baselines: the empty route `GET /health/live` of the same ' +
          `server (p50 ${emptyMs.toFixed(3)} ms), and storing the same text alone in a transaction of its own, without HTTP and ` +
          'detectors. CPU is that of the whole server process. With fewer than 100 samples p99 is the slowest one.',
        columns: [
          'text',
          'p50 ms',
          'p99 ms',
          'CPU ms',
          'p50 : empty route',
          'stored alone ms',
          'p50 : stored alone',
          'samples',
        ],
        rows,
      },
      bars: [
        { name: '1 kB check, security alone, p50', unit: 'ms', limit: 18, kind: 'at most', measured: kbMs },
        {
          name: 'slowest check up to 1 MB, against the default time-out',
          unit: 's',
          limit: settings.checkTimeoutMs.default.value / 1_000,
          kind: 'at most',
          measured: slowestMs / 1_000,
        },
      ],
    },
    growth.measured,
  ]
}

interface Place {
  readonly server: BenchServer
  readonly connection: HttpConnection
  readonly path: string
}

async function measureEmptyRoute(connection: HttpConnection, samples: number): Promise<number> {
  const request = requestBytes({ method: 'GET', path: '/health/live', key: null })
  const latenciesMs: number[] = []
  for (let sample = -50; sample < samples; sample++) {
    const startedMs = performance.now()
    const { status } = await connection.send(request)
    if (status !== 200) throw new Error(`/health/live answered ${status}`)
    if (sample >= 0) latenciesMs.push(performance.now() - startedMs)
  }
  return median(latenciesMs)
}

interface SizeFigures {
  readonly latenciesMs: readonly number[]
  readonly cpuEachMs: number
  /** With those of the warm-up. */
  readonly asked: number
}

async function measureSize(place: Place, kind: TextKind, length: number, options: CheckOptions): Promise<SizeFigures> {
  const samples = Math.max(samplesMin, Math.min(options.samplesMax, Math.floor(sampledUnitsMax / length)))
  const warmUps = Math.min(samples, Math.max(1, Math.ceil(samples / 5)))
  for (let sample = 0; sample < warmUps; sample++) await check(place, kind, length, sample)
  const latenciesMs: number[] = []
  const cpuBeforeMs = cpuMs(place.server.pid)
  const untilMs = performance.now() + options.msMax
  while (latenciesMs.length < samples && (latenciesMs.length < samplesMin || performance.now() < untilMs)) {
    latenciesMs.push(await check(place, kind, length, warmUps + latenciesMs.length))
  }
  const cpuEachMs = (cpuMs(place.server.pid) - cpuBeforeMs) / latenciesMs.length
  return { latenciesMs, cpuEachMs, asked: warmUps + latenciesMs.length }
}

/** Returns the latency; throws when the verdict is wrong. */
async function check(
  { server, connection, path }: Place,
  kind: TextKind,
  length: number,
  seed: number,
): Promise<number> {
  const text = makeText(kind, length, seed * 7_919 + length)
  const body = { messages_history: [{ role: 'user', content: text }] }
  const request = requestBytes({ method: 'POST', path, key: server.key, body })
  const startedMs = performance.now()
  const reply = await connection.send(request)
  const latencyMs = performance.now() - startedMs
  const { security_guardrail_results: security } = parseReply(reply, `a check of ${length} characters`)
  // Long texts exceed what the encoder reads, hostile ones the budget of decoding: a warning that keeps the verdict.
  const mayBePartial = kind === 'hostile' || length >= readWholeUnitsMax
  const isJudged = security.status === 'success' || (security.status === 'warning' && mayBePartial)
  // How well made-up texts are judged is a matter of bench:quality; here they only have to be judged.
  if (!isJudged) {
    const { status, value, reason } = security
    throw new Error(`${kind} of ${length} characters (seed ${seed}): ${status}, ${value}, ${reason}`)
  }
  return latencyMs
}

/** The growth is judged from here on, where the fixed costs no longer count. */
const growthFrom = 32_000
/** Measured beside those of the first table. */
const growthLengths = [64_000, 125_000, 250_000, 500_000]
const growthSamplesMax = 5

interface GrowthPoint {
  readonly kind: TextKind
  /** The length. */
  readonly x: number
  /** p50 in milliseconds. */
  readonly y: number
  readonly samples: number
}

async function measureGrowth(place: Place, known: readonly GrowthPoint[], options: CheckOptions) {
  const points: GrowthPoint[] = [...known]
  const samples = Math.min(growthSamplesMax, Math.ceil(options.samplesMax / 100))
  for (const kind of ['prose', 'hostile'] as const) {
    for (const length of options.samplesMax < 100 ? [125_000, 500_000] : growthLengths) {
      const latenciesMs: number[] = []
      for (let sample = 0; sample < samples; sample++) latenciesMs.push(await check(place, kind, length, 500 + sample))
      points.push({ kind, x: length, y: median(latenciesMs), samples })
    }
  }
  const added = points.slice(known.length)
  const askedOf = (kinds: readonly TextKind[]) =>
    added.reduce((sum, point) => sum + (kinds.includes(point.kind) ? point.samples : 0), 0)
  return { measured: presentGrowth(points), asked: askedOf(['prose', 'hostile']) }
}

function presentGrowth(points: readonly GrowthPoint[]): Measured {
  const byKind = (['prose', 'hostile'] as const).map((kind) => {
    const own = points.filter((point) => point.kind === kind).sort((a, b) => a.x - b.x)
    return { kind, own, exponent: growthExponent(own) }
  })
  const slopes = byKind.map(({ kind, exponent }) => `${kind} ${exponent.toFixed(3)}`).join(', ')
  return {
    section: {
      title: 'Growth with the length',
      about:
        `The same checks from 32 kB to 1 MB. Slope of log(p50) over log(length) by least squares: **${slopes}** ` +
        '(1 = linear). Baseline of each row: the time of 1,000 characters in it, which a linear way keeps constant.',
      columns: ['text', 'p50 ms', 'ms per 1,000 characters', 'samples'],
      rows: byKind.flatMap(({ kind, own }) =>
        own.map(({ x, y, samples }) => [`${kind}, ${x / 1_000} kB`, y, (y / x) * 1_000, samples]),
      ),
    },
    bars: byKind.map(({ kind, exponent }) => ({
      name: `time over length to 1 MB, slope, ${kind}`,
      unit: '',
      limit: 1.1,
      kind: 'at most',
      measured: exponent,
    })),
  }
}
