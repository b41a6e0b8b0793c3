import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeMachine } from './machine.ts'
import { measureAll } from './measure-all.ts'
import { measureFloods } from './measure-floods.ts'
import { measureStreams } from './measure-streams.ts'
import { performancePage } from './performance-page.ts'
import { type Report, renderReport } from './report.ts'

const help = `npm run bench -- [options]

  --short   about two minutes, fewer samples and smaller projects
  --floods  only what one organization feels of the floods of another
  --streams only answers that are streamed through the proxy
  --json    the report as JSON
  --write   writes docs/performance.md as well

Measures the service as it starts with npm start, each figure beside a baseline of the same run.
A bar that is missed does not fail the run; what could not be measured, or was answered wrongly, does.
`

// Servers and folders of the run go with it, also when it is cut short.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))

await main().catch((error: unknown) => {
  process.stderr.write(`The bench failed: ${error instanceof Error ? error.message : String(error)}\n`)
  // Threads and servers that a failure left behind end with this process.
  process.exit(1)
})

async function main(): Promise<void> {
  const { values: options } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      floods: { type: 'boolean', default: false },
      streams: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })

  const onProgress = (what: string) => process.stderr.write(`measuring: ${what}\n`)
  if (options.help) {
    process.stdout.write(help)
  } else {
    const report = options.streams
      ? await streamReport(options.short)
      : options.floods
        ? await floodReport(options.short, onProgress)
        : await measureAll({ isShort: options.short, onProgress })
    process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : `\n${renderReport(report)}`)
    if (options.write && !options.floods && !options.streams) {
      writeFileSync(join(dirname(import.meta.dirname), 'docs', 'performance.md'), performancePage(report))
    }
  }
}

async function streamReport(isShort: boolean): Promise<Report> {
  const startedMs = performance.now()
  const effort = isShort ? { streams: 100, standMs: 5_000, samples: 3 } : { streams: 500, standMs: 20_000, samples: 20 }
  const { section, bars } = await measureStreams(effort)
  const tookSeconds = (performance.now() - startedMs) / 1_000
  return { machine: describeMachine(), isShort, tookSeconds, bars, sections: [section] }
}

async function floodReport(isShort: boolean, onProgress: (what: string) => void): Promise<Report> {
  const startedMs = performance.now()
  const effort = isShort
    ? { samples: 30, connections: 16, settleMs: 12_000, countMs: 2_000 }
    : { samples: 200, connections: 64, settleMs: 15_000, countMs: 10_000 }
  const { section, bars } = await measureFloods(effort, onProgress)
  const tookSeconds = (performance.now() - startedMs) / 1_000
  return { machine: describeMachine(), isShort, tookSeconds, bars, sections: [section] }
}
