import { Problem } from '../../domain/problem.ts'

/** What a check that was running at the stop fails with. */
export const stopped = 'The service was stopped before the check finished.'

/** Why nothing new is taken at the stop. */
export const stopping = 'The service is stopping; ask again shortly.'

/** Why nothing more is taken. */
export const tooMany = 'Too many checks are waiting; try again shortly.'

/** Why a check has no answer whose client has gone. */
export const givenUp = 'The request was given up before its check was over.'

/** The refusal of a task, for one of the reasons above: asking again shortly makes sense. */
export function refusedTask(why: string): Problem {
  return new Problem('overloaded', why, { retryAfterSeconds: 1 })
}

/** Why what was lost with its worker more than once is answered as failed. */
export const lostReason = 'The check did not finish: its worker ended, or was ended because the check took too long.'
