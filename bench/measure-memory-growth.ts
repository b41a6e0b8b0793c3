import type { BenchServer } from './bench-server.ts'
import { checkPath, type GuardClient } from './load/guard-client.ts'
import { HttpConnection } from './load/http-connection.ts'
import { forbiddenWord, Sender } from './measure-rate.ts'
import { memory } from './process-usage.ts'
import type { Measured } from './report.ts'
import { linearSlope, type Point } from './statistics.ts'

const connections = 32
const sliceMs = 500

/** Resident memory of a server over many checks, each another text: its slope once the server is warm. */
export async function measureMemoryGrowth(
  server: BenchServer,
  client: GuardClient,
  checksWanted: number,
): Promise<Measured> {
  const policyId = await client.newDenyPolicy(forbiddenWord)
  const projectId = await client.newProject({ isSecurityOn: true, policyId })
  const senders: Sender[] = []
  for (let index = 0; index < connections; index += 1) {
    const path = checkPath(await client.newConversation(projectId))
    senders.push(new Sender(await HttpConnection.open(server.port), path, server.key, index, true))
  }
  const answered = () => senders.reduce((sum, sender) => sum + sender.answered, 0)
  const readings: Point[] = []
  while (answered() < checksWanted) {
    const untilMs = performance.now() + sliceMs
    await Promise.all(senders.map((sender) => sender.run(untilMs)))
    for (const sender of senders) sender.latenciesMs.length = 0
    readings.push({ x: answered() / 100_000, y: memory(server.pid).residentMb })
  }
  for (const sender of senders) sender.close()
  // Caches and heaps fill first; what goes on growing after that is a leak.
  const warm = readings.slice(Math.floor(readings.length / 2))
  const slope = linearSlope(warm)
  return {
    section: {
      title: 'Memory over many checks',
      about:
        `${Math.round(answered()).toLocaleString('en-US')} durable checks of 200 characters over ${connections} connections, embedded database. Least-squares slope of the resident memory over the ` +
        'second half. Baseline: the first reading.',
      columns: ['when', 'resident MB'],
      rows: [
        ['first reading', readings[0]?.y ?? null],
        ['half way', warm[0]?.y ?? null],
        ['end', warm.at(-1)?.y ?? null],
        ['slope of the second half, MB per 100,000 checks', slope],
      ],
    },
    bars: [{ name: 'memory growth per 100,000 checks', unit: 'MB', limit: 10, kind: 'at most', measured: slope }],
  }
}
