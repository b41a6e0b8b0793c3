import type { attackRunOperations } from '../../../contract/attack-run/routes.ts'
import { completeAttackRun as completeAttackRunService } from '../../services/attack-run/complete-attack-run.ts'
import { summarise } from '../../services/results/read-attack-run.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentAttackSummary } from './present-attack-summary.ts'

/** POST /api/v1/tests/{test_id}/attack-run/complete */
export const completeAttackRun: OperationHandler<typeof attackRunOperations.completeAttackRun> = {
  async handle({ attackRuns }, { organizationId, caller, params, body }) {
    const testId = params.test_id
    const reference = { organizationId, testId, runId: body.run_id ?? null }
    const run = await completeAttackRunService(attackRuns, reference, caller.actor)
    const plan = await attackRuns.plans.planOf(organizationId, run.id)
    const summary = presentAttackSummary(await summarise(attackRuns, run, plan), plan.policies)
    return { test_id: run.testId, run_id: run.id, status: run.status, summary }
  },
}
