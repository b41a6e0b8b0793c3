import type { BreachForm } from '../attempt/confirming-aim.ts'
import { plantedTurns, type SubjectTurn } from './confirmation.ts'

/** Is given what was proven when the candidate before was tried: a form that broke the policy, or null. Returns the shortest. */
export type Shortening = Generator<BreachForm, BreachForm, BreachForm | null>

/**
 * The search for the shortest form of a breach, by leaving things out in ever smaller pieces (delta debugging): whole turns
 * before the last first, then parts of the prompts, the last prompt first; what was planted for the target to remember stays whole.
 * Deterministic: with the same answers it asks for the
 * same candidates, so that it is gone through again from what is stored. What it ends with has broken the policy, and nothing
 * single can be left out of it that was not tried. Cost: at most quadratic in turns, and in the parts of each prompt.
 */
export function* shortenBreach(proven: BreachForm, turns: readonly SubjectTurn[]): Shortening {
  const counts = new Map(turns.map(({ turnIndex, partCount }) => [turnIndex, partCount]))
  const planted = plantedTurns({ turns })
  const removableIn = (form: BreachForm) => form.slice(0, -1).filter(({ turnIndex }) => !planted.has(turnIndex))
  let best = yield* leaveOut(proven, {
    countOf: (form) => removableIn(form).length,
    without: (form, start, end) => {
      const left = new Set(removableIn(form).slice(start, end))
      return form.filter((step) => !left.has(step))
    },
  })
  for (let place = best.length - 1; place >= 0; place -= 1) {
    if (planted.has(best[place]?.turnIndex ?? -1)) continue
    const partsAt = (form: BreachForm): readonly number[] => {
      const step = form[place]
      return step?.parts ?? Array.from({ length: counts.get(step?.turnIndex ?? -1) ?? 0 }, (_, part) => part)
    }
    best = yield* leaveOut(best, {
      countOf: (form) => partsAt(form).length,
      without: (form, start, end) => {
        const kept = partsAt(form).filter((_, part) => part < start || part >= end)
        return kept.length === 0 ? null : form.map((step, at) => (at === place ? { ...step, parts: kept } : step))
      },
    })
  }
  return best
}

/** What can be left out of a form. */
interface Units {
  readonly countOf: (form: BreachForm) => number
  /** The form without the units from `start` to before `end`; null where nothing would be left. */
  readonly without: (form: BreachForm, start: number, end: number) => BreachForm | null
}

function* leaveOut(proven: BreachForm, { countOf, without }: Units): Shortening {
  let best = proven
  let size = countOf(best)
  while (size >= 1) {
    let hasShrunk = false
    for (let start = 0; start < countOf(best); ) {
      const candidate = without(best, start, Math.min(start + size, countOf(best)))
      const shorter = candidate === null ? null : yield candidate
      if (shorter === null) start += size
      else {
        best = shorter
        hasShrunk = true
      }
    }
    // What one thing needed may be needless without it: single ones are gone through until none goes.
    if (size > 1) size = Math.floor(size / 2)
    else if (!hasShrunk) return best
  }
  return best
}
