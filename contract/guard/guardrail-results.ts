import { type Static, Type } from 'typebox'
import { Criticality, Id, NullableString, NullableTimestamp, Timestamp } from '../scalars.ts'

const Range = Type.Object({
  start: Type.Integer({ description: 'UTF-16 units from the start of the text as sent.' }),
  end: Type.Integer({ description: 'Exclusive.' }),
})

/** A place of a text that told something. */
export const Span = Type.Object({
  start: Type.Integer({ description: 'UTF-16 units from the start of the text as sent; 0 for a place in an image.' }),
  end: Type.Integer({ description: 'Exclusive.' }),
  view: Type.String({
    description: 'How the place was seen: `as sent`, `normalised`, `base64`, …; `image 2` for the second image.',
  }),
  label: Type.String({ description: 'What was seen there.' }),
})

/** What both kinds of result tell beyond the published fields. */
const explanation = {
  status: Type.Unsafe<'success' | 'warning' | 'error'>({
    type: 'string',
    enum: ['success', 'warning', 'error'],
    description:
      '`warning`: judged in part or by a fallback. `error`: not judged. What was not judged (all of it, a range of the text, an image) follows the failure mode: with `closed` it is never safe.',
  }),
  reason: NullableString,
  spans: Type.Array(Span),
  unjudged: Type.Array(Range, {
    description: 'Ranges of the text that were not judged; with the failure mode `closed` they make the result unsafe.',
  }),
  detector: Type.Object({ id: Type.String(), version: Type.String() }),
}

/** That an LLM was to be asked about a policy's result, and what came of it. */
export const SecondOpinionResult = Type.Object(
  {
    outcome: Type.Unsafe<'agreed' | 'overturned' | 'failed'>({
      type: 'string',
      enum: ['agreed', 'overturned', 'failed'],
      description:
        '`agreed`, `overturned`: the LLM decided. `failed`: there was no opinion, and the detector decided alone.',
    }),
    decided_by: Type.Unsafe<'llm' | 'detector'>({ type: 'string', enum: ['llm', 'detector'] }),
    local_value: Type.Number({
      description: "The detector's value. Where it was overturned, `value` is the end of the band on the LLM's side.",
    }),
    failure: Type.Union([Type.String(), Type.Null()], {
      description:
        'Why there was no opinion: `not-configured`, `budget-spent`, `organization-budget-spent`, `busy`, `organization-busy`, `circuit-open`, `timed-out`, `failed`, `malformed`, `unsure`, `too-long`, `with-images` or `too-many`.',
    }),
  },
  { description: 'Extension, only where the project wanted an LLM to be asked about this value.' },
)

/** One policy's result. */
export const PolicyResult = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  criticality: Criticality,
  detection_threshold: Type.Number(),
  detection_is_above_threshold: Type.Boolean(),
  is_default: Type.Boolean(),
  is_archived: Type.Boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
  archived_at: NullableTimestamp,
  value: Type.Number({ description: '0 to 1.' }),
  is_safe: Type.Boolean(),
  policy_violation_message: NullableString,
  shadow: Type.Optional(
    Type.Boolean({
      description:
        'Extension, only where true: the policy is tried out. `is_safe` of this row is what it would say; nothing else heeds it.',
    }),
  ),
  second_opinion: Type.Optional(SecondOpinionResult),
  ...explanation,
})

/** The results of all policies that ran. */
export const PoliciesGuardrailResults = Type.Object({
  policies: Type.Array(PolicyResult),
  is_safe: Type.Boolean(),
  timestamp: Timestamp,
})

/** The result of the security guardrail. */
export const SecurityGuardrailResults = Type.Object({
  is_safe: Type.Boolean(),
  timestamp: Timestamp,
  value: Type.Number({
    description: 'Calibrated risk: 1 is the point with 1 % false alarms on benign traffic, 2 the one with .01 %.',
  }),
  security_violation_message: NullableString,
  ...explanation,
})

/** How near the message is to one topic. */
export const TopicResult = Type.Object({
  id: Id,
  topic_name: Type.String(),
  state: Type.Unsafe<'safe' | 'unsafe'>({ type: 'string', enum: ['safe', 'unsafe'] }),
  similarity: Type.Number({ description: '0 to 1, that of the nearest sentence.' }),
  topic_sentences: Type.Array(
    Type.Object({ id: Id, text: Type.String(), similarity: Type.Number({ description: '0 to 1.' }) }),
    { description: 'The nearest sentences of the topic, at most 5.' },
  ),
})

/** What the message is about. Monitoring only: it never changes the `is_safe` of the reply. */
export const TopicsGuardrailResults = Type.Object({
  topics: Type.Array(TopicResult, {
    description: "All of the project's topics for the direction; empty when `status` is `error`.",
  }),
  is_safe: Type.Boolean({ description: 'False when an unsafe topic is at or above its similarity threshold.' }),
  timestamp: Timestamp,
  status: Type.Unsafe<'success' | 'warning' | 'error'>({
    type: 'string',
    enum: ['success', 'warning', 'error'],
    description: '`warning`: compared in part. `error`: not compared.',
  }),
  reason: NullableString,
})

/** Optional hints of clients; which guardrails run is decided by the project alone. */
export const GuardrailHints = Type.Array(
  Type.Object({
    type: Type.Unsafe<string>({
      type: 'string',
      enum: ['policies_guardrail', 'security_guardrail', 'topics_guardrail'],
    }),
  }),
  { maxItems: 10, description: 'Advisory: which guardrails run is decided by the project.' },
)

export type SecondOpinionResult = Static<typeof SecondOpinionResult>
export type PolicyResult = Static<typeof PolicyResult>
export type PoliciesGuardrailResults = Static<typeof PoliciesGuardrailResults>
export type TopicsGuardrailResults = Static<typeof TopicsGuardrailResults>
export type SecurityGuardrailResults = Static<typeof SecurityGuardrailResults>
