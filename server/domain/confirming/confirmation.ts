import type { AttemptOutcome } from '../attempt/attempt.ts'
import type { BreachForm, ConfirmingAim } from '../attempt/confirming-aim.ts'
import type { Tries } from '../results/run-statistics.ts'

/** How the findings of a run are confirmed once its plan is worked off. */
export interface ConfirmationSettings {
  /** How often each finding's best breach is sent again, in fresh conversations. 1 to 5. */
  readonly replays: number
  /** Whether the shortest form is sought that still breaks the policy. */
  readonly minimises: boolean
  /** Confirming attempts of the whole run, at most. 1 to 1,000. */
  readonly attemptsMax: number
  /** Turns of all confirming attempts together, at most; null = no bound but that of the attempts. */
  readonly turnsMax: number | null
}

/** A turn of a breach that is confirmed, without its text. */
export interface SubjectTurn {
  /** Of the recorded attempt. */
  readonly turnIndex: number
  readonly phase: 'warm_up' | 'attack'
  /** How many parts its prompt has; 1 or more. */
  readonly partCount: number
  /**
   * True where it was said in a session that was left, for the target to remember. It is sent again before everything that rests on it,
   * in a session of its own, and is in every shorter form, whole: a target that remembers it from before breaks without it, which does
   * not show that it was needless. Absent = not so.
   */
  readonly isPlanted?: true
}

/** A finding's best breach, frozen when confirming begins. */
export interface ConfirmationSubject {
  readonly sourceId: string
  readonly policyId: string
  /** Up to the one that broke the policy, which is last; those that were taken back, and not for the target to remember, are left out. */
  readonly turns: readonly SubjectTurn[]
}

/** A confirming attempt as far as it decides what is tried next. */
export interface ConfirmingTry extends ConfirmingAim {
  readonly id: string
  /** `failed`: the policy broke again. Null while it is open. */
  readonly outcome: AttemptOutcome | null
  /** The attack turn, from 1, in which it broke. */
  readonly breachStep: number | null
}

/** The whole breach as it was recorded. */
export function wholeForm({ turns }: Pick<ConfirmationSubject, 'turns'>): BreachForm {
  return turns.map(({ turnIndex }) => ({ turnIndex, parts: null }))
}

/** The turns of a breach that are said for the target to remember, by their `turnIndex`. */
export function plantedTurns({ turns }: Pick<ConfirmationSubject, 'turns'>): ReadonlySet<number> {
  return new Set(turns.filter(({ isPlanted }) => isPlanted === true).map(({ turnIndex }) => turnIndex))
}

/** Names a form; the same form has the same key. */
export function keyOfForm(form: BreachForm): string {
  return form.map(({ turnIndex, parts }) => `${turnIndex}:${parts?.join(',') ?? ''}`).join(' ')
}

/** The part of a form that was sent when the policy broke: what was not needed any more is not part of it. */
export function provenForm(subject: ConfirmationSubject, { form, breachStep }: ConfirmingTry): BreachForm {
  const phases = new Map(subject.turns.map(({ turnIndex, phase }) => [turnIndex, phase]))
  const attacks = form.flatMap(({ turnIndex }, place) => (phases.get(turnIndex) === 'attack' ? [place] : []))
  const last = breachStep === null ? undefined : attacks[breachStep - 1]
  return last === undefined ? form : form.slice(0, last + 1)
}

/** How tries of one form ended: those without a verdict are in none of the numbers. */
export function talliedTries(tries: readonly ConfirmingTry[]): Tries {
  const count = (outcome: AttemptOutcome) => tries.filter((one) => one.outcome === outcome).length
  const [hits, unclear] = [count('failed'), count('unclear')]
  return { hits, unclear, total: hits + unclear + count('passed') }
}
