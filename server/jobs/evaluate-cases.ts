import { evaluateCases as evaluateCasesService } from '../services/agent-run/evaluate-cases.ts'
import type { RedTeamScope } from '../services/scope/red-team-scope.ts'
import type { JobHandler } from './runner.ts'

/** Job `redteam.evaluate-cases`: judges what a client uploaded for a dataset. */
export function evaluateCases(scope: RedTeamScope): JobHandler<'redteam.evaluate-cases'> {
  return (payload, { organizationId, signal }) => evaluateCasesService(scope, { organizationId, ...payload }, signal)
}
