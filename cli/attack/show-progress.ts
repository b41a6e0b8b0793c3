import type { Terminal } from '../terminal.ts'

/** How far something is. */
export interface Progress {
  readonly what: string
  readonly done: number
  readonly total: number
  /** What else is to be told, e.g. `3 breaches`. */
  readonly details: readonly string[]
}

/** Shows progress: one line that is overwritten on a terminal, elsewhere a line every 10 s. */
export interface ProgressDisplay {
  show(progress: Progress): void
  /** Writes a line that stays. */
  note(text: string): void
  /** Ends the line that is overwritten. */
  end(): void
}

const lineEveryMs = 10_000
const paintEveryMs = 100
const barWidth = 24

/** Opens a display. */
export function progressDisplay(terminal: Terminal, nowMs: () => number): ProgressDisplay {
  let begun: { readonly what: string; readonly atMs: number; readonly done: number } | null = null
  let shownAtMs = Number.NEGATIVE_INFINITY
  let isOpen = false
  const end = () => {
    if (isOpen) terminal.write('\n')
    isOpen = false
  }
  return {
    show(progress) {
      const atMs = nowMs()
      if (begun?.what !== progress.what) begun = { what: progress.what, atMs, done: progress.done }
      const isLast = progress.done >= progress.total
      if (!isLast && atMs - shownAtMs < (terminal.isLive ? paintEveryMs : lineEveryMs)) return
      shownAtMs = atMs
      const etaMs = remainingMs(
        { ...progress, done: progress.done - begun.done, left: progress.total - progress.done },
        atMs - begun.atMs,
      )
      const text = progressLine(progress, etaMs)
      if (terminal.isLive) terminal.write(`\r\u001b[2K${text.slice(0, Math.max(20, terminal.columns - 1))}`)
      else terminal.write(`${text}\n`)
      isOpen = terminal.isLive
    },
    note(text) {
      end()
      terminal.write(`${text}\n`)
    },
    end,
  }
}

/** One line: a bar, counts, what else is known, and how long it still takes (null = not known). */
export function progressLine({ what, done, total, details }: Progress, etaMs: number | null): string {
  const share = total === 0 ? 1 : Math.min(1, done / total)
  const filled = Math.round(share * barWidth)
  const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`
  const eta = etaMs === null || done >= total ? [] : [`${duration(etaMs)} left`]
  return [`${what} ${bar} ${done}/${total}`, ...details, ...eta].join(' · ')
}

function remainingMs(
  { done, left }: { readonly done: number; readonly left: number },
  elapsedMs: number,
): number | null {
  return done <= 0 || elapsedMs <= 0 ? null : (elapsedMs / done) * left
}

function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
