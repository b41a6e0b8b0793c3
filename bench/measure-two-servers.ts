import { startBenchServer } from './bench-server.ts'
import { createGuardClient } from './load/guard-client.ts'
import { forbiddenWord, measureRate, type Rate } from './measure-rate.ts'
import type { RatesOptions } from './measure-rates.ts'
import type { Measured } from './report.ts'

const connections = 64

/** Durable checks a second of two servers on one PostgreSQL, beside those of one. */
export async function measureTwoServers(databaseUrl: string, options: RatesOptions): Promise<Measured> {
  const first = await startBenchServer(databaseUrl)
  const second = await startBenchServer(databaseUrl, first)
  try {
    const clients = [createGuardClient(first), createGuardClient(second)] as const
    const policyId = await clients[0].newDenyPolicy(forbiddenWord)
    const load = { ...options, isSecurityOn: true, policyId }
    const one = await measureRate(first, clients[0], { ...load, connections })
    const both = await Promise.all([
      measureRate(first, clients[0], { ...load, connections: connections / 2 }),
      measureRate(second, clients[1], { ...load, connections: connections / 2 }),
    ])
    const together = both.reduce((sum, { perSecond }) => sum + perSecond, 0)
    const ratio = together / one.perSecond
    return {
      section: {
        title: 'Two servers on one PostgreSQL',
        about:
          `Security guardrail and one deny-pattern policy, ${connections} connections in all, PostgreSQL with synchronous commits on the same machine. Servers, ` +
          'database and load generator share its cores, so the ratio shows what the machine has left as much as what two servers can. Baseline: one server.',
        columns: ['servers', 'checks /s', 'p99 ms', 'server cores', 'load generator cores', 'to one server', 'samples'],
        rows: [
          row('one', one, one.perSecond, one.clientCores, 1),
          ...both.map((rate, index) => row(`two, server ${index + 1}`, rate, rate.perSecond, null, null)),
          ['two together', together, null, null, both[0]?.clientCores ?? null, ratio, null],
        ],
      },
      bars: [
        { name: 'two servers on one PostgreSQL, to one', unit: '×', limit: 1.7, kind: 'at least', measured: ratio },
      ],
    }
  } finally {
    await second.stop()
    await first.stop()
  }
}

function row(name: string, rate: Rate, perSecond: number, clientCores: number | null, ratio: number | null) {
  return [name, perSecond, rate.p99Ms, rate.serverCores, clientCores, ratio, rate.checks]
}
