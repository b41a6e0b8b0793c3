import { type Static, Type } from 'typebox'
import { HistoryMessage, historyMessagesMax, NotJudgedPart } from '../guard/message.ts'
import { givenId, Id, NullableString } from '../scalars.ts'

/** What is asked in the shape of Lakera Guard. A misspelt field is refused. */
export const GuardMessagesBody = Type.Object(
  {
    messages: Type.Array(HistoryMessage, {
      minItems: 1,
      maxItems: historyMessagesMax,
      description:
        'Oldest first. The latest exchange is judged: user messages as input, assistant messages as output, tool messages as material. What was answered before it, and system and developer messages, are its context. At most 1,000,000 characters together.',
    }),
    project_id: Type.Optional(
      givenId(
        "Default: the project to which the key is bound; for a key that is bound to none, the organization's sample project.",
      ),
    ),
    payload: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether the reply shows what was found, and where.' }),
    ),
    breakdown: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether the reply lists every detector that ran.' }),
    ),
    metadata: Type.Optional(
      Type.Object({}, { additionalProperties: true, description: 'Taken, and neither read nor kept.' }),
    ),
    dev_info: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether the reply names the versions that judged.' }),
    ),
  },
  { additionalProperties: false },
)

const DetectorType = Type.String({
  description:
    '`prompt_attack`, `moderated_content/…`, `pii`, `pii/credit_card`, or `custom/…` with the name of our detector; `custom/compiled` and `custom/patterns` are policies of your own.',
})
const MessageId = Type.Integer({ description: 'The place of the message in `messages`, from 0.' })

/** A place that made a detector object. */
export const PayloadEntry = Type.Object({
  start: Type.Integer({ description: 'UTF-16 units from the start of the text of the message.' }),
  end: Type.Integer({ description: 'Exclusive.' }),
  text: Type.String({ description: 'What stands there.' }),
  detector_type: DetectorType,
  labels: Type.Array(Type.String(), { description: 'What was seen there.' }),
  message_id: MessageId,
})

/** One detector on one message. */
export const BreakdownEntry = Type.Object({
  project_id: Id,
  policy_id: Type.String({ description: 'The id of the policy; `security` for the security guardrail.' }),
  detector_id: Type.String(),
  detector_type: DetectorType,
  detected: Type.Boolean({
    description:
      'Whether it blocks. Where it names no place, the last message of its kind is the one; what could not be judged counts as the failure mode says.',
  }),
  message_id: MessageId,
})

/** The verdict in the shape of Lakera Guard, and in `redoubt` what that shape has no place for. */
export const GuardMessagesReply = Type.Object({
  flagged: Type.Boolean({ description: 'True when a guardrail of the project blocks.' }),
  metadata: Type.Object({ request_uuid: Id }, { description: 'The id is that of the input in monitoring.' }),
  payload: Type.Optional(Type.Array(PayloadEntry)),
  breakdown: Type.Optional(Type.Array(BreakdownEntry)),
  dev_info: Type.Optional(
    Type.Object({ model_version: Type.String({ description: 'The version of the detector of attacks.' }) }),
  ),
  redoubt: Type.Object({
    conversation_id: Id,
    input_message_id: Id,
    output_message_id: Type.Union([Id, Type.Null()]),
    judged: Type.Array(MessageId, {
      description:
        'The messages on which a detector ran; what is not named here was context, or the project judges no such.',
    }),
    violation_message: NullableString,
    not_judged: Type.Optional(
      Type.Array(NotJudgedPart, { description: 'Parts that nobody judged, such as audio and files; the first 100.' }),
    ),
  }),
})

export type GuardMessagesBody = Static<typeof GuardMessagesBody>
export type GuardMessagesReply = Static<typeof GuardMessagesReply>
export type BreakdownEntry = Static<typeof BreakdownEntry>
export type PayloadEntry = Static<typeof PayloadEntry>
