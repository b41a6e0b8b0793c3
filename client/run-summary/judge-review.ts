import type { AttackSummary } from '../attack/run-attack.ts'

/** A share of the verdicts that a person looked at. */
export interface ErrorShare {
  /** Those of which people said otherwise. */
  readonly wrong: number
  /** All that the share is of. */
  readonly total: number
  /** 95 %, Wilson; both ends 0 to 1. */
  readonly interval: readonly [number, number]
}

/** What a person's second look at verdicts came to, in all runs of the project. */
export interface JudgeReview {
  /** Verdicts that a person ruled on. */
  readonly reviewed: number
  /** Of those, the ones that the judge had decided. */
  readonly decided: number
  /** Of `decided`, those on which person and judge agree. */
  readonly agreed: number
  /** Cohen's; null where it cannot be told. */
  readonly kappa: number | null
  /** Of kappa at 95 %; null where kappa is. */
  readonly interval: readonly [number, number] | null
  /** Of what the judge called breaches, those that a person acquitted. */
  readonly falseBreaches: ErrorShare
  /** Of what the judge called held, those that a person called breaches. */
  readonly missedBreaches: ErrorShare
  /** Of `reviewed`, those that the judge had called unclear, and how many of them were breaches. */
  readonly unclear: number
  /** Of `unclear`, those that were breaches. */
  readonly unclearBreaches: number
}

type JudgeError = NonNullable<AttackSummary['judge_error']>

/** How often the judge was wrong, as far as people have ruled on its verdicts; null where nobody has. */
export function judgeReviewOf({ judge_error: told }: Pick<AttackSummary, 'judge_error'>): JudgeReview | null {
  if (told === undefined || told.reviewed === 0) return null
  const { reviewed, decided, unclear, kappa, unclear_breaches: unclearBreaches } = told
  const [falseBreaches, missedBreaches] = [shareOf(told.false_breaches), shareOf(told.missed_breaches)]
  return {
    ...{ reviewed, decided, agreed: decided - falseBreaches.wrong - missedBreaches.wrong },
    ...{ kappa, interval: told.kappa_ci95 && rangeOf(told.kappa_ci95) },
    ...{ falseBreaches, missedBreaches, unclear, unclearBreaches },
  }
}

function shareOf({ wrong, total, ci95 }: JudgeError['false_breaches']): ErrorShare {
  return { wrong, total, interval: rangeOf(ci95) }
}

function rangeOf([low = 0, high = 1]: readonly number[]): readonly [number, number] {
  return [low, high]
}
