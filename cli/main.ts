import { styleText } from 'node:util'
import { RedoubtProblem } from '../client/redoubt-problem.ts'
import { ConfigError } from '../server/config.ts'
import { Problem } from '../server/domain/problem.ts'
import { StoreStartError } from '../server/store/start-error.ts'
import { runCommandLine } from './command-line.ts'
import { shownText, styles } from './look.ts'
import { printable } from './printable.ts'
import { processTerminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

const { stdout } = process

process.exitCode = await runCommandLine(process.argv.slice(2), {
  env: process.env,
  print: (text, look = {}) => {
    const shown = shownText(printable(text), look, stdout.isTTY === true ? stdout.columns : null)
    // Says nothing of colour where NO_COLOR is set, or the terminal has none.
    stdout.write(`${look.tone === undefined ? shown : styleText(styles[look.tone], shown, { stream: stdout })}\n`)
  },
  printsToTerminal: stdout.isTTY === true,
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
  process.stderr.write(`${styleText('red', printable(told), { stream: process.stderr })}\n`)
  return error instanceof UsageError || error instanceof ConfigError ? 2 : 1
}
