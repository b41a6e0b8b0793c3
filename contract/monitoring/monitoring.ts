import { type Static, Type } from 'typebox'
import { SecondOpinionResult } from '../guard/guardrail-results.ts'
import { UpstreamUse } from '../guard/upstream-use.ts'
import { Criticality, GivenId, givenId, Id, NullableString, NullableTimestamp, Timestamp } from '../scalars.ts'
import { messageFilters } from './message-filters.ts'

/** The most messages of one export. */
export const monitoringMessagesMax = 10_000

/** Which messages to export. */
export const ExportMonitoringQuery = Type.Object({
  project_id: GivenId,
  period: Type.Optional(
    Type.Unsafe<'7d' | '1m' | '3m' | '6m'>({
      type: 'string',
      enum: ['7d', '1m', '3m', '6m'],
      default: '1m',
      description: '7 days, or 1, 3 or 6 calendar months back from now.',
    }),
  ),
  from: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'Extension: only what was judged since then, as far as `period` reaches. Default: all of it.',
    }),
  ),
  to: Type.Optional(Type.String({ format: 'date-time', description: 'Extension: exclusive. Default: now.' })),
  metric_id: Type.Optional(givenId('Keep only messages which this policy judged, and its row.')),
  issues_only: Type.Optional(
    Type.Boolean({ default: false, description: 'Keep only messages with at least one policy issue.' }),
  ),
  unsafe_only: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Extension: keep only messages whose `is_safe` is false, whether a policy or the security guardrail blocked them. With `metric_id`: of those which the policy judged. Beside `issues_only` it changes nothing, because every message with an issue is unsafe.',
    }),
  ),
  ...messageFilters,
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: monitoringMessagesMax,
      default: monitoringMessagesMax,
      description: 'Extension: messages on a page.',
    }),
  ),
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Extension: `meta.nextCursor` of the page before.' }),
  ),
})

/** One evaluated message. */
export const MonitoringMessage = Type.Object({
  id: Id,
  conversation_id: Id,
  conversation_name: Type.String(),
  direction: Type.Unsafe<'input' | 'output'>({ type: 'string', enum: ['input', 'output'] }),
  role: Type.String(),
  text: NullableString,
  text_removed_at: Type.Optional(NullableTimestamp),
  created_at: Timestamp,
  is_safe: Type.Boolean(),
  security: Type.Union([
    Type.Object({
      is_safe: Type.Boolean(),
      value: Type.Number(),
      status: Type.String(),
      reason: NullableString,
    }),
    Type.Null(),
  ]),
  policies: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      criticality: Criticality,
      value: Type.Number(),
      is_safe: Type.Boolean(),
      status: Type.String(),
      reason: NullableString,
      shadow: Type.Optional(
        Type.Boolean({ description: 'Extension, only where true: the policy was tried out and had no say.' }),
      ),
      second_opinion: Type.Optional(SecondOpinionResult),
    }),
  ),
  topics: Type.Array(Type.Object({ id: Id, name: Type.String(), state: Type.String(), similarity: Type.Number() })),
  images: Type.Integer(),
  latency_ms: Type.Number(),
  upstream: Type.Optional(UpstreamUse),
  mode: Type.String(),
})

/** The analytics of a project. */
export const ExportMonitoringReply = Type.Object({
  meta: Type.Object({
    projectId: Id,
    projectName: Type.String(),
    period: Type.String(),
    startDate: Timestamp,
    endDate: Timestamp,
    generatedAt: Timestamp,
    messageCount: Type.Integer({ description: 'Messages of the whole period that the filters keep.' }),
    messageCountIsCut: Type.Optional(
      Type.Boolean({
        description:
          'Extension, only where true: counting stopped at `messageCount`, and there may be more, as `is_total_cut` of `GET /api/v1/messages`.',
      }),
    ),
    truncated: Type.Boolean({ description: 'True when `messages` does not hold all of them.' }),
    nextCursor: Type.Union([Type.String(), Type.Null()]),
  }),
  stats: Type.Object({
    byCriticality: Type.Object({
      low: Type.Integer(),
      medium: Type.Integer(),
      high: Type.Integer(),
      critical: Type.Integer(),
    }),
    security: Type.Object({ inputUnsafe: Type.Integer(), outputUnsafe: Type.Integer() }),
    shadow: Type.Optional(
      Type.Integer({
        description:
          'Extension, with `metric_id` only: how often the policy would have been violated while it was in shadow mode. Not in any other counter.',
      }),
    ),
    feedback: Type.Object(
      { false_alarm: Type.Integer(), missed: Type.Integer() },
      { description: 'Extension: feedback that was given in the period.' },
    ),
  }),
  messages: Type.Array(MonitoringMessage),
})

export type ExportMonitoringQuery = Static<typeof ExportMonitoringQuery>
export type MonitoringMessage = Static<typeof MonitoringMessage>
export type ExportMonitoringReply = Static<typeof ExportMonitoringReply>
