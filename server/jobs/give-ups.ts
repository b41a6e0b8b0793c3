import { giveUpCalibration } from '../services/continue-calibration.ts'
import { failGeneration } from '../services/continue-generation.ts'
import { giveUpEvaluation } from '../services/give-up-evaluation.ts'
import type { GuardScope } from '../services/guard-scope.ts'
import type { RedTeamScope } from '../services/red-team-scope.ts'
import { failReconnaissance } from '../services/write-probes.ts'
import { failScenarios } from '../services/write-scenarios.ts'
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
