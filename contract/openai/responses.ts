import { type Static, Type } from 'typebox'
import { ModelName } from './chat.ts'

/** The most items of one input. */
export const inputItemsMax = 500

/** What is asked by the Responses API. Every other field of the protocol goes to the upstream as it is. */
export const ResponsesBody = Type.Object({
  model: ModelName,
  input: Type.Optional(
    Type.Unknown({
      description: `A text, or a list of at most ${inputItemsMax} items: messages, calls of functions and what they returned, reasoning.`,
    }),
  ),
  instructions: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  previous_response_id: Type.Optional(
    Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Null()], {
      description: 'Handed on; a response to one that this server gave joins its conversation.',
    }),
  ),
  stream: Type.Optional(Type.Union([Type.Boolean(), Type.Null()], { default: false })),
  background: Type.Optional(
    Type.Union([Type.Boolean(), Type.Null()], {
      description: 'Only false: what is fetched later could not be judged.',
    }),
  ),
})

/** A response of the protocol with what the guard says of it. */
export const ResponsesReply = Type.Object(
  {
    id: Type.String(),
    object: Type.String(),
    created_at: Type.Integer(),
    status: Type.String({ description: '`incomplete` with the reason `content_filter` when something was blocked.' }),
    model: Type.String(),
    output: Type.Array(Type.Object({}, { additionalProperties: true })),
    redoubt: Type.Object({}, { additionalProperties: true, description: 'What the guard says: see the guide.' }),
  },
  { additionalProperties: true },
)

export type ResponsesBody = Static<typeof ResponsesBody>
