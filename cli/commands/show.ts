import { resolve } from 'node:path'
import { findRun } from '../attack/kept-runs.ts'
import { findingsOf } from '../attack/report/findings/findings.ts'
import { showFinding } from '../attack/report/show-finding.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

/** `redoubt show`. */
export const show: Command = {
  name: 'show',
  summary: 'Prints the conversation of one finding of `redoubt attack`, by the short id that it was listed with.',
  positionals: ['ID'],
  options: {
    config: { value: 'FILE', meaning: 'Whose runs are meant. Default: attack.yaml.' },
    run: { value: 'RUN', meaning: 'latest (default), previous, an id of a kept run, or the file of a JSON report.' },
  },
  examples: ['redoubt show 3fa2c1d8', 'redoubt show 3fa2c1d8 --config shop.yaml --run previous'],
  run({ options, positionals }, scope) {
    const [id = ''] = positionals
    const report = findRun(resolve(options.config ?? 'attack.yaml'), options.run ?? 'latest')
    const findings = findingsOf(report)
    const found = id.length < 3 ? [] : findings.filter((finding) => finding.id.startsWith(id.toLowerCase()))
    const [finding] = found
    if (finding === undefined || found.length > 1) {
      const what = found.length > 1 ? 'More than one finding begins' : 'No finding begins'
      throw new UsageError(`${what} with "${id}". There are: ${findings.map((one) => one.id).join(', ') || 'none'}.`)
    }
    for (const { text, look } of showFinding(report, finding)) scope.print(text, look)
    return 0
  },
}
