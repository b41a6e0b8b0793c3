import { type Static, Type } from 'typebox'

const texts = {
  text: Type.String({ description: 'The text with placeholders in the place of data, e.g. `[EMAIL_1]`.' }),
  spans: Type.Array(
    Type.Object({
      start: Type.Integer({ description: 'UTF-16 units from the start of the text as sent.' }),
      end: Type.Integer({ description: 'Exclusive.' }),
      placeholder: Type.String(),
    }),
    { description: 'What was replaced, in the order of the text.' },
  ),
}

/** The field of a request that asks for texts without data. */
export const WantsRedactedText = Type.Boolean({
  default: false,
  description:
    'Extension: reply with `redacted_text`. Changes nothing about what is judged, decided or stored; a message that holds data stays unsafe to the policy that forbids it.',
})

/** The texts of a call with placeholders in the place of data. */
export const RedactedText = Type.Object(
  {
    status: Type.Unsafe<'replaced' | 'nothing_found' | 'not_done'>({
      type: 'string',
      enum: ['replaced', 'nothing_found', 'not_done'],
      description: '`not_done`: there is no text here, and none may be taken for free of data; `note` says why.',
    }),
    note: Type.Union([Type.String(), Type.Null()]),
    messages: Type.Array(
      Type.Object({
        message_index: Type.Integer({ description: 'Its place in `messages_history`, from 0.' }),
        ...texts,
      }),
      { description: 'Every message of the request, whoever said it; empty on /output_guardrails.' },
    ),
    output: Type.Union([Type.Object(texts), Type.Null()], { description: 'The answer, where one was given.' }),
    placeholders: Type.Record(Type.String(), Type.String(), {
      description:
        'What each placeholder stands for. It is in this reply alone: neither stored nor logged, and a repetition by `Idempotency-Key` does not have it.',
    }),
  },
  {
    description:
      'Extension, with `redacted_text: true`: what the personal data, payment card and credentials policies of the project find (those in shadow aside) is replaced. The same data has the same placeholder in the whole call. At most 10,000 places of a call.',
  },
)

export type RedactedText = Static<typeof RedactedText>
