import type { BenchServer } from './bench-server.ts'
import type { GuardClient } from './load/guard-client.ts'
import { forbiddenWord, measureRate } from './measure-rate.ts'
import type { Measured } from './report.ts'

/** The most connections of the measurement. */
const connections = 64

/** How long each measurement takes. */
export interface RatesOptions {
  readonly warmUpMs: number
  readonly durationMs: number
}

/** Durable checks a second on one database: with one deny-pattern policy, with the security guardrail, with both. */
export async function measureRates(
  database: 'embedded' | 'PostgreSQL',
  server: BenchServer,
  client: GuardClient,
  options: RatesOptions,
): Promise<Measured> {
  const policyId = await client.newDenyPolicy(forbiddenWord)
  const rows: (string | number)[][] = []
  let barPerSecond = Number.NaN
  const projects = [
    { name: 'one deny-pattern policy', isSecurityOn: false, policyId },
    { name: 'security guardrail', isSecurityOn: true, policyId: null },
    { name: 'both', isSecurityOn: true, policyId },
  ] as const
  for (const { name, ...project } of projects) {
    const alone = await measureRate(server, client, { ...options, ...project, connections: 1, ...quarter(options) })
    const rate = await measureRate(server, client, { ...options, ...project, connections })
    if (name === 'one deny-pattern policy') barPerSecond = rate.perSecond
    const gain = rate.perSecond / alone.perSecond
    const cores = [rate.serverCpuEachMs, rate.serverCores, rate.clientCores]
    rows.push([
      `${database}, ${name}`,
      rate.perSecond,
      rate.p50Ms,
      rate.p99Ms,
      ...cores,
      alone.perSecond,
      gain,
      rate.checks,
    ])
  }
  return {
    section: {
      title: 'Durable checks a second',
      about:
        `\`POST …/input_guardrails\` over ${connections} keep-alive connections, each in a conversation of its own, texts of 200 characters, ` +
        'each another one; every 50th holds the forbidden word. An answer counts when it is right, and the monitoring shows all of them ' +
        'afterwards. Baseline: the same over one connection, where no commit is shared.',
      columns: [
        'database, checks',
        'checks /s',
        'p50 ms',
        'p99 ms',
        'server CPU ms each',
        'server cores',
        'load generator cores',
        'one connection /s',
        'gain',
        'samples',
      ],
      rows,
    },
    bars:
      database === 'embedded'
        ? [
            {
              name: 'durable checks, embedded, one deny-pattern policy',
              unit: '/s',
              limit: 3_000,
              kind: 'at least',
              measured: barPerSecond,
            },
          ]
        : [],
  }
}

function quarter({ warmUpMs, durationMs }: RatesOptions): RatesOptions {
  return { warmUpMs: warmUpMs / 4, durationMs: durationMs / 4 }
}
