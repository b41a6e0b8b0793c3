import { type BenchServer, startBenchServer } from './bench-server.ts'
import { HttpConnection, requestBytes } from './load/http-connection.ts'
import { memory } from './process-usage.ts'
import type { Measured } from './report.ts'
import { median, quantile } from './statistics.ts'

/** From the start of the process to the banner, each time on an empty database, after one start to warm up. */
export async function measureStart(starts: number): Promise<Measured> {
  const first = await startAndStop()
  const later: StartFigures[] = []
  for (let round = 0; round < starts; round++) later.push(await startAndStop())
  const readyMs = later.map((figures) => figures.readyMs)
  const middleMs = median(readyMs)
  return {
    section: {
      title: 'Start to ready',
      about:
        'From the start of `node server/main.ts` on an empty embedded database to its banner, which comes when database and ' +
        'detectors answer. Baseline: the warm-up start before, which may find cold caches.',
      columns: ['median ms', 'slowest ms', 'warm-up ms', 'median : warm-up', 'resident MB', 'samples'],
      rows: [
        [
          middleMs,
          quantile(readyMs, 1),
          first.readyMs,
          middleMs / first.readyMs,
          median(later.map((figures) => figures.residentMb)),
          starts,
        ],
      ],
    },
    bars: [{ name: 'start to ready', unit: 's', limit: 3, kind: 'at most', measured: middleMs / 1_000 }],
  }
}

interface StartFigures {
  readonly readyMs: number
  readonly residentMb: number
}

async function startAndStop(): Promise<StartFigures> {
  const server = await startBenchServer()
  try {
    await assertReady(server)
    return { readyMs: server.readyMs, residentMb: memory(server.pid).residentMb }
  } finally {
    await server.stop()
  }
}

/** The banner must not come before the service can work. */
async function assertReady({ port }: BenchServer): Promise<void> {
  const connection = await HttpConnection.open(port)
  const { status, body } = await connection.send(requestBytes({ method: 'GET', path: '/health/ready', key: null }))
  connection.close()
  if (status !== 200) throw new Error(`The banner came before the service was ready: ${status} ${body}`)
}
