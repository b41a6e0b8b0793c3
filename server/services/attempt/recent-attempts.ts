import type { VersionedAttempt } from '../../domain/attack-run/attack-run-repository.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'

/** Attempts that are remembered, at most. */
const attemptsMax = 1_000

/** UTF-16 units of all that is remembered, at most. */
const unitsMax = 16_000_000

/** An attempt as this process last kept it. */
export interface RecentAttempt {
  readonly run: AttackRun
  readonly record: VersionedAttempt
}

interface Entry extends RecentAttempt {
  readonly units: number
}

/**
 * Open attempts as this process last kept them, so that the next turn need not read them again. Another server may have
 * changed one since: what is taken from here may only be changed under its version, or compared with the stored one.
 */
export class RecentAttempts {
  readonly #entries = new Map<string, Entry>()
  #units = 0

  get(attemptId: string): RecentAttempt | undefined {
    return this.#entries.get(attemptId)
  }

  /** Remembers an open attempt; forgets one that ended, and the oldest when there are too many. */
  set(run: AttackRun, record: VersionedAttempt): void {
    const { id, state } = record.attempt
    this.delete(id)
    if (state.kind === 'ended') return
    const units = record.turns.reduce((sum, turn) => sum + turn.request.length + (turn.response?.length ?? 0), 0)
    if (units > unitsMax / 10) return
    this.#entries.set(id, { run, record, units })
    this.#units += units
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= attemptsMax && this.#units <= unitsMax) return
      this.delete(oldest)
    }
  }

  delete(attemptId: string): void {
    this.#units -= this.#entries.get(attemptId)?.units ?? 0
    this.#entries.delete(attemptId)
  }
}
