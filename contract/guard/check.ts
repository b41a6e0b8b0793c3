import { type Static, Type } from 'typebox'
import { ExecutionMode, givenId, Id } from '../scalars.ts'
import { Documents } from './document.ts'
import {
  PoliciesGuardrailResults,
  PolicyResult,
  SecurityGuardrailResults,
  TopicResult,
  TopicsGuardrailResults,
} from './guardrail-results.ts'
import { EvaluatedMessage, EvaluateInputReply, Images, MessagesHistory } from './message.ts'
import { WantsRedactedText } from './redacted-text.ts'

/** The most items of one check request. */
export const checkItemsMax = 100

const checkFields = {
  project_id: Type.Optional(givenId("Default: the organization's sample project.")),
  text: Type.Optional(Type.String({ description: 'Short for a history of one user message.' })),
  messages_history: Type.Optional(MessagesHistory),
  output: Type.Optional(Type.String({ description: 'What the LLM answered; evaluated too.' })),
  images: Type.Optional(Images),
  documents: Type.Optional(Documents),
  execution_mode: Type.Optional(ExecutionMode),
  store: Type.Optional(Type.Boolean({ default: true, description: 'False: nothing is stored.' })),
  redacted_text: Type.Optional(WantsRedactedText),
  detail: Type.Optional(
    Type.Unsafe<'summary' | 'full'>({
      type: 'string',
      enum: ['summary', 'full'],
      default: 'full',
      description: 'How much the reply tells: `summary` leaves out what the owner saved of policies and topics anyway.',
    }),
  ),
}

/** One check: exactly one of `text` and `messages_history`, and if wanted the answer to it. A misspelt field is refused. */
export const CheckItem = Type.Object(checkFields, { additionalProperties: false })

/** One check, or up to 100 as `items`. */
export const CheckBody = Type.Object(
  {
    ...checkFields,
    items: Type.Optional(
      Type.Array(CheckItem, { minItems: 1, maxItems: checkItemsMax, description: 'Up to 100 checks in one call.' }),
    ),
  },
  { additionalProperties: false },
)

const Ran = Type.Object({ given: Type.Integer(), judged: Type.Integer() })

/** What was judged, so that "safe" is never read into a check that did not run. */
export const ChecksRun = Type.Object({
  security: Type.Boolean({ description: 'Whether the security guardrail judged the message.' }),
  policies: Type.Array(
    Type.Object({ id: Id, name: Type.String(), status: Type.String({ description: 'As in the row of the policy.' }) }),
  ),
  images: Type.Object(Ran.properties, {
    description: 'Images are judged by policies, and those that tools returned by the security guardrail too.',
  }),
  documents: Type.Object(Ran.properties, { description: 'Documents are judged by the security guardrail.' }),
  tool_messages: Type.Object(Ran.properties, {
    description: 'Tool messages from which the next answer will be made; judged by the security guardrail.',
  }),
  note: Type.Union([Type.String(), Type.Null()], {
    description: 'What did not run, in plain words; null when all did.',
  }),
})

const { description, is_default, is_archived, created_at, updated_at, archived_at, ...judged } = PolicyResult.properties
const { topic_sentences, ...compared } = TopicResult.properties

/** Both guardrails and topics; what a summary leaves out is optional. */
const results = {
  policies_guardrail_results: Type.Optional(
    Type.Object({
      ...PoliciesGuardrailResults.properties,
      policies: Type.Array(
        Type.Object({
          ...judged,
          ...Type.Partial(Type.Object({ description, is_default, is_archived, created_at, updated_at, archived_at }))
            .properties,
        }),
      ),
    }),
  ),
  security_guardrail_results: Type.Optional(SecurityGuardrailResults),
  topics_guardrail_results: Type.Optional(
    Type.Object({
      ...TopicsGuardrailResults.properties,
      topics: Type.Array(Type.Object({ ...compared, topic_sentences: Type.Optional(topic_sentences) })),
    }),
  ),
}

const OutputVerdict = Type.Object({
  is_safe: Type.Boolean(),
  output_request: EvaluatedMessage,
  output_message_id: Type.Union([Id, Type.Null()]),
  ...results,
})

/** The verdict of one check. */
export const CheckResult = Type.Object({
  ...EvaluateInputReply.properties,
  ...results,
  is_safe: Type.Boolean({ description: 'True only if input and output are safe.' }),
  conversation_id: Type.Union([Id, Type.Null()]),
  checks_run: ChecksRun,
  output: Type.Optional(OutputVerdict),
})

/** The fields of one result, or `items` in the order of the request. */
export const CheckReply = Type.Object({
  ...Type.Partial(CheckResult).properties,
  items: Type.Optional(Type.Array(CheckResult)),
})

export type CheckItem = Static<typeof CheckItem>
export type CheckBody = Static<typeof CheckBody>
export type ChecksRun = Static<typeof ChecksRun>
export type CheckResult = Static<typeof CheckResult>
export type CheckReply = Static<typeof CheckReply>
