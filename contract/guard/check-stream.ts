import { type Static, Type } from 'typebox'
import { ProblemDocument } from '../problem.ts'
import { CheckItem, CheckResult } from './check.ts'

/** Where a streamed answer is checked. */
export const checkStreamPath = '/api/v1/check/stream'
/** The content type of both directions: one JSON value a line. */
export const linesType = 'application/x-ndjson'

const { output: _, ...headFields } = CheckItem.properties

/** The first line: what is checked, as in `check`, without the answer. */
export const CheckStreamHead = Type.Object(headFields, { additionalProperties: false })

/** Each further line: a piece of the answer. */
export const CheckStreamPiece = Type.Object(
  { text: Type.String({ description: 'The next piece of the answer; may be empty.' }) },
  { additionalProperties: false },
)

const Verdict = Type.Object(
  {
    event: Type.Literal('verdict'),
    part: Type.Union([Type.Literal('input'), Type.Literal('output')]),
    is_safe: Type.Boolean(),
    judged: Type.Integer({ description: 'How much of the text this is about, in UTF-16 units from its beginning.' }),
    violation_message: Type.Union([Type.String(), Type.Null()], {
      description: 'What to show in place of what is held back; null when it is safe.',
    }),
  },
  { description: 'As they fall: of the input first, then of the answer up to a border of sentences.' },
)

const Text = Type.Object(
  { event: Type.Literal('text'), text: Type.String() },
  { description: 'The next part of the answer that may be shown.' },
)

const Summary = Type.Object(
  { event: Type.Literal('summary'), result: CheckResult },
  { description: 'The end: what `check` says of the input and of the answer as far as it was judged; durable.' },
)

const Failure = Type.Object(
  {
    event: Type.Literal('problem'),
    problem: Type.Object({
      ...ProblemDocument.properties,
      line: Type.Optional(Type.Integer({ description: 'Which line of the body is wrong; the head is line 1.' })),
      retry_after_seconds: Type.Optional(Type.Number({ description: 'When to ask again.' })),
    }),
  },
  {
    description:
      'The end in place of a summary: something failed, and nothing more may be shown. Names the line that is wrong.',
  },
)

/** One line of the reply. The last one is `summary` or `problem`; a reply that ends otherwise was cut off. */
export const CheckStreamEvent = Type.Union([Verdict, Text, Summary, Failure])

export type CheckStreamHead = Static<typeof CheckStreamHead>
export type CheckStreamPiece = Static<typeof CheckStreamPiece>
export type CheckStreamEvent = Static<typeof CheckStreamEvent>
