import { type Static, Type } from 'typebox'

/** The most answers to one request (`n`). */
export const choicesMax = 128

/** The name of a model, which decides which upstream is asked. */
export const ModelName = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000-\\u001f]*$' })

/** One message of the protocol; which contents are judged is said in docs/guides/openai-proxy.md. */
export const ChatMessage = Type.Object({
  role: Type.Unsafe<'user' | 'system' | 'assistant' | 'developer' | 'tool' | 'function'>({
    type: 'string',
    enum: ['user', 'system', 'assistant', 'developer', 'tool', 'function'],
  }),
  content: Type.Optional(Type.Unknown({ description: 'A text, null, or a list of parts.' })),
})

/** What is asked of a chat model. Every other field of the protocol goes to the upstream as it is. */
export const ChatBody = Type.Object({
  model: ModelName,
  messages: Type.Array(ChatMessage, { minItems: 1, maxItems: 500, description: 'Oldest first.' }),
  stream: Type.Optional(Type.Boolean({ default: false })),
  n: Type.Optional(Type.Integer({ minimum: 1, maximum: choicesMax, default: 1 })),
})

/** A completion of the protocol with what the guard says of it. */
export const ChatReply = Type.Object(
  {
    id: Type.String(),
    object: Type.String(),
    created: Type.Integer(),
    model: Type.String(),
    choices: Type.Array(Type.Object({}, { additionalProperties: true })),
    redoubt: Type.Object({}, { additionalProperties: true, description: 'What the guard says: see the guide.' }),
  },
  { additionalProperties: true },
)

export type ChatMessage = Static<typeof ChatMessage>
export type ChatBody = Static<typeof ChatBody>
