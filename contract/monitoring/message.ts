import { type Static, Type } from 'typebox'
import { materialResults } from '../guard/document.ts'
import {
  PoliciesGuardrailResults,
  SecurityGuardrailResults,
  TopicsGuardrailResults,
} from '../guard/guardrail-results.ts'
import { ProjectPolicy, ProjectTopic } from '../guard/project.ts'
import { UpstreamUse } from '../guard/upstream-use.ts'
import { Policy } from '../policy/policy.ts'
import { SavedSecondOpinion, SavedSecurityGuardrails } from '../project/project.ts'
import { ExecutionMode, GivenId, Id, NullableString, NullableTimestamp, Timestamp } from '../scalars.ts'
import { Topic } from '../topic/topic.ts'

/** The configuration under which a message was evaluated, frozen. */
export const DecidingConfiguration = Type.Object({
  id: Type.String({ description: 'Hash of its content: equal for messages that were evaluated under the same.' }),
  securityGuardrails: SavedSecurityGuardrails,
  policies: Type.Array(Type.Object({ ...ProjectPolicy.properties, policy: Policy })),
  topics: Type.Array(Type.Object({ ...ProjectTopic.properties, topic: Topic })),
  guardrailExecutionMode: ExecutionMode,
  failureMode: Type.String(),
  secondOpinion: Type.Optional({ ...SavedSecondOpinion, description: 'Only where it was switched on.' }),
  securityDetector: Type.Object({ id: Type.String(), version: Type.String() }),
})

/** All that is kept of one evaluated message. */
export const Message = Type.Object({
  id: Id,
  project_id: Id,
  conversation_id: Id,
  direction: Type.Unsafe<'input' | 'output'>({ type: 'string', enum: ['input', 'output'] }),
  role: Type.String(),
  input_id: Type.Union([Id, Type.Null()], { description: 'For an output: the input that it answers.' }),
  text: Type.Union([Type.String(), Type.Null()], { description: 'Null once it was removed.' }),
  text_with_context: NullableString,
  text_removed_at: NullableTimestamp,
  history: Type.Array(Type.Object({ role: Type.String(), content: NullableString }), {
    description: 'What was sent before it, oldest first; a removed text is null.',
  }),
  images: Type.Integer(),
  execution_mode: ExecutionMode,
  created_at: Timestamp,
  latency_ms: Type.Number(),
  upstream: Type.Optional(UpstreamUse),
  is_safe: Type.Boolean(),
  policies_guardrail_results: Type.Optional(PoliciesGuardrailResults),
  security_guardrail_results: Type.Optional(SecurityGuardrailResults),
  topics_guardrail_results: Type.Optional(TopicsGuardrailResults),
  ...materialResults,
  configuration: DecidingConfiguration,
})

/** Which message. */
export const MessageParams = Type.Object({ id: GivenId })

export type DecidingConfiguration = Static<typeof DecidingConfiguration>
export type Message = Static<typeof Message>
export type MessageParams = Static<typeof MessageParams>
