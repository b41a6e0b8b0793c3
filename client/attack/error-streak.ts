import type { TargetOutcome } from './ask-target.ts'
import { TargetError } from './attack-target.ts'

/** When a target is given up. */
export interface StreakLimits {
  /** Failures in a row. */
  readonly errorsMax: number
  /** Failures to reach it at all, as long as it has never answered. Default: `errorsMax`. */
  readonly unreachableMax?: number
}

/** Counts failures in a row: the result takes each outcome, and throws `TargetError` when there are too many. */
export function errorStreak({ errorsMax, unreachableMax = errorsMax }: StreakLimits) {
  let errors = 0
  let unreachable = 0
  let hasAnswered = false
  return ({ error, isUnreachable }: Pick<TargetOutcome, 'error' | 'isUnreachable'>): void => {
    errors = error === null ? 0 : errors + 1
    unreachable = isUnreachable ? unreachable + 1 : 0
    if (error === null) hasAnswered = true
    if (!hasAnswered && unreachable >= unreachableMax) {
      const detail = `The target was not reached once (${unreachable} times tried); is it running, and is its address right?`
      throw new TargetError(`${detail} The last time: ${error}`, { isUnreachable: true })
    }
    if (errors >= errorsMax)
      throw new TargetError(`The target failed ${errors} times in a row. The last time: ${error}`)
  }
}
