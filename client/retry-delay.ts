import type { RedoubtProblem } from './redoubt-problem.ts'

/** What decides whether a failed try is made again. */
export interface FailedTry {
  readonly problem: RedoubtProblem
  /** Tries made so far, 1 or more. */
  readonly tries: number
  /** Tries allowed after the first. */
  readonly retries: number
  /** Whether the call may be carried out twice without harm. */
  readonly isRepeatable: boolean
  /** 0 to 1, for the jitter. */
  readonly random: number
}

const firstDelayMs = 250
const delayMsMax = 20_000
/** A service that asks for a longer pause is not waited for. */
const retryAfterMsMax = 120_000

/**
 * How long to wait before the next try; null when there is none. 429 and 503 were refused before anything was done and
 * are always tried again; a lost answer or another 5xx only where doing it twice does no harm. The delay doubles from
 * 250 ms to 20 s, half of it by chance so that clients do not come back together, and is never below `Retry-After`.
 */
export function retryDelayMs({ problem, tries, retries, isRepeatable, random }: FailedTry): number | null {
  if (tries > retries || !isWorthATry(problem, isRepeatable)) return null
  const asked = problem.retryAfterMs ?? 0
  if (asked > retryAfterMsMax) return null
  const full = Math.min(delayMsMax, firstDelayMs * 2 ** (tries - 1))
  return Math.max(asked, Math.round(full / 2 + (full / 2) * random))
}

function isWorthATry({ status, code, retryAfterMs }: RedoubtProblem, isRepeatable: boolean): boolean {
  if (status === 429 || status === 503) return true
  if (!isRepeatable) return false
  // An earlier try of the same call is still being worked on.
  if (code === 'conflict' && retryAfterMs !== null) return true
  return status >= 500 || code === 'unreachable' || code === 'timed-out'
}
