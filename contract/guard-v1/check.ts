import { type Static, Type } from 'typebox'
import { ExecutionMode, givenId, Id } from '../scalars.ts'
import { PoliciesGuardrailResults, SecurityGuardrailResults, TopicsGuardrailResults } from './guardrail-results.ts'
import { EvaluatedMessage, EvaluateInputReply, Images, MessagesHistory } from './message.ts'

/** The most items of one check request. */
export const checkItemsMax = 100

/** One check: exactly one of `text` and `messages_history`, and if wanted the answer to it. */
export const CheckItem = Type.Object({
  project_id: Type.Optional(givenId("Default: the organization's sample project.")),
  text: Type.Optional(Type.String({ description: 'Short for a history of one user message.' })),
  messages_history: Type.Optional(MessagesHistory),
  output: Type.Optional(Type.String({ description: 'What the LLM answered; evaluated too.' })),
  images: Type.Optional(Images),
  execution_mode: Type.Optional(ExecutionMode),
  store: Type.Optional(Type.Boolean({ default: true, description: 'False: nothing is stored.' })),
})

/** One check, or up to 100 as `items`. */
export const CheckBody = Type.Object({
  ...CheckItem.properties,
  items: Type.Optional(
    Type.Array(CheckItem, { minItems: 1, maxItems: checkItemsMax, description: 'Up to 100 checks in one call.' }),
  ),
})

const OutputVerdict = Type.Object({
  is_safe: Type.Boolean(),
  output_request: EvaluatedMessage,
  output_message_id: Type.Union([Id, Type.Null()]),
  policies_guardrail_results: Type.Optional(PoliciesGuardrailResults),
  security_guardrail_results: Type.Optional(SecurityGuardrailResults),
  topics_guardrail_results: Type.Optional(TopicsGuardrailResults),
})

/** The verdict of one check. */
export const CheckResult = Type.Object({
  ...EvaluateInputReply.properties,
  is_safe: Type.Boolean({ description: 'True only if input and output are safe.' }),
  conversation_id: Type.Union([Id, Type.Null()]),
  output: Type.Optional(OutputVerdict),
})

/** The fields of one result, or `items` in the order of the request. */
export const CheckReply = Type.Object({
  ...Type.Partial(CheckResult).properties,
  items: Type.Optional(Type.Array(CheckResult)),
})

export type CheckItem = Static<typeof CheckItem>
export type CheckBody = Static<typeof CheckBody>
export type CheckResult = Static<typeof CheckResult>
export type CheckReply = Static<typeof CheckReply>
