import type { ReviewTurn as WireTurn } from '../../../contract/attack-run/review.ts'
import type { attackRunOperations } from '../../../contract/attack-run/routes.ts'
import { verdictOf } from '../../domain/attack-run/turn-verdict.ts'
import { beginningOf } from '../../domain/beginning-of.ts'
import {
  listReviewTurns as listReviewTurnsService,
  type ReviewTurn,
} from '../../services/attack-run/list-review-turns.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentEvaluation } from './present-evaluation.ts'

/** What is shown of a text, in UTF-16 units. */
const shownUnitsMax = 20_000

/** GET /api/v1/tests/{test_id}/attack-run/review */
export const listReviewTurns: OperationHandler<typeof attackRunOperations.listReviewTurns> = {
  async handle({ attackRuns }, { organizationId, params, query }) {
    const { verdict = 'unclear', offset = 0, limit = 20 } = query
    const reference = { organizationId, testId: params.test_id, runId: query.run_id ?? null }
    const { total, turns } = await listReviewTurnsService(attackRuns, { ...reference, verdict, offset, limit })
    return { total, offset, limit, items: turns.map(present) }
  },
}

function present({ attemptId, techniqueId, turn, evaluation, scenario, policy }: ReviewTurn): WireTurn {
  const { request, response } = turn
  return {
    attempt_id: attemptId,
    turn_index: turn.turnIndex,
    policy_id: policy.id,
    policy: policy.policy,
    technique_id: techniqueId,
    goal: scenario.goal,
    request: beginningOf(request, shownUnitsMax),
    response: response && beginningOf(response, shownUnitsMax),
    tool_calls: turn.toolCalls.map((call) => ({ ...call })),
    is_shortened: Math.max(request.length, response?.length ?? 0) > shownUnitsMax,
    verdict: verdictOf(evaluation),
    evaluation: presentEvaluation(evaluation),
  }
}
