import { Problem } from '../problem.ts'

/** Something that people change, with the time of its last change. */
interface Changed {
  readonly updatedAtMs: number
}

/** Throws Problem `conflict` when something was changed after the state that a change was thought for; null = any state. */
export function refuseOvertaken({ updatedAtMs }: Changed, ifUpdatedAtMs: number | null | undefined): void {
  if (ifUpdatedAtMs === null || ifUpdatedAtMs === undefined || ifUpdatedAtMs === updatedAtMs) return
  throw new Problem(
    'conflict',
    `It was changed meanwhile, at ${new Date(updatedAtMs).toISOString()}. Read it again and repeat your change on what it is now.`,
  )
}

/** The time of a change: later than that of the one before, so that no two states of a thing have the same. */
export function changeTimeMs({ updatedAtMs }: Changed, nowMs: number): number {
  return Math.max(nowMs, updatedAtMs + 1)
}
