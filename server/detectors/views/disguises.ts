import type { Range } from '../../domain/finding.ts'
import type { Disguise } from '../reading.ts'

/** Gathers what was removed or undone, one entry a kind. */
export class DisguiseLog {
  readonly #byKind = new Map<string, Disguise>()

  /** Notes `count` (default 1) more of `kind`, the first of them at `at` in the text as sent. */
  add(kind: string, at: Range, count = 1): void {
    const known = this.#byKind.get(kind)
    this.#byKind.set(kind, {
      kind,
      count: (known?.count ?? 0) + count,
      first: known?.first ?? { start: at.start, end: at.end },
    })
  }

  /** What was noted, in the order in which the kinds first came. */
  list(): Disguise[] {
    return [...this.#byKind.values()]
  }
}
