import { judgeLateTurns } from '../services/attack-run/judge-late-turns.ts'
import type { AttackRunScope } from '../services/attempt/attack-run-scope.ts'
import type { JobHandler } from './runner.ts'

/** Job `redteam.judge-turn`: judges answers of a run that nobody judged in time. */
export function judgeTurn(scope: AttackRunScope): JobHandler<'redteam.judge-turn'> {
  return ({ testId, runId }, { organizationId }) => judgeLateTurns(scope, { organizationId, testId, runId })
}
