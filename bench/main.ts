import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureAll } from './measure-all.ts'
import { performancePage } from './performance-page.ts'
import { renderReport } from './report.ts'

const help = `npm run bench -- [options]

  --short   about two minutes, fewer samples and smaller projects
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
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })

  if (options.help) {
    process.stdout.write(help)
  } else {
    const report = await measureAll({
      isShort: options.short,
      onProgress: (what) => process.stderr.write(`measuring: ${what}\n`),
    })
    process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : `\n${renderReport(report)}`)
    if (options.write) {
      writeFileSync(join(dirname(import.meta.dirname), 'docs', 'performance.md'), performancePage(report))
    }
  }
}
