import { type Static, Type } from 'typebox'
import { HistoryMessage, historyMessagesMax, toolCallsMax } from '../guard/message.ts'
import { givenId, Id, NullableString } from '../scalars.ts'

/** The most texts of one request: as many as it may hold parts of messages. */
export const litellmTextsMax = 10_000

/** What LiteLLM asks before it sends a request, and when it has an answer. Fields that are not named here are not read. */
export const LitellmGuardrailBody = Type.Object({
  input_type: Type.Unsafe<'request' | 'response'>({
    type: 'string',
    enum: ['request', 'response'],
    description: '`request`: judged as input. `response`: judged as output.',
  }),
  texts: Type.Optional(
    Type.Array(Type.String(), {
      maxItems: litellmTextsMax,
      description: 'Judged together as one text, where there are no `structured_messages`.',
    }),
  ),
  structured_messages: Type.Optional(
    Type.Array(HistoryMessage, {
      maxItems: historyMessagesMax,
      description:
        'The chat of a request; its latest exchange is judged as in `POST /v2/guard`. Not read in a response.',
    }),
  ),
  images: Type.Optional(
    Type.Array(Type.String(), {
      maxItems: 1_000,
      description: 'Data URLs are judged in a request, at most 6; other URLs, and images of an answer, are not.',
    }),
  ),
  tool_calls: Type.Optional(
    Type.Array(Type.Unknown(), { maxItems: toolCallsMax, description: 'Judged as output, names and arguments.' }),
  ),
  additional_provider_specific_params: Type.Optional(
    Type.Object({
      project_id: Type.Optional(
        givenId(
          "Default: the project to which the key is bound; for a key that is bound to none, the organization's sample project.",
        ),
      ),
      store: Type.Optional(Type.Boolean({ default: true, description: 'False: nothing is stored.' })),
    }),
  ),
})

/** What LiteLLM is to do. */
export const LitellmGuardrailReply = Type.Object({
  action: Type.Unsafe<'BLOCKED' | 'NONE'>({ type: 'string', enum: ['BLOCKED', 'NONE'] }),
  blocked_reason: Type.Union([Type.String(), Type.Null()], {
    description: 'The violation message of what blocked; null when nothing did.',
  }),
  stream_holdback_chars: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0 }), {
      description:
        'Of an answer that may still grow: how many characters at the end of each text must not be shown before the next call, because their sentence has not ended. Heeded in the mode `incremental_diff`.',
    }),
  ),
  redoubt: Type.Object({
    conversation_id: Type.Union([Id, Type.Null()]),
    input_message_id: NullableString,
    output_message_id: NullableString,
  }),
})

export type LitellmGuardrailBody = Static<typeof LitellmGuardrailBody>
export type LitellmGuardrailReply = Static<typeof LitellmGuardrailReply>
