import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../../training/rows.ts'
import { optionsOf } from './options.ts'
import { qualityPage } from './page/quality-page.ts'
import { failedParts, type QualityReport, reportOf, reportText, versionsOf } from './page/report.ts'
import { type PartResults, partNames } from './part.ts'
import { inProcesses, runParts } from './run-parts.ts'

/**
 * `npm run bench:quality [-- [data folder] [--only <parts>] [--with <file>] [--json <file>] [--write]]`: all figures of
 * docs/quality.md, in at most 15 minutes on two cores. `--only security,content` measures parts; `--with` takes the others
 * from what an earlier `--json` wrote and alone measures what that lacks; `--write` renews docs/quality.md; parts that were not measured are named in it.
 */
try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function run(words: readonly string[]): Promise<void> {
  const options = optionsOf(words)
  const folder = dataFolder(options.folder)
  const earlier = options.with === undefined ? null : readReport(options.with)
  const startedMs = performance.now()
  const measured = await runParts(
    options.only ?? partNames.filter((name) => earlier?.parts[name]?.status !== 'measured'),
    inProcesses(folder, (line) => console.error(line)),
  )
  const parts: PartResults = { ...earlier?.parts, ...measured }
  versionsOf(parts)
  const seconds = Math.round((performance.now() - startedMs) / 1_000)
  const report = reportOf(parts, seconds + (earlier?.tookSeconds ?? 0))
  console.log(reportText(report))
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`)
  const failed = failedParts(parts)
  if (failed.length > 0) throw new Error(`These parts could not be measured: ${failed.join(', ')}.`)
  if (!options.write) return
  if (parts.foreign === undefined)
    throw new Error('docs/quality.md needs the part foreign; others that are missing are named in it.')
  writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'quality.md'), qualityPage(report))
}

function readReport(path: string): Pick<QualityReport, 'parts' | 'tookSeconds'> {
  const raw = JSON.parse(readFileSync(path, 'utf8')) as Partial<QualityReport>
  if (typeof raw.parts !== 'object' || typeof raw.tookSeconds !== 'number') {
    throw new Error(`${path} is no report of this benchmark`)
  }
  return { parts: raw.parts, tookSeconds: raw.tookSeconds }
}
