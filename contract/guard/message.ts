import { type Static, Type } from 'typebox'
import { ExecutionMode, GivenId, Id, NullableString } from '../scalars.ts'
import { Documents, materialResults } from './document.ts'
import {
  GuardrailHints,
  PoliciesGuardrailResults,
  SecurityGuardrailResults,
  TopicsGuardrailResults,
} from './guardrail-results.ts'
import { RedactedText, WantsRedactedText } from './redacted-text.ts'

/** The most messages in one history. */
export const historyMessagesMax = 500

/** The most UTF-16 units of all messages of one history together, and of an output. */
export const textUnitsMax = 1_000_000

/** The most images of one request. */
export const imagesMax = 6

/** The most characters of one base64 image. */
export const imageBase64UnitsMax = 7_340_032

/** One part of a content. Other fields of the protocol are taken and have no meaning here. */
export const ContentPart = Type.Object({
  type: Type.String({
    maxLength: 100,
    description:
      '`text`, `refusal` and `image_url` are judged, and `input_text`, `output_text` and `input_image` like them. Others, such as `input_audio` and `file`, are named in `not_judged`.',
  }),
  text: Type.Optional(Type.String()),
  refusal: Type.Optional(Type.String()),
  image_url: Type.Optional(
    Type.Union([Type.String(), Type.Object({ url: Type.String() })], {
      description:
        'A data URL (`data:image/png;base64,…`). In the last message it is judged as an image is; another URL is named in `not_judged`.',
    }),
  ),
})

/** The most parts of one message. */
export const contentPartsMax = 1_000

/** The most tool calls of one message. */
export const toolCallsMax = 1_000

/** One message of a history. */
export const HistoryMessage = Type.Object({
  role: Type.Unsafe<'user' | 'system' | 'assistant' | 'developer' | 'tool' | 'function'>({
    type: 'string',
    enum: ['user', 'system', 'assistant', 'developer', 'tool', 'function'],
    description:
      'Extension: `developer` counts as `system`; `tool` and `function` return material, which is judged for orders planted in it.',
  }),
  content: Type.Optional(
    Type.Union([Type.String(), Type.Null(), Type.Array(ContentPart, { maxItems: contentPartsMax })], {
      description:
        'Plain text; images go into `images`. Extensions: a list of parts as in the OpenAI protocol, whose texts are one text with an empty line between; null, as in a message that only calls tools, which may leave it out, is no text.',
    }),
  ),
  tool_calls: Type.Optional(
    Type.Array(Type.Unknown(), {
      maxItems: toolCallsMax,
      description:
        'Extension: `{id?, type, function: {name, arguments}}`. Names and arguments are judged as part of the text of the message.',
    }),
  ),
  function_call: Type.Optional(Type.Unknown({ description: 'Extension: the older form, `{name, arguments}`.' })),
})

/** A part of a message that nobody judged. */
export const NotJudgedPart = Type.Object({
  message_index: Type.Integer({ description: 'Its place in `messages_history`, from 0.' }),
  part_index: Type.Integer({ description: 'Its place in `content`, from 0.' }),
  type: Type.String(),
})

/** The whole history, oldest first; the last message is the one evaluated. */
export const MessagesHistory = Type.Array(HistoryMessage, {
  minItems: 1,
  maxItems: historyMessagesMax,
  description: 'Oldest first; the last message is evaluated. At most 1,000,000 characters together.',
})

/** One image that belongs to the evaluated message. */
export const Image = Type.Object({
  base64: Type.String({ description: 'Base64 bytes only, no data-URL prefix, at most 7,340,032 characters.' }),
  mimeType: Type.String({ maxLength: 100, pattern: '^image/[A-Za-z0-9.+-]+$' }),
  name: Type.Optional(Type.Union([Type.String({ maxLength: 512, pattern: '^[^\\u0000]*$' }), Type.Null()])),
})

/** The images of the evaluated message. */
export const Images = Type.Array(Image, {
  maxItems: imagesMax,
  description: 'PNG, JPEG, WebP or GIF, at most 6. Policies judge the text in them.',
})

/** The conversation to which the message belongs. */
export const GuardrailsQuery = Type.Object({ conversation_id: GivenId })

/** What to evaluate before the LLM sees it. */
export const EvaluateInputBody = Type.Object({
  messages_history: MessagesHistory,
  guardrails: Type.Optional(GuardrailHints),
  images: Type.Optional(Images),
  documents: Type.Optional(Documents),
  execution_mode: Type.Optional(ExecutionMode),
  redacted_text: Type.Optional(WantsRedactedText),
})

/** What to evaluate before the user sees it. */
export const EvaluateOutputBody = Type.Object({
  input_id: GivenId,
  output: Type.String({ description: 'The LLM text, at most 1,000,000 characters.' }),
  guardrails: Type.Optional(GuardrailHints),
  execution_mode: Type.Optional(ExecutionMode),
  redacted_text: Type.Optional(WantsRedactedText),
})

/** An evaluated message. */
export const EvaluatedMessage = Type.Object({
  id: Type.Union([Id, Type.Null()], { description: 'Null only when nothing was stored (`store: false`).' }),
  role: Type.Unsafe<'user' | 'assistant'>({ type: 'string', enum: ['user', 'assistant'] }),
  content: Type.Object({
    text: Type.String(),
    text_with_context: Type.String({ description: 'The text restated with what earlier turns supply.' }),
    processed: Type.String({ description: 'Repeats `text_with_context`.' }),
  }),
})

/** The verdict on an input. */
export const EvaluateInputReply = Type.Object({
  is_safe: Type.Boolean({ description: 'True only if every executed guardrail reports safe.' }),
  input_request: EvaluatedMessage,
  policies_guardrail_results: Type.Optional(PoliciesGuardrailResults),
  security_guardrail_results: Type.Optional(SecurityGuardrailResults),
  topics_guardrail_results: Type.Optional(TopicsGuardrailResults),
  ...materialResults,
  not_judged: Type.Optional(
    Type.Array(NotJudgedPart, {
      description: 'Extension: parts that nobody judged, such as audio, files and images by URL; the first 100.',
    }),
  ),
  redacted_text: Type.Optional(RedactedText),
})

/** The verdict on an output. */
export const EvaluateOutputReply = Type.Object({
  is_safe: Type.Boolean(),
  output_request: EvaluatedMessage,
  output_message_id: NullableString,
  policies_guardrail_results: Type.Optional(PoliciesGuardrailResults),
  security_guardrail_results: Type.Optional(SecurityGuardrailResults),
  topics_guardrail_results: Type.Optional(TopicsGuardrailResults),
  redacted_text: Type.Optional(RedactedText),
})

export type HistoryMessage = Static<typeof HistoryMessage>
export type NotJudgedPart = Static<typeof NotJudgedPart>
export type GuardrailsQuery = Static<typeof GuardrailsQuery>
export type EvaluateInputBody = Static<typeof EvaluateInputBody>
export type EvaluateOutputBody = Static<typeof EvaluateOutputBody>
export type EvaluatedMessage = Static<typeof EvaluatedMessage>
export type EvaluateInputReply = Static<typeof EvaluateInputReply>
export type EvaluateOutputReply = Static<typeof EvaluateOutputReply>
