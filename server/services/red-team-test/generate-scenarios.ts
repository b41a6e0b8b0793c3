import { Problem } from '../../domain/problem.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { type BeginStageCommand, type BegunStage, beginStage } from './begin-stage.ts'

/**
 * Begins to write scenarios; a job does it, and its list replaces the present one. While it goes on nothing begins and
 * the running one is returned. Rejects with Problem `test-not-found`, or `precondition-missing` when the test has no
 * policies or no evaluated reconnaissance.
 */
export function generateScenarios(scope: RedTeamScope, command: BeginStageCommand): Promise<BegunStage> {
  return beginStage(scope, 'scenarios', command, (test) => {
    refuseTooEarly(test)
    return { ...test, scenarios: { ...test.scenarios, status: 'pending', error: null } }
  })
}

function refuseTooEarly({ policies, reconnaissance }: RedTeamTest): void {
  const missing = [
    ...(policies.length > 0 ? [] : ['policies (POST …/generate makes them)']),
    ...(reconnaissance.evaluationStatus === 'completed'
      ? []
      : ['evaluated reconnaissance (POST …/reconnaissance/generate, then …/reconnaissance/evaluate)']),
  ]
  if (missing.length > 0) throw new Problem('precondition-missing', `The test lacks ${missing.join(' and ')}.`)
}
