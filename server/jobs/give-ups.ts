import { giveUpEvaluation } from '../services/agent-run/give-up-evaluation.ts'
import { giveUpCalibration } from '../services/calibration/continue-calibration.ts'
import { failGeneration } from '../services/red-team-test/continue-generation.ts'
import { failReconnaissance } from '../services/red-team-test/write-probes.ts'
import { failScenarios } from '../services/red-team-test/write-scenarios.ts'
import type { GuardScope } from '../services/scope/guard-scope.ts'
import type { RedTeamScope } from '../services/scope/red-team-scope.ts'
import type { JobGiveUps } from './runner.ts'

/** What ends the work of jobs that failed for good, so that no client waits for them. */
export function jobGiveUps(guard: GuardScope, redTeam: RedTeamScope): JobGiveUps {
  const repeatedly = (did: string) => `The service failed repeatedly while it ${did}.`
  return {
    'project.calibrate': (payload, organizationId) => giveUpCalibration(guard, { organizationId, ...payload }),
    'redteam.generate': (payload, organizationId) =>
      failGeneration(redTeam, { organizationId, ...payload }, repeatedly('wrote the cases')),
    'redteam.reconnaissance': (payload, organizationId) =>
      failReconnaissance(redTeam, { organizationId, ...payload }, repeatedly('wrote the probes')),
    'redteam.scenarios': (payload, organizationId) =>
      failScenarios(redTeam, { organizationId, ...payload }, repeatedly('wrote the scenarios')),
    'redteam.evaluate-cases': (payload, organizationId) =>
      giveUpEvaluation(redTeam, { organizationId, ...payload }, repeatedly('judged the answers')),
  }
}
