import { commands } from './catalogue.ts'
import type { CommandScope } from './command.ts'
import { runWords } from './run-words.ts'

/**
 * Understands a command line of the whole program and does what it says; the result is the exit code. Rejects with
 * `UsageError` when it cannot be understood, and with what the command rejects with.
 */
export function runCommandLine(words: readonly string[], scope: CommandScope): Promise<number> {
  return runWords(commands, words, scope)
}
