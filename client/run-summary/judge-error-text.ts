import type { LimitWords } from './english-limits.ts'
import type { ErrorShare, JudgeReview } from './judge-review.ts'
import { knownJudgeError } from './known-judge-error.ts'

/** Writes a share of 0 to 1. */
type Percent = (share: number) => string

/** How often the judge erred where people have looked; says plainly where nobody has (null). */
export function judgeErrorText(review: JudgeReview | null, say: LimitWords, percent: Percent): readonly string[] {
  if (review === null) return [say.judgeUnmeasured]
  const { reviewed, decided, agreed, kappa, interval, falseBreaches, missedBreaches, unclear, unclearBreaches } = review
  const share = ({ wrong, total, interval: [low, high] }: ErrorShare) => {
    return { wrong, total, low: percent(low), high: percent(high) }
  }
  const [low = 0, high = 1] = interval ?? []
  const shownKappa = kappa === null ? null : say.kappa(kappa.toFixed(2), low.toFixed(2), high.toFixed(2))
  return [
    say.judgeReviewed({ reviewed, decided, agreed, kappa: shownKappa }),
    ...(falseBreaches.total === 0 ? [] : [say.judgeFalse(share(falseBreaches))]),
    ...(missedBreaches.total === 0 ? [] : [say.judgeMissed(share(missedBreaches))]),
    ...(unclear === 0 ? [] : [say.judgeUnclear(unclearBreaches, unclear)]),
    say.judgeChosen,
  ]
}

/** How often it erred where it was measured. */
export function knownErrorText(say: LimitWords, percent: Percent): string {
  const { answers, agreement, interval, blind, leftOut } = knownJudgeError
  return say.judgeKnown({
    ...blind,
    ...{ accusedSince: leftOut.accused, answersSince: leftOut.answers },
    ...{ answers, agreement: percent(agreement), low: percent(interval[0]), high: percent(interval[1]) },
  })
}
