import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { dataFolder, rowsOf } from '../../training/rows.ts'
import { measureCost } from './cost.ts'
import { keywordJudge, nothingJudge, productJudge } from './judges.ts'
import { measure } from './measure.ts'
import { qualityPage } from './quality-page.ts'
import type { QualityReport } from './report.ts'
import { reportText } from './report.ts'

/**
 * `npm run bench:quality [-- [data folder] [--json <file>] [--write]]`: recall and false alarms of the security value on
 * the dev sets. `--write` renews docs/quality.md, `--json` writes the same figures for programs.
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
  const startedMs = performance.now()
  const encoder = await loadEncoder()
  const judge = productJudge(encoder)
  const product = await measure(judge, folder)
  const report: QualityReport = {
    detector: judge.version,
    product,
    keywordList: await measure(keywordJudge, folder),
    blockNothing: await measure(nothingJudge, folder),
    cost: await measureCost(
      judge,
      rowsOf(join(folder, 'dev'), 'benign-mtbench').map(({ text }) => text),
    ),
    tookSeconds: Math.round((performance.now() - startedMs) / 1000),
  }
  console.log(`${reportText(report)}\n\nTook ${report.tookSeconds} s.`)
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`)
  if (options.write) writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'quality.md'), qualityPage(report))
}

interface Options {
  readonly folder: string | undefined
  readonly json: string | undefined
  readonly write: boolean
}

function optionsOf(words: readonly string[]): Options {
  const jsonAt = words.indexOf('--json')
  const json = jsonAt < 0 ? undefined : words[jsonAt + 1]
  if (jsonAt >= 0 && json === undefined) throw new Error('--json needs the name of a file')
  const rest = words.filter((word, at) => word !== '--write' && at !== jsonAt && (jsonAt < 0 || at !== jsonAt + 1))
  const unknown = rest.find((word) => word.startsWith('-'))
  if (unknown !== undefined) throw new Error(`unknown option ${unknown}; there are --json <file> and --write`)
  return { folder: rest[0], json, write: words.includes('--write') }
}
