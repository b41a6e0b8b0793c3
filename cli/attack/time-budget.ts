/** How long an attack may take, pauses apart. */
export interface TimeBudget {
  /** Comes when the time is over, and with the signal that was given. */
  readonly signal: AbortSignal
  /** Whether it was the time: a person who stops wants no report. */
  isOver(): boolean
  /** The time runs from now on. Does nothing while it runs. */
  go(): void
  /** The time stands still. Does nothing while it stands. */
  hold(): void
}

/** Minutes of an attack; absent = as many as it takes. The time stands until `go`. */
export function timeBudget(minutes: number | undefined, signal: AbortSignal): TimeBudget {
  const over = new AbortController()
  let leftMs = (minutes ?? 0) * 60_000
  let running: { readonly timer: NodeJS.Timeout; readonly fromMs: number } | null = null
  return {
    signal: AbortSignal.any([signal, over.signal]),
    isOver: () => over.signal.aborted && !signal.aborted,
    go() {
      if (minutes === undefined || running !== null) return
      const timer = setTimeout(() => over.abort(), leftMs)
      running = { timer: timer.unref(), fromMs: Date.now() }
    },
    hold() {
      if (running === null) return
      clearTimeout(running.timer)
      leftMs = Math.max(0, leftMs - (Date.now() - running.fromMs))
      running = null
    },
  }
}
