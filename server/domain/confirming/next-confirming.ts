import type { BreachForm, ConfirmingAim } from '../attempt/confirming-aim.ts'
import {
  type ConfirmationSettings,
  type ConfirmationSubject,
  type ConfirmingTry,
  keyOfForm,
  plantedTurns,
  provenForm,
  wholeForm,
} from './confirmation.ts'
import { shortenBreach } from './shorten-breach.ts'

/** A confirming attempt to begin, and why. */
export interface PlannedConfirming extends ConfirmingAim {
  readonly kind: 'replay' | 'shorter'
  /** A sentence for whoever watches the run. */
  readonly reason: string
}

/**
 * Where the confirming of one finding stands. `next`: what may be tried now, all of it at the same time. `shortest`: the
 * shortest form that broke the policy; null while none did.
 */
export interface SubjectProgress {
  readonly next: readonly PlannedConfirming[]
  /** As the search has found it so far. */
  readonly shortest: BreachForm | null
  /** True when nothing is left to try, whatever is still open. */
  readonly isOver: boolean
}

/**
 * The confirming attempts that may begin now, by how those before ended: replays of every finding first, then shorter forms, the
 * finding with the fewest attempts before the others. Pure: any server makes the same choice from what is stored. Empty when
 * nothing is left, when what is open must end first, or when the budget is used up.
 */
export function nextConfirming(
  subjects: readonly ConfirmationSubject[],
  tries: readonly ConfirmingTry[],
  settings: ConfirmationSettings,
): readonly PlannedConfirming[] {
  const wanted = subjects.flatMap((subject) => {
    const own = triesOf(subject, tries)
    return progressOf(subject, own, settings).next.map((planned, place) => ({ planned, rank: own.length + place }))
  })
  const isShorter = ({ planned }: (typeof wanted)[number]) => Number(planned.kind === 'shorter')
  const sorted = wanted.toSorted((one, other) => isShorter(one) - isShorter(other) || one.rank - other.rank)
  const room = settings.attemptsMax - tries.length
  let turnsLeft =
    (settings.turnsMax ?? Number.POSITIVE_INFINITY) - tries.reduce((sum, { form }) => sum + form.length, 0)
  const chosen: PlannedConfirming[] = []
  for (const { planned } of sorted) {
    if (chosen.length >= room || planned.form.length > turnsLeft) break
    turnsLeft -= planned.form.length
    chosen.push(planned)
  }
  return chosen
}

/** The confirming attempts of one finding, in their order. */
export function triesOf(
  { sourceId, policyId }: Pick<ConfirmationSubject, 'sourceId' | 'policyId'>,
  tries: readonly ConfirmingTry[],
): readonly ConfirmingTry[] {
  return tries.filter((one) => one.sourceId === sourceId && one.policyId === policyId)
}

/** Where the confirming of a finding stands, by its own attempts. */
export function progressOf(
  subject: ConfirmationSubject,
  tries: readonly ConfirmingTry[],
  { replays, minimises }: Pick<ConfirmationSettings, 'replays' | 'minimises'>,
): SubjectProgress {
  const byForm = Map.groupBy(tries, ({ form }) => keyOfForm(form))
  const triesAt = (form: BreachForm) => byForm.get(keyOfForm(form)) ?? []
  const whole = wholeForm(subject)
  const replayed = triesAt(whole)
  const missing = Math.max(0, replays - replayed.length)
  const first = replayed.find(({ outcome }) => outcome === 'failed')
  const shortest = first === undefined ? null : provenForm(subject, first)
  if (missing > 0) {
    const next = Array.from({ length: missing }, (_, place) =>
      replayOf(subject, whole, { place: replayed.length + place + 1, replays, of: 'the breach as it was recorded' }),
    )
    return { next, shortest, isOver: false }
  }
  if (replayed.some(({ outcome }) => outcome === null)) return { next: [], shortest, isOver: false }
  if (shortest === null || !minimises) return { next: [], shortest, isOver: true }
  const search = shortenBreach(shortest, subject.turns)
  let step = search.next()
  let best = shortest
  while (step.done !== true) {
    const candidate = step.value
    const tried = triesAt(candidate)
    const hit = tried.find(({ outcome }) => outcome === 'failed')
    if (hit !== undefined) best = provenForm(subject, hit)
    if (tried.length === 0) return { next: [shorterOf(subject, candidate)], shortest: best, isOver: false }
    if (hit === undefined && tried.some(({ outcome }) => outcome === null))
      return { next: [], shortest: best, isOver: false }
    step = search.next(hit === undefined ? null : best)
  }
  const again = keyOfForm(best) === keyOfForm(whole) ? [] : triesAt(best)
  const left = keyOfForm(best) === keyOfForm(whole) ? 0 : Math.max(0, replays - again.length)
  const next = Array.from({ length: left }, (_, place) =>
    replayOf(subject, best, { place: again.length + place + 1, replays, of: 'its shortest form' }),
  )
  return { next, shortest: best, isOver: left === 0 }
}

function replayOf(
  { sourceId, policyId, turns }: ConfirmationSubject,
  form: BreachForm,
  { place, replays, of }: { readonly place: number; readonly replays: number; readonly of: string },
): PlannedConfirming {
  const first = plantedTurns({ turns }).size > 0 ? ', after what the target was to remember' : ''
  return { sourceId, policyId, form, kind: 'replay', reason: `Sends ${of} again${first}: ${place} of ${replays}.` }
}

function shorterOf({ sourceId, policyId, turns }: ConfirmationSubject, form: BreachForm): PlannedConfirming {
  const cut = form.filter(({ parts }) => parts !== null).length
  const prompts = cut === 0 ? '' : `, ${cut === 1 ? 'a prompt' : `${cut} prompts`} cut short`
  const reason = `Tries a shorter form of the breach: ${form.length} of ${turns.length} turns${prompts}.`
  return { sourceId, policyId, form, kind: 'shorter', reason }
}
