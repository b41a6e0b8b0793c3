import type { Terminal } from '../terminal.ts'

/** The person has stopped the command. */
export class Interrupted extends Error {
  constructor() {
    super('stopped')
    this.name = 'Interrupted'
  }
}

/** One Ctrl-C arrives more than once: from the terminal, and from the program that started this one. */
const sameKeyMs = 400

/**
 * Aborts the signal on the first Ctrl-C, and says so by `note`; on the second, after it, the process ends at once with 130.
 */
export function heedInterrupts(terminal: Terminal, nowMs: () => number, note: (text: string) => void) {
  const controller = new AbortController()
  let firstAtMs: number | null = null
  const release = terminal.onInterrupt(() => {
    if (firstAtMs === null) {
      firstAtMs = nowMs()
      note('Stopping: answers that are on their way are waited for, some seconds at most. Ctrl-C again ends at once.')
      controller.abort(new Interrupted())
    } else if (nowMs() - firstAtMs > sameKeyMs) terminal.exit(130)
  })
  return { signal: controller.signal, release }
}
