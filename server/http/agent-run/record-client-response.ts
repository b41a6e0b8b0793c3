import type { agentRunOperations } from '../../../contract/agent-run/routes.ts'
import { recordClientResponses } from '../../services/agent-run/record-client-responses.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentRecordedResponses, readClientResponse } from './read-client-response.ts'

/** POST /api/v1/tests/{test_id}/cases/{case_id}/client-response */
export const recordClientResponse: OperationHandler<typeof agentRunOperations.recordClientResponse> = {
  async handle({ redTeam, wakeJobs }, { organizationId, params, body }) {
    const recorded = await recordClientResponses(redTeam, {
      organizationId,
      testId: params.test_id,
      responses: [readClientResponse(params.case_id, body)],
      form: 'one',
    })
    if (recorded.autoFinalized) wakeJobs()
    return { case_id: params.case_id, ...presentRecordedResponses(params.test_id, recorded) }
  },
}
