import { breakText } from '../break-text.ts'
import { displayWidth } from '../display-width.ts'
import type { Terminal } from '../terminal.ts'
import { type Room, type TechniqueTally, techniqueTable } from './technique-table.ts'

/** How far something is. */
export interface Progress {
  /** Names the step. */
  readonly what: string
  /** Of `total`, in whatever is counted. */
  readonly done: number
  /** 0 where nobody knows yet. */
  readonly total: number
  /** What else is to be told, e.g. `3 breaches`. */
  readonly details: readonly string[]
  /** A table below the bar, shown on a terminal alone, and only while it goes on. */
  readonly techniques?: readonly TechniqueTally[]
}

/** Shows progress: lines that are overwritten on a terminal, elsewhere a line every 10 s. Nothing of it is ever cut. */
export interface ProgressDisplay {
  /** Whether lines are overwritten, so that tables are shown. */
  readonly isLive: boolean
  /** Shown at once where that is not too often, else with the next call, or at the end. */
  show(progress: Progress): void
  /** Writes a line that stays. */
  note(text: string): void
  /** Shows what was shown last, as it is now, and ends the lines that are overwritten. */
  end(): void
}

const lineEveryMs = 10_000
const paintEveryMs = 250
const barWidth = 24

/** Opens a display. */
export function progressDisplay(terminal: Terminal, nowMs: () => number): ProgressDisplay {
  let begun: { readonly what: string; readonly atMs: number; readonly done: number } | null = null
  let shownAtMs = Number.NEGATIVE_INFINITY
  let openLines = 0
  /** What no line tells yet. */
  let pending: Progress | null = null
  const paint = (progress: Progress) => {
    const { done, total } = progress
    const etaMs = remainingMs({ done: done - (begun?.done ?? 0), left: total - done }, nowMs() - (begun?.atMs ?? 0))
    if (!terminal.isLive) return void terminal.write(`${progressParts(progress, etaMs).join(separator)}\n`)
    const lines = progressLines(progress, etaMs, { columns: terminal.columns, lines: terminal.rows })
    terminal.write(`${backTo(openLines)}${lines.join('\n')}`)
    openLines = lines.length
  }
  const end = () => {
    if (pending !== null) paint(withoutTable(pending))
    if (openLines > 0) terminal.write('\n')
    openLines = 0
    pending = null
  }
  return {
    isLive: terminal.isLive,
    show(progress) {
      const atMs = nowMs()
      if (begun?.what !== progress.what) begun = { what: progress.what, atMs, done: progress.done }
      pending = progress
      if (atMs - shownAtMs < (terminal.isLive ? paintEveryMs : lineEveryMs)) return
      shownAtMs = atMs
      paint(progress)
      // A table goes at the end: the report has it.
      if (!terminal.isLive || progress.techniques === undefined) pending = null
    },
    note(text) {
      end()
      terminal.write(`${text}\n`)
    },
    end,
  }
}

function withoutTable({ techniques: _, ...progress }: Progress): Progress {
  return progress
}

const separator = ' · '

/** To the first of the lines that were written, with nothing left of them. */
function backTo(lines: number): string {
  return lines > 1 ? `\r\u001b[${lines - 1}A\u001b[J` : '\r\u001b[J'
}

/**
 * As many lines as it takes so that none is wider than the terminal: one that is broken there could not be overwritten. A table
 * takes the room that is left of its height.
 */
export function progressLines(
  progress: Progress,
  etaMs: number | null,
  { columns, lines: height }: Room,
): readonly string[] {
  const widest = Math.max(20, columns - 1)
  const lines: string[] = []
  for (const part of progressParts(progress, etaMs)) {
    const last = lines.at(-1)
    const joined = last === undefined ? part : `${last}${separator}${part}`
    if (last !== undefined && displayWidth(joined) <= widest) lines[lines.length - 1] = joined
    else lines.push(...breakText(last === undefined ? part : `  ${part}`, widest))
  }
  const room = { columns: widest, lines: height - lines.length - 1 }
  return [...lines, ...techniqueTable(progress.techniques ?? [], room)]
}

/** A bar with counts, what else is known, and how long it still takes (null = not known). */
export function progressParts({ what, done, total, details }: Progress, etaMs: number | null): readonly string[] {
  const share = total === 0 ? 1 : Math.min(1, done / total)
  const filled = Math.round(share * barWidth)
  const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`
  const eta = etaMs === null || done >= total ? [] : [`${duration(etaMs)} left`]
  return [`${what} ${bar} ${done}/${total}`, ...details, ...eta]
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
