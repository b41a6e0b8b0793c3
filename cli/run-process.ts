import { styleText } from 'node:util'
import { RedoubtProblem } from '../client/redoubt-problem.ts'
import { ConfigError } from '../server/config.ts'
import type { CommandScope } from './command.ts'
import { shownText, styles } from './look.ts'
import { printable } from './printable.ts'
import { processTerminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** How a process runs a command line. */
export interface ProcessOptions {
  readonly env: CommandScope['env']
  /** Does what the words say; the result is the exit code. */
  readonly run: (words: readonly string[], scope: CommandScope) => Promise<number>
  /** Failures that are nobody's fault here, beyond those of every command. */
  readonly isExpected?: (error: unknown) => boolean
}

/** Runs the command line of this process on its own output; the result is the exit code. Never rejects. */
export async function runProcess({ env, run, isExpected }: ProcessOptions): Promise<number> {
  const stdout = process.stdout
  // Who reads the first lines only, as `head` does, has what they wanted: what is under way goes on to its end.
  for (const stream of [stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  const scope: CommandScope = {
    env,
    print: (text, look = {}) => {
      const shown = shownText(printable(text), look, stdout.isTTY === true ? stdout.columns : null)
      // Says nothing of colour where NO_COLOR is set, or the terminal has none.
      stdout.write(`${look.tone === undefined ? shown : styleText(styles[look.tone], shown, { stream: stdout })}\n`)
    },
    printsToTerminal: stdout.isTTY === true,
    terminal: processTerminal,
  }
  return await run(process.argv.slice(2), scope).catch((error: unknown) => explain(error, isExpected?.(error) === true))
}

/** Expected failures in one line; anything else with its stack, because it is a fault of ours. */
function explain(error: unknown, isExpectedHere: boolean): number {
  const isExpected =
    isExpectedHere || error instanceof UsageError || error instanceof ConfigError || error instanceof RedoubtProblem
  const message = error instanceof Error ? error.message : String(error)
  const told = isExpected || !(error instanceof Error) ? message : (error.stack ?? message)
  process.stderr.write(`${styleText('red', printable(told), { stream: process.stderr })}\n`)
  return error instanceof UsageError || error instanceof ConfigError ? 2 : 1
}
