import { RedoubtProblem } from '../client/redoubt-problem.ts'
import { ConfigError } from '../server/config.ts'
import { Problem } from '../server/domain/problem.ts'
import { StoreStartError } from '../server/store/start-error.ts'
import { runCommandLine } from './command-line.ts'
import { printable } from './printable.ts'
import { processTerminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

process.exitCode = await runCommandLine(process.argv.slice(2), {
  env: process.env,
  print: (text) => process.stdout.write(`${printable(text)}\n`),
  terminal: processTerminal,
}).catch(explain)

/** Expected failures in one line; anything else with its stack, because it is a fault of ours. */
function explain(error: unknown): number {
  const isExpected =
    error instanceof UsageError ||
    error instanceof ConfigError ||
    error instanceof Problem ||
    error instanceof RedoubtProblem ||
    error instanceof StoreStartError
  const told = isExpected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${printable(told)}\n`)
  return error instanceof UsageError || error instanceof ConfigError ? 2 : 1
}
