import { displayWidth } from '../display-width.ts'
import type { Terminal } from '../terminal.ts'

/** How far something is. */
export interface Progress {
  readonly what: string
  readonly done: number
  readonly total: number
  /** What else is to be told, e.g. `3 breaches`. */
  readonly details: readonly string[]
  /** Lines below the bar, shown on a terminal alone. */
  readonly rows?: readonly string[]
}

/** Shows progress: lines that are overwritten on a terminal, elsewhere a line every 10 s. Nothing of it is ever cut. */
export interface ProgressDisplay {
  show(progress: Progress): void
  /** Writes a line that stays. */
  note(text: string): void
  /** Ends the lines that are overwritten. */
  end(): void
}

const lineEveryMs = 10_000
const paintEveryMs = 100
const barWidth = 24

/** Opens a display. */
export function progressDisplay(terminal: Terminal, nowMs: () => number): ProgressDisplay {
  let begun: { readonly what: string; readonly atMs: number; readonly done: number } | null = null
  let shownAtMs = Number.NEGATIVE_INFINITY
  let openLines = 0
  const end = () => {
    if (openLines > 0) terminal.write('\n')
    openLines = 0
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
      if (!terminal.isLive) return void terminal.write(`${progressParts(progress, etaMs).join(separator)}\n`)
      const lines = progressLines(progress, etaMs, terminal.columns)
      terminal.write(`${backTo(openLines)}${lines.join('\n')}`)
      openLines = lines.length
    },
    note(text) {
      end()
      terminal.write(`${text}\n`)
    },
    end,
  }
}

const separator = ' · '

/** To the first of the lines that were written, with nothing left of them. */
function backTo(lines: number): string {
  return lines > 1 ? `\r\u001b[${lines - 1}A\u001b[J` : '\r\u001b[J'
}

/** As many lines as it takes so that none is wider than the terminal: one that is broken there could not be overwritten. */
export function progressLines(progress: Progress, etaMs: number | null, columns: number): readonly string[] {
  const widest = Math.max(20, columns - 1)
  const lines: string[] = []
  for (const part of progressParts(progress, etaMs)) {
    const last = lines.at(-1)
    const joined = last === undefined ? part : `${last}${separator}${part}`
    if (last !== undefined && displayWidth(joined) <= widest) lines[lines.length - 1] = joined
    else lines.push(...pieces(last === undefined ? part : `  ${part}`, widest))
  }
  return [...lines, ...(progress.rows ?? []).flatMap((row) => pieces(row, widest))]
}

/** A text that is wider than a line in pieces that are not. */
function pieces(text: string, widest: number): readonly string[] {
  const lines = ['']
  for (const letter of text) {
    const joined = `${lines.at(-1)}${letter}`
    if (displayWidth(joined) <= widest) lines[lines.length - 1] = joined
    else lines.push(letter)
  }
  return lines
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
