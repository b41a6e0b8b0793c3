import type { RecordClientResponseBody } from '../../../contract/agent-run/agent-run.ts'
import type { GivenResponse } from '../../domain/agent-run/agent-run.ts'
import { invalidField } from '../../domain/problem.ts'
import type { RecordedResponses } from '../../services/agent-run/record-client-responses.ts'

/** An answer as the domain knows it. `path` names the place in the body, e.g. `items[3].`. */
export function readClientResponse(caseId: string, body: RecordClientResponseBody, path = ''): GivenResponse {
  const response = body.response ?? null
  if (body.status === 'ok' && response === null)
    throw invalidField(`${path}response`, 'is needed with status "ok"; the empty string counts as an answer')
  return {
    caseId,
    status: body.status,
    response: body.status === 'ok' ? response : null,
    error: body.error ?? null,
    modelName: body.model_name ?? null,
    latencyMs: body.latency_ms ?? null,
  }
}

/** How far the client is, on the wire. */
export function presentRecordedResponses(testId: string, recorded: RecordedResponses) {
  const { run, received, failed, autoFinalized } = recorded
  return {
    test_id: testId,
    received,
    failed,
    expected_cases: run.expectedCases,
    state: run.state,
    auto_finalized: autoFinalized,
  }
}
