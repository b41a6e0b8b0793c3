import { createInterface } from 'node:readline/promises'
import { UsageError } from './usage-error.ts'

/** What a command may do with the person in front of it. */
export interface Terminal {
  /** Whether somebody can be asked. */
  readonly canAsk: boolean
  /** Whether what was written can be overwritten. */
  readonly isLive: boolean
  /** Columns of a line, as it is now: a person may change it. */
  readonly columns: number
  /** Lines of it, as it is now. */
  readonly rows: number
  /** Writes beside the results, on standard error; no line end is added. */
  write(text: string): void
  /** Asks and resolves with the answer; rejects with the signal's reason. */
  ask(question: string, signal: AbortSignal): Promise<string>
  /** Calls the listener on Ctrl-C and SIGTERM until the result is called. */
  onInterrupt(listener: () => void): () => void
  /** Ends the process at once. */
  exit(code: number): void
}

/** The terminal of the process. */
export const processTerminal: Terminal = {
  canAsk: process.stdin.isTTY === true && process.stderr.isTTY === true,
  isLive: process.stderr.isTTY === true,
  get columns() {
    return process.stderr.columns || 80
  },
  get rows() {
    return process.stderr.rows || 24
  },
  write: (text) => void process.stderr.write(text),
  async ask(question, signal) {
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    // A terminal in raw mode sends none: whoever listens hears of the key as everywhere else.
    lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
    try {
      return await lines.question(question, { signal })
    } catch (error) {
      signal.throwIfAborted()
      throw new UsageError('The input has ended: nothing more can be asked.', { cause: error })
    } finally {
      lines.close()
    }
  },
  onInterrupt(listener) {
    process.on('SIGINT', listener).on('SIGTERM', listener)
    return () => void process.off('SIGINT', listener).off('SIGTERM', listener)
  },
  exit: (code) => process.exit(code),
}

/** Where there is nobody: nothing is shown, nothing can be asked. */
export const silentTerminal: Terminal = {
  canAsk: false,
  isLive: false,
  columns: 80,
  rows: 24,
  write: () => undefined,
  ask: () => Promise.resolve(''),
  onInterrupt: () => () => undefined,
  exit: () => undefined,
}
