import { noReconnaissance } from '../../domain/red-team-test/reconnaissance.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { type BeginStageCommand, type BegunStage, beginStage } from './begin-stage.ts'

/**
 * Begins to write probes; a job does it. Probes and answers so far are forgotten. While it goes on nothing begins and
 * the running one is returned. Rejects with Problem `test-not-found`.
 */
export function generateReconnaissance(scope: RedTeamScope, command: BeginStageCommand): Promise<BegunStage> {
  return beginStage(scope, 'reconnaissance', command, withPendingProbes)
}

function withPendingProbes(test: RedTeamTest): RedTeamTest {
  return { ...test, reconnaissance: { ...noReconnaissance, status: 'pending' } }
}
