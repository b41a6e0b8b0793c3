import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { startBrowser } from '../../test/console/browser.ts'
import { createDatabase } from '../../test/postgres-database.ts'
import { startPostgresServer } from '../../test/postgres-server.ts'
import { startBenchServer } from '../bench-server.ts'
import { describeMachine } from '../machine.ts'
import { type Measured, type Report, renderReport } from '../report.ts'
import { consolePage } from './console-page.ts'
import { type ConsoleEffort, measureConsole } from './measure-console.ts'

const help = `npm run bench:console -- [options]

  --short               20,000 messages, two visits of each page
  --database NAME       only on embedded or PostgreSQL
  --write               writes docs/console-speed.md as well

Bytes, requests and time until each page of the console can be used, over 1,000,000 messages and over none, on both
databases, in Chromium. Needs Chromium and a built console (npm run build:console). A bar that is missed does not fail the run.
`

// Servers and folders of the run go with it, also when it is cut short.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))

await main().catch((error: unknown) => {
  process.stderr.write(`The bench failed: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      database: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return void process.stdout.write(help)
  const startedMs = performance.now()
  const machine = describeMachine()
  const size = values.short ? { messages: 20_000, visits: 2 } : { messages: 1_000_000, visits: 5 }
  const databases = (['embedded', 'PostgreSQL'] as const).filter((name) =>
    [undefined, name].includes(values.database as never),
  )
  const browser = await startBrowser()
  const found: Measured[] = []
  try {
    for (const database of databases) {
      process.stderr.write(`measuring: ${database} database\n`)
      found.push(...(await measureOn(browser, { ...size, database })))
    }
  } finally {
    await browser.close()
  }
  const report: Report = {
    machine,
    isShort: values.short,
    tookSeconds: (performance.now() - startedMs) / 1_000,
    bars: found.flatMap(({ bars }) => bars),
    sections: found.map(({ section }) => section),
  }
  process.stdout.write(`\n${renderReport(report)}`)
  if (values.write)
    writeFileSync(join(import.meta.dirname, '../../docs/console-speed.md'), consolePage(report, new Date()))
}

async function measureOn(browser: Browser, effort: ConsoleEffort): Promise<readonly Measured[]> {
  if (effort.database === 'embedded') return withServers(browser, null, null, effort)
  const postgres = await startPostgresServer({ durable: true })
  try {
    const full = await createDatabase(postgres.url)
    const empty = await createDatabase(postgres.url)
    return await withServers(browser, full.url, empty.url, effort)
  } finally {
    await postgres.stop()
  }
}

/** One server on each database, both running all the time. */
async function withServers(
  browser: Browser,
  fullUrl: string | null,
  emptyUrl: string | null,
  effort: ConsoleEffort,
): Promise<readonly Measured[]> {
  const full = await startBenchServer(fullUrl)
  try {
    const empty = await startBenchServer(emptyUrl)
    try {
      return await measureConsole(
        browser,
        { server: full, postgresUrl: fullUrl },
        { server: empty, postgresUrl: emptyUrl },
        effort,
      )
    } finally {
      await empty.stop()
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${full.log()}`, { cause: error })
  } finally {
    await full.stop()
  }
}
