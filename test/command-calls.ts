import { runCommandLine } from '../cli/command-line.ts'
import { silentTerminal, type Terminal } from '../cli/terminal.ts'
import type { Service } from './service.ts'

/** What a command came to. */
export interface Said {
  readonly code: number
  /** What it printed, a line for each text. */
  readonly text: string
  /** What it wrote beside that to the terminal. */
  readonly notices: string
}

/** Runs commands against a service, with its first key, and whoever sits in front of them. */
export function commandCalls(service: () => Service, variables: Readonly<Record<string, string>> = {}) {
  return async (
    words: readonly string[],
    terminal: Partial<Terminal> = {},
    more: Readonly<Record<string, string>> = {},
  ): Promise<Said> => {
    const printed: string[] = []
    const written: string[] = []
    const { port } = new URL(service().address)
    const code = await runCommandLine(words, {
      env: { REDOUBT_API_KEY: service().key, REDOUBT_PORT: port, ...variables, ...more },
      print: (text) => printed.push(text),
      terminal: { ...silentTerminal, write: (text) => written.push(text), ...terminal },
    })
    return { code, text: printed.join('\n'), notices: written.join('') }
  }
}
