import { type Static, Type } from 'typebox'
import { GivenId, NullableString } from '../scalars.ts'

/** The longest answer to a case: UTF-16 units. */
export const responseUnitsMax = 1_000_000

const AgentRunState = Type.Unsafe<
  'not_started' | 'in_progress' | 'received' | 'evaluating' | 'completed' | 'partial' | 'failed'
>({
  type: 'string',
  enum: ['not_started', 'in_progress', 'received', 'evaluating', 'completed', 'partial', 'failed'],
  description:
    '`received`: all that will come is there. `completed`: all of it is judged. `partial`: what came is judged, cases are missing. `failed`: it could not be judged.',
})

/** The run over the present dataset, begun or resumed. */
export const BeginAgentRunReply = Type.Object({
  job_id: Type.String(),
  run_id: Type.String(),
  test_id: Type.String(),
  expected_cases: Type.Integer({ description: 'Benign twins included.' }),
  case_ids: Type.Array(Type.String(), { description: 'In the order of the dataset.' }),
  recommended_dataset_fetch_limit: Type.Integer({
    minimum: 1,
    maximum: 500,
    description: 'A good `limit` for reading the cases.',
  }),
})

/** How far the client is. */
export const AgentRun = Type.Object({
  test_id: Type.String(),
  state: AgentRunState,
  expected_cases: Type.Integer(),
  received: Type.Integer({ description: 'Answers with status `ok`.' }),
  failed: Type.Integer({ description: 'Cases that the client could not run.' }),
  received_case_ids: Type.Array(Type.String()),
  failed_case_ids: Type.Array(Type.String()),
  job_id: NullableString,
  run_id: NullableString,
})

const responseFields = {
  status: Type.Unsafe<'ok' | 'failed'>({
    type: 'string',
    enum: ['ok', 'failed'],
    description: '`failed`: your system gave no answer.',
  }),
  response: Type.Optional(
    Type.Union([Type.String({ maxLength: responseUnitsMax }), Type.Null()], {
      description: 'Needed with `ok`; the empty string counts as an answer.',
    }),
  ),
  error: Type.Optional(Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()])),
  model_name: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
  latency_ms: Type.Optional(Type.Union([Type.Number({ minimum: 0, maximum: 86_400_000 }), Type.Null()])),
} as const

/** What your system answered to a case. */
export const RecordClientResponseBody = Type.Object(responseFields)

/** What your system answered to cases. */
export const RecordClientResponsesBody = Type.Object({
  items: Type.Array(Type.Object({ case_id: GivenId, ...responseFields }), { minItems: 1, maxItems: 500 }),
})

/** How far the client is after an upload. */
export const RecordClientResponsesReply = Type.Object({
  test_id: Type.String(),
  received: Type.Integer(),
  failed: Type.Integer(),
  expected_cases: Type.Integer(),
  state: AgentRunState,
  auto_finalized: Type.Boolean({ description: 'Nothing is outstanding, so that the run was completed by itself.' }),
})

/** The same for one case. */
export const RecordClientResponseReply = Type.Object({
  case_id: Type.String(),
  ...RecordClientResponsesReply.properties,
})

/** Which case of which test. */
export const CaseParams = Type.Object({ test_id: GivenId, case_id: GivenId })

/** The run after the client said that it is done. */
export const CompleteAgentRunReply = Type.Object({
  test_id: Type.String(),
  state: AgentRunState,
  run_id: Type.String(),
})

/** Whether what was judged is judged again. */
export const EnsureEvaluationQuery = Type.Object({
  force: Type.Optional(Type.Boolean({ default: false, description: 'Judge all answers again.' })),
})

/** What was done. */
export const EnsureEvaluationReply = Type.Object({
  action: Type.Unsafe<'scheduled' | 'noop'>({ type: 'string', enum: ['scheduled', 'noop'] }),
  reason: Type.String(),
  job_id: Type.String(),
  job_status: Type.String({ description: '`running`, `completed` or `failed`.' }),
})

export type BeginAgentRunReply = Static<typeof BeginAgentRunReply>
export type AgentRun = Static<typeof AgentRun>
export type RecordClientResponseBody = Static<typeof RecordClientResponseBody>
export type RecordClientResponsesReply = Static<typeof RecordClientResponsesReply>
export type EnsureEvaluationReply = Static<typeof EnsureEvaluationReply>
