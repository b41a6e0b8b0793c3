import type { BenchServer } from './bench-server.ts'
import { startExportLoad } from './load/export-load.ts'
import { type FillPlan, fillMonitoring } from './load/fill-monitoring.ts'
import { type GuardClient, parseReply } from './load/guard-client.ts'
import { HttpConnection, requestBytes } from './load/http-connection.ts'
import { lightBars, probeLightRoutes } from './measure-light-routes.ts'
import type { Bar, Measured } from './report.ts'
import { median, quantile } from './statistics.ts'

/** How the monitoring is measured. */
export interface MonitoringOptions {
  readonly database: 'embedded' | 'PostgreSQL'
  /** Null = the embedded database of the server. */
  readonly postgresUrl: string | null
  readonly messages: number
  readonly repetitions: number
  readonly lightMs: number
}

/** What is asked, and how long it may take in milliseconds; null = only told. */
const questions = [
  { name: 'counters of a month', query: 'period=1m&limit=1', limitMs: 300 },
  { name: 'counters of 7 days with a busy edge', query: 'period=7d&limit=1', limitMs: 300 },
  { name: 'the newest 10,000 messages', query: 'period=1m', limitMs: 2_000 },
  { name: '10,000 messages with issues', query: 'period=1m&issues_only=true', limitMs: 2_000 },
  { name: '10,000 unsafe messages', query: 'period=1m&unsafe_only=true', limitMs: 2_000 },
  { name: '10,000 messages of a policy', query: 'period=1m&metric_id=POLICY', limitMs: 2_000 },
  { name: '10,000 issues of a policy', query: 'period=1m&metric_id=POLICY&issues_only=true', limitMs: 2_000 },
] as const

/** Monitoring of a project with many messages, and light routes while long exports run. */
export async function measureMonitoring(
  server: BenchServer,
  client: GuardClient,
  options: MonitoringOptions,
): Promise<Measured> {
  const policyId = await client.newDenyPolicy('numbat')
  const projectId = await client.newProject({ isSecurityOn: true, policyId })
  const { organizationId } = server
  const plan: FillPlan = { organizationId, projectId, policyId, messages: options.messages, nowMs: Date.now() }
  const filledFromMs = performance.now()
  const { postgresUrl } = options
  await fillMonitoring(postgresUrl === null ? { sqlitePath: server.sqlitePath } : { postgresUrl }, plan)
  const fillSeconds = (performance.now() - filledFromMs) / 1_000
  const ask = (query: string) => {
    const filled = query.replace('POLICY', policyId)
    const path = `/public/guard/v1/monitoring/messages?project_id=${projectId}&${filled}`
    return requestBytes({ method: 'GET', path, key: server.key })
  }
  const connection = await HttpConnection.open(server.port)
  const rows: (string | number | null)[][] = []
  const bars: Bar[] = []
  for (const { name, query, limitMs } of questions) {
    const latenciesMs: number[] = []
    let bytes = 0
    for (let round = 0; round < options.repetitions; round += 1) {
      const sentMs = performance.now()
      const reply = await connection.send(ask(query))
      latenciesMs.push(performance.now() - sentMs)
      bytes = reply.body.length
      if (round === 0) assertReply(parseReply(reply, name), query, options.messages)
    }
    rows.push([
      `${options.database}, ${name}`,
      median(latenciesMs),
      quantile(latenciesMs, 1),
      bytes / 1_000,
      limitMs,
      latenciesMs.length,
    ])
    bars.push({
      name: `${name}, ${options.database}`,
      unit: 'ms',
      limit: limitMs,
      kind: 'at most',
      measured: median(latenciesMs),
    })
  }
  connection.close()
  const idle = await probeLightRoutes(server, options.lightMs, null)
  const exported = `/public/guard/v1/monitoring/messages?project_id=${projectId}`
  const load = await startExportLoad(`http://127.0.0.1:${server.port}${exported}`, server.key)
  const light = await probeLightRoutes(server, options.lightMs, null)
  if ((await load.stop()) === 0) throw new Error('No export was read beside the light routes.')
  for (const [when, probed] of [
    ['idle', idle],
    ['while exports run', light],
  ] as const) {
    for (const [path, values] of probed.latenciesMs) {
      rows.push([
        `${options.database}, ${path} ${when}`,
        median(values),
        quantile(values, 0.99),
        null,
        10,
        values.length,
      ])
    }
  }
  return {
    section: {
      title: `Monitoring over ${options.messages.toLocaleString('en-US')} messages, ${options.database}`,
      about:
        `One project, filled in ${Math.round(fillSeconds)} s by SQL as checks would leave it: 28 days, each 50th message with an issue, a tenth of all in ` +
        'the hour in which the period of 7 days begins. The second column is the slowest, for the light routes p99.',
      columns: ['what', 'p50 ms', 'slowest or p99 ms', 'kB', 'promised ms', 'samples'],
      rows,
    },
    bars: [...bars, ...lightBars(`while exports run, ${options.database}`, light)],
  }
}

/** Throws when a reply does not show what was filled in. */
// biome-ignore lint/suspicious/noExplicitAny: replies are parsed JSON
function assertReply(reply: any, query: string, messages: number): void {
  const isMonth = query.includes('1m')
  const expected = /issues_only|unsafe_only/.test(query) ? messages / 50 : messages
  if (isMonth && reply.meta.messageCount !== expected) {
    throw new Error(`Monitoring counts ${reply.meta.messageCount} messages of ${expected}.`)
  }
  const shown = query.includes('limit=1') ? 1 : Math.min(10_000, expected)
  if (isMonth && reply.messages.length !== shown) {
    throw new Error(`Monitoring shows ${reply.messages.length} messages in place of ${shown}.`)
  }
}
