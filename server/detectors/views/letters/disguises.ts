import type { Range } from '../../../text/range.ts'
import type { UndoneDisguise } from '../../reading.ts'

/** Gathers what was removed or undone, one entry a kind, and what a bound left as it was. */
export class DisguiseLog {
  readonly #byKind = new Map<string, { readonly kind: string; count: number; readonly first: Range }>()

  /** Notes `count` (default 1) more of `kind`, the first of them at `at` in the text as sent. */
  add(kind: string, at: Range, count = 1): void {
    const known = this.#byKind.get(kind)
    if (known === undefined) this.#byKind.set(kind, { kind, count, first: { start: at.start, end: at.end } })
    else known.count += count
  }

  /** Ranges of the text as sent that stayed in disguise because a bound was reached. */
  readonly unread: Range[] = []

  /** What was noted, in the order in which the kinds first came. */
  list(): UndoneDisguise[] {
    return [...this.#byKind.values()]
  }
}
