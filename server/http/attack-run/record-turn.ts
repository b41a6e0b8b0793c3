import type { RecordTurnBody } from '../../../contract/attack-run/attack-run-turn.ts'
import type { attackRunOperations } from '../../../contract/attack-run/routes.ts'
import { recordTurn as recordTurnService } from '../../services/attack-run/record-turn.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentTurn } from './present-turn.ts'
import { readTargetReply } from './read-target-reply.ts'

/** POST /api/v1/tests/{test_id}/attack-run/turns */
export const recordTurn: OperationHandler<typeof attackRunOperations.recordTurn> = {
  async handle({ attackRuns }, { organizationId, params, body }) {
    const given: RecordTurnBody = body
    const { reply, said } = readTargetReply(given)
    const told = await recordTurnService(attackRuns, {
      organizationId,
      testId: params.test_id,
      runId: given.run_id,
      attemptId: given.attempt_id,
      turnIndex: given.turn_index ?? null,
      ...{ reply, said },
    })
    return presentTurn(told)
  },
}
