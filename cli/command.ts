import type { Environment } from '../server/config.ts'
import type { Terminal } from './terminal.ts'

/** How a text is shown where standard output is a terminal; elsewhere it makes no difference. */
export interface Look {
  /** Green, red, or bold. */
  readonly tone?: 'good' | 'bad' | 'heading'
  /** Lines that are too long are broken at spaces and go on indented by so many columns. Default: the terminal breaks them. */
  readonly hanging?: number
}

/** What a command gets from the process. */
export interface CommandScope {
  readonly env: Environment
  /** Prints one text and a line end on standard output. */
  readonly print: (text: string, look?: Look) => void
  /** Whether standard output is a terminal. Default: no, and then nothing is cut, because something else reads it. */
  readonly printsToTerminal?: boolean
  /** The person in front of it; absent where there is none. */
  readonly terminal?: Terminal
}

/** One option of a command. */
export interface CommandOption {
  /** What the value is, in capitals, e.g. `UUID`; null for one that takes none and is `true` when it is given. */
  readonly value: string | null
  /** What the help says of it. */
  readonly meaning: string
  /** Absent = it may be left out. */
  readonly isRequired?: true
  /** Whether it may be given several times: its values then stand in one text, a line each. */
  readonly isList?: true
}

/** What was given to a command: its options by name, and what stands alone. */
export interface Given {
  /** `true` for one without a value; those that were not given are absent. */
  readonly options: Readonly<Record<string, string | undefined>>
  /** In the order given. */
  readonly positionals: readonly string[]
}

/** One command, as data. */
export interface Command {
  /** The words that call it, e.g. `key create`. */
  readonly name: string
  /** A line of the help. */
  readonly summary: string
  /** Names of what has to stand alone, e.g. `ID`. */
  readonly positionals: readonly string[]
  /** Whether any number of further words may follow, e.g. a command line of another program behind `--`. */
  readonly takesMore?: true
  /** By name, without the dashes. */
  readonly options: Readonly<Record<string, CommandOption>>
  /** Complete lines that work where the program is called `redoubt`; the help names it as it is called where it runs. */
  readonly examples: readonly string[]
  /** Does it; the result is the exit code. */
  run(given: Given, scope: CommandScope): Promise<number> | number
}

/** A command of a catalogue, which is loaded when it is called: the database of one and the questions of another are nothing to the rest. */
export interface CommandEntry {
  /** That of the command. */
  readonly name: string
  load(): Promise<Command>
}
