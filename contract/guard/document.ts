import { type Static, Type } from 'typebox'
import { NullableString } from '../scalars.ts'

/** The most documents of one check. */
export const documentsMax = 100

const Name = Type.String({ minLength: 1, maxLength: 512, pattern: '^[^\\u0000]*$' })

/** One document; exactly one of `text`, `html`, `markdown` and `json` holds it. */
export const Document = Type.Object(
  {
    id: Type.Optional(
      Type.Union([Name, Type.Null()], { description: "The client's own id; it comes back in the reply." }),
    ),
    title: Type.Optional(Type.Union([Name, Type.Null()], { description: 'For people; reasons name it.' })),
    text: Type.Optional(Type.String()),
    html: Type.Optional(Type.String({ description: 'Comments, concealed elements and attributes are read too.' })),
    markdown: Type.Optional(Type.String()),
    json: Type.Optional(
      Type.Unsafe<unknown>({
        description: 'Any JSON value, or a string that holds JSON text. Of a value, places are told by JSON pointer.',
      }),
    ),
  },
  { additionalProperties: false },
)

/** What the LLM will read beside the message. */
export const Documents = Type.Array(Document, {
  maxItems: documentsMax,
  description:
    "Extension: retrieved or attached documents. Judged by the security guardrail for orders planted in them, never as the user's words; not stored. 400,000 characters of all of them and of the tool messages are read together, the rest is named in `unjudged`.",
})

const MaterialRange = Type.Object({
  start: Type.Integer({ description: 'UTF-16 units from the start of the document as sent.' }),
  end: Type.Integer({ description: 'Exclusive.' }),
  path: Type.Union([Type.String(), Type.Null()], {
    description: 'Of a JSON value: the JSON pointer of the value to whose text `start` and `end` count. Else null.',
  }),
})

const verdict = {
  is_safe: Type.Boolean(),
  value: Type.Number({ description: 'Calibrated risk: 1 is the point with 1 % false alarms on clean documents.' }),
  status: Type.Unsafe<'success' | 'warning' | 'error'>({
    type: 'string',
    enum: ['success', 'warning', 'error'],
    description: '`warning`: judged in part. `error`: not judged; `is_safe` follows the failure mode.',
  }),
  reason: NullableString,
  spans: Type.Array(
    Type.Object({
      ...MaterialRange.properties,
      view: Type.String({ description: 'How the place was seen: `as sent`, `rendered`, `hidden`, `base64`, …' }),
      label: Type.String(),
    }),
  ),
  unjudged: Type.Array(MaterialRange, { description: 'Ranges of the document that were not judged.' }),
}

/** What was decided about one document. */
export const DocumentResult = Type.Object({
  index: Type.Integer({ description: 'Its place in `documents`, from 0.' }),
  id: NullableString,
  title: NullableString,
  ...verdict,
})

/** What was decided about one message of role `tool` or `function`. */
export const ToolMessageResult = Type.Object({
  message_index: Type.Integer({ description: 'Its place in `messages_history`, from 0.' }),
  image: Type.Optional(
    Type.Integer({
      description:
        'There where the text in an image of that message was judged: its number among the images of the request, from 1. Spans then have no place, and `view` names the image.',
    }),
  ),
  ...verdict,
})

/** The parts of a reply that tell of material; each is there when such material was judged. */
export const materialResults = {
  documents: Type.Optional(
    Type.Array(DocumentResult, { description: 'Extension: one for each document, in the order of the request.' }),
  ),
  tool_messages: Type.Optional(
    Type.Array(ToolMessageResult, {
      description:
        'Extension: one for each tool message from which the next answer will be made, and one for each image in those behind the last message of the assistant.',
    }),
  ),
}

export type Document = Static<typeof Document>
export type DocumentResult = Static<typeof DocumentResult>
export type ToolMessageResult = Static<typeof ToolMessageResult>
