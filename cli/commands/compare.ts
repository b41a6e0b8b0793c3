import { resolve } from 'node:path'
import { findRun } from '../attack/kept-runs.ts'
import { compareReports } from '../attack/report/compare-reports.ts'
import { showComparison } from '../attack/report/show-comparison.ts'
import type { Command } from '../command.ts'

/** `redoubt compare`. */
export const compare: Command = {
  name: 'compare',
  summary:
    'Tells what two runs of `redoubt attack` have in common: findings that are new, fixed and still there, and whether chance alone makes the difference.',
  positionals: ['EARLIER', 'LATER'],
  options: {
    config: { value: 'FILE', meaning: 'Whose runs are meant. Default: attack.yaml.' },
    json: { value: null, meaning: 'Print the comparison as JSON.' },
  },
  examples: ['redoubt compare previous latest', 'redoubt compare reports/october.json reports/november.json --json'],
  run({ options, positionals }, scope) {
    const config = resolve(options.config ?? 'attack.yaml')
    const [earlier, later] = positionals.map((name) => findRun(config, name))
    if (earlier === undefined || later === undefined) return 2
    const comparison = compareReports(earlier, later)
    if (options.json !== undefined) scope.print(JSON.stringify(comparison, null, 2))
    else for (const line of showComparison(comparison)) scope.print(line, { hanging: 4 })
    return 0
  },
}
