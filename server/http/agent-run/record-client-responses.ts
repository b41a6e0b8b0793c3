import type { agentRunOperations } from '../../../contract/agent-run/routes.ts'
import { recordClientResponses as recordClientResponsesService } from '../../services/agent-run/record-client-responses.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentRecordedResponses, readClientResponse } from './read-client-response.ts'

/** POST /api/v1/tests/{test_id}/agent-run/responses */
export const recordClientResponses: OperationHandler<typeof agentRunOperations.recordClientResponses> = {
  async handle({ redTeam, wakeJobs }, { organizationId, params, body }) {
    const recorded = await recordClientResponsesService(redTeam, {
      organizationId,
      testId: params.test_id,
      responses: body.items.map(({ case_id, ...given }, index) =>
        readClientResponse(case_id, given, `items[${index}].`),
      ),
      form: 'many',
    })
    if (recorded.autoFinalized) wakeJobs()
    return presentRecordedResponses(params.test_id, recorded)
  },
}
