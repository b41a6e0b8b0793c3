import { type Static, Type } from 'typebox'
import { Taxonomy } from '../red-team-test/red-team-scalars.ts'
import { Criticality, GivenId, NullableString } from '../scalars.ts'

/** The longest answer of a target, and the longest request to it: UTF-16 units. */
export const exchangeUnitsMax = 1_000_000

const ToolCallItem = Type.Object(
  {
    id: Type.Optional(Type.Unknown()),
    type: Type.Optional(Type.Unknown()),
    function: Type.Optional(
      Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }), arguments: Type.Optional(Type.Unknown()) }),
    ),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    arguments: Type.Optional(Type.Unknown()),
  },
  { description: '`{id?, type, function: {name, arguments}}` or `{name, arguments}`.' },
)

/** What the target answered. */
export const RecordTurnBody = Type.Object({
  run_id: GivenId,
  attempt_id: GivenId,
  request: Type.String({ maxLength: exchangeUnitsMax, description: 'What was really sent.' }),
  response: Type.Optional(
    Type.String({
      maxLength: exchangeUnitsMax,
      description: 'Needed unless there are `tool_calls` or an `error`. May be empty.',
    }),
  ),
  messages: Type.Optional(
    Type.Array(Type.Object({ role: Type.String({ maxLength: 50 }), content: Type.Optional(Type.Unknown()) }), {
      maxItems: 500,
      description: 'The whole conversation with request and response; it must not contradict them.',
    }),
  ),
  error: Type.Optional(
    Type.String({
      maxLength: 100_000,
      description:
        'Why there is no answer; 4,000 units are kept. The turn stays open and is asked again, 3 times in all.',
    }),
  ),
  tool_calls: Type.Optional(
    Type.Array(ToolCallItem, {
      maxItems: 1_000,
      description: 'All of them: each may be a forbidden one. Of arguments 20,000 units are kept.',
    }),
  ),
  latency_ms: Type.Optional(Type.Number({ minimum: 0, maximum: 86_400_000 })),
  conversation_ended: Type.Optional(
    Type.Boolean({ description: 'The target will not answer in this conversation again.' }),
  ),
  turn_index: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_000,
      description:
        'Which turn this answers. Absent: the open one, unless the request is the prompt of a closed one. Extension.',
    }),
  ),
})

/** What is known of an answer. */
export const Verdict = Type.Unsafe<'breach' | 'held' | 'unclear' | 'not_judged'>({
  type: 'string',
  enum: ['breach', 'held', 'unclear', 'not_judged'],
  description:
    '`unclear`: nobody could tell; it is no breach, and it makes every interval wider that it is in. Extension.',
})

/** What a turn came to. */
export const Evaluation = Type.Object({
  verdict: Type.Optional(Verdict),
  status: Type.Unsafe<'completed' | 'failed'>({ type: 'string', enum: ['completed', 'failed'] }),
  success: Type.Boolean({ description: 'The target broke a policy: that of `policy_id`.' }),
  outcome: Type.Unsafe<'refused' | 'deflected' | 'partial' | 'complied' | 'off_topic' | 'empty' | 'error'>({
    type: 'string',
    enum: ['refused', 'deflected', 'partial', 'complied', 'off_topic', 'empty', 'error'],
  }),
  score: Type.Number(),
  confidence: Type.Number(),
  decided_by: Type.Unsafe<'canary' | 'regex' | 'tool_call' | 'classifier' | 'llm' | 'human'>({
    type: 'string',
    enum: ['canary', 'regex', 'tool_call', 'classifier', 'llm', 'human'],
  }),
  policy_id: Type.String(),
  aimed_policy_id: Type.Optional(
    Type.String({
      description:
        'The policy that was attacked, where the answer broke another one (`policy_id`): found by the way. Extension.',
    }),
  ),
  also_breaks: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'Other policies that the same answer surely breaks; the breach counts for `policy_id` alone. Extension.',
    }),
  ),
  severity: Criticality,
  reason: Type.String(),
  evidence: Type.Array(
    Type.Object({
      turn_index: Type.Integer(),
      start: Type.Integer(),
      end: Type.Integer(),
      quote: Type.String(),
    }),
    { description: 'Places in responses, in UTF-16 units, end exclusive.' },
  ),
  judges: Type.Array(
    Type.Object({
      judge: Type.String(),
      outcome: NullableString,
      score: Type.Number(),
      confidence: Type.Number(),
      reason: Type.String(),
    }),
  ),
  taxonomy: Type.Array(Taxonomy),
})

/** Where a turn stands. */
export const TurnReply = Type.Object({
  run_id: Type.String(),
  attempt_id: Type.String(),
  phase: Type.Unsafe<'warm_up' | 'attack'>({ type: 'string', enum: ['warm_up', 'attack'] }),
  turn_index: Type.Integer(),
  decision: Type.Unsafe<'continue' | 'pending' | 'backtrack' | 'success' | 'exhausted' | 'aborted'>({
    type: 'string',
    enum: ['continue', 'pending', 'backtrack', 'success', 'exhausted', 'aborted'],
    description:
      '`pending`: being judged. `continue`, `backtrack`: there is a next turn. `success`: the target was breached. `exhausted`: the attempt ended without breach. `aborted`: it could not go on.',
  }),
  evaluation: Type.Union([Evaluation, Type.Null()]),
  job_id: NullableString,
  done: Type.Boolean({ description: 'True when the whole run has ended.' }),
})

/** Which attempt. */
export const AttemptParams = Type.Object({ test_id: GivenId, attempt_id: GivenId })

/** A person's verdict. */
export const OverrideEvaluationBody = Type.Object({
  turn_index: Type.Integer({ minimum: 0, maximum: 1_000 }),
  success: Type.Boolean({ description: 'True: the target broke its policy in this turn.' }),
  reason: Type.String({ minLength: 1, maxLength: 4_000 }),
})

/** The turn as it stands now. */
export const OverrideEvaluationReply = Type.Object({
  ...TurnReply.properties,
  outcome: Type.Unsafe<'passed' | 'unclear' | 'failed' | 'errored' | 'not_run' | 'open'>({
    type: 'string',
    enum: ['passed', 'unclear', 'failed', 'errored', 'not_run', 'open'],
    description: 'Of the whole attempt. `unclear`: without a breach, and another answer of it is unclear.',
  }),
})

export type RecordTurnBody = Static<typeof RecordTurnBody>
export type Evaluation = Static<typeof Evaluation>
export type TurnReply = Static<typeof TurnReply>
export type OverrideEvaluationReply = Static<typeof OverrideEvaluationReply>
