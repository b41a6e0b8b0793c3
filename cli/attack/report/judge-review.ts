import type { AttackReport, ErrorShare, JudgeReview } from './attack-report.ts'

type JudgeError = NonNullable<AttackReport['summary']['judge_error']>

/** How often the judge was wrong, as far as people have ruled on its verdicts; null where nobody has. */
export function judgeReviewOf({ judge_error: told }: AttackReport['summary']): JudgeReview | null {
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
