import type { OverrideEvaluationReply } from '../../../contract/attack-run/attack-run-turn.ts'
import type { attackRunOperations } from '../../../contract/attack-run/routes.ts'
import {
  type OverriddenTurn,
  overrideEvaluation as overrideEvaluationService,
} from '../../services/attack-run/override-evaluation.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentTurn } from './present-turn.ts'

/** POST /api/v1/tests/{test_id}/attack-run/attempts/{attempt_id}/override */
export const overrideEvaluation: OperationHandler<typeof attackRunOperations.overrideEvaluation> = {
  async handle({ attackRuns }, { organizationId, caller, params, body, settle }) {
    const overridden = await overrideEvaluationService(attackRuns, {
      organizationId,
      testId: params.test_id,
      attemptId: params.attempt_id,
      turnIndex: body.turn_index,
      success: body.success,
      reason: body.reason,
      actor: caller.actor,
      settle: (ruled) => settle(present(ruled)),
    })
    return present(overridden)
  },
}

function present(overridden: OverriddenTurn): OverrideEvaluationReply {
  return { ...presentTurn(overridden), outcome: overridden.outcome ?? 'open' }
}
