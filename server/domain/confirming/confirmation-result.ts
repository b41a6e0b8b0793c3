import type { BreachForm } from '../attempt/confirming-aim.ts'
import { honestInterval, type Interval, type Tries } from '../results/run-statistics.ts'
import {
  type ConfirmationSettings,
  type ConfirmationSubject,
  type ConfirmingTry,
  keyOfForm,
  plantedTurns,
  provenForm,
  talliedTries,
  wholeForm,
} from './confirmation.ts'
import { progressOf, triesOf } from './next-confirming.ts'

/**
 * What became of a finding when it was sent again. `not_tried`: the budget was used up, the run ended before, or its texts are
 * not kept; `not_judged`: no replay got a verdict.
 */
export type ConfirmationStatus = 'pending' | 'reproduced' | 'not_reproduced' | 'unclear' | 'not_judged' | 'not_tried'

/** How stable a finding is. */
export interface ConfirmationResult {
  readonly status: ConfirmationStatus
  /** Replays of the whole breach that have a verdict: the breach that was found first is not among them. */
  readonly replays: Tries
  readonly interval: Interval
  /** Replays that ended without a verdict. */
  readonly notJudged: number
  /** Confirming attempts of this finding in all. */
  readonly attempts: number
  /** Turns that each attempt sends first, in a session that it then leaves, for the target to remember. 0 = it needs no memory. */
  readonly plantedTurns: number
  /** Null while no replay broke the policy. */
  readonly shortest: ShortestForm | null
}

/** The shortest form of a breach that broke the policy. */
export interface ShortestForm {
  readonly form: BreachForm
  /** The attempt in which it broke it first. */
  readonly attemptId: string
  /** Tries of just this form, with a verdict. */
  readonly tries: Tries
  /** Turns of the whole breach. */
  readonly turnsBefore: number
  /**
   * True when the search came to its end: nothing more can be left out of it by itself, what is planted apart, which is never left out.
   * False: it was not sought, or not to the end.
   */
  readonly isMinimal: boolean
}

/** What the confirming attempts of a run say of one finding. */
export function confirmationOf(
  subject: ConfirmationSubject,
  tries: readonly ConfirmingTry[],
  { settings, isRunning }: { readonly settings: ConfirmationSettings; readonly isRunning: boolean },
): ConfirmationResult {
  const own = triesOf(subject, tries)
  const wholeKey = keyOfForm(wholeForm(subject))
  const replayed = own.filter(({ form }) => keyOfForm(form) === wholeKey)
  const replays = talliedTries(replayed)
  const ended = replayed.filter(({ outcome }) => outcome !== null).length
  return {
    status: isRunning && ended < settings.replays ? 'pending' : statusOf(replays, ended),
    replays,
    interval: honestInterval(replays),
    notJudged: ended - replays.total,
    attempts: own.length,
    plantedTurns: plantedTurns(subject).size,
    shortest: shortestOf(subject, own, settings),
  }
}

function statusOf({ hits, unclear, total }: Tries, ended: number): ConfirmationStatus {
  if (hits > 0) return 'reproduced'
  if (unclear > 0) return 'unclear'
  if (total > 0) return 'not_reproduced'
  return ended > 0 ? 'not_judged' : 'not_tried'
}

function shortestOf(
  subject: ConfirmationSubject,
  own: readonly ConfirmingTry[],
  settings: ConfirmationSettings,
): ShortestForm | null {
  const { shortest: form, isOver } = progressOf(subject, own, settings)
  if (form === null) return null
  const key = keyOfForm(form)
  const first = own.find((one) => one.outcome === 'failed' && keyOfForm(provenForm(subject, one)) === key)
  if (first === undefined) return null
  // A longer form that broke in the middle has tried this one too.
  const tries = own.filter((one) => keyOfForm(one.outcome === 'failed' ? provenForm(subject, one) : one.form) === key)
  const isMinimal = isOver && settings.minimises
  return { form, attemptId: first.id, tries: talliedTries(tries), turnsBefore: subject.turns.length, isMinimal }
}
