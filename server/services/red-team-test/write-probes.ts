import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import type { TestJobReference } from './change-in-job.ts'
import { failStage, writeStage } from './write-stage.ts'

/** Writes the probes of a test and ends the job, as `writeStage`. */
export function writeProbes(scope: RedTeamScope, job: TestJobReference): Promise<unknown> {
  return writeStage(scope, job, {
    did: 'wrote the probes',
    write: (test) => scope.engine.generateProbes(test),
    put: (test, probes) => ({
      ...test,
      reconnaissance: { ...test.reconnaissance, status: 'completed', probes, error: null },
    }),
    fail: failed,
  })
}

/** Ends reconnaissance that cannot go on. */
export function failReconnaissance(
  scope: Pick<RedTeamScope, 'store' | 'clock'>,
  job: TestJobReference,
  reason: string,
): Promise<void> {
  return failStage(scope, job, (test) => failed(test, reason))
}

function failed(test: RedTeamTest, error: string): RedTeamTest {
  return { ...test, reconnaissance: { ...test.reconnaissance, status: 'failed', error } }
}
