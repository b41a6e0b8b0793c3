import { type Static, Type } from 'typebox'
import { GivenId, givenId, Id, NullableString, Timestamp } from '../scalars.ts'
import { messageFilters } from './message-filters.ts'
import { MonitoringMessage } from './monitoring.ts'

/** Of which project statistics are asked. */
export const StatisticsParams = Type.Object({ id: GivenId })

/** How many days, and whose. */
export const ReadStatisticsQuery = Type.Object({
  days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 31, default: 14, description: 'Today and those before it.' }),
  ),
  utc_offset_minutes: Type.Optional(
    Type.Integer({
      minimum: -840,
      maximum: 840,
      default: 0,
      description: 'How far the clocks of the reader are ahead of UTC, so that days begin at the midnight there.',
    }),
  ),
})

const Count = Type.Integer()

/** What was judged in a project, day by day. */
export const Statistics = Type.Object({
  project_id: Id,
  days: Type.Array(
    Type.Object({
      starts_at: Timestamp,
      ends_at: Type.String({ format: 'date-time', description: 'Exclusive; for today the present moment.' }),
      messages: Count,
      blocked: Type.Integer({ description: 'Messages that were unsafe, whatever found them so.' }),
      errors: Type.Integer({
        description:
          'Messages of which a check could not be made (`status` is `error`), whatever the failure mode made of them. Requests that were refused are not among them: nothing of those is kept.',
      }),
      security: Type.Object({ input: Count, output: Count }, { description: 'Unsafe to the security guardrail.' }),
      policies: Type.Object(
        { low: Count, medium: Count, high: Count, critical: Count },
        { description: 'Violations of policies, by criticality; those in shadow mode are not among them.' },
      ),
      latency: Type.Union([
        Type.Object({
          median_ms: Type.Number(),
          p95_ms: Type.Number(),
          measured: Type.Integer({
            description: 'The newest messages of the day, at most 300, from which it was read.',
          }),
        }),
        Type.Null(),
      ]),
    }),
    { description: 'Oldest first, today last.' },
  ),
})

/** Which messages to list. */
export const ListMessagesQuery = Type.Object({
  project_id: GivenId,
  from: Type.Optional(Type.String({ format: 'date-time', description: 'Default: 31 days ago.' })),
  to: Type.Optional(Type.String({ format: 'date-time', description: 'Exclusive. Default: now.' })),
  policy_id: Type.Optional(givenId('Only messages which this policy judged, and its row.')),
  unsafe_only: Type.Optional(Type.Boolean({ default: false })),
  issues_only: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Only messages with at least one violated policy that was enforced; with `policy_id`: that one.',
    }),
  ),
  ...messageFilters,
  search: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Only messages whose stored text holds all these words, at most 8; words between double quotes stand together. Case, accents and the width of letters do not count, and a word may stand inside another one. Texts are looked through newest first, at most 10,000 messages or 8 MB a page: where `next_cursor` is given the search goes on there, even after a page without messages.',
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: '`next_cursor` of the page before.' }),
  ),
})

/** A message of the list. */
export const ListedMessage = Type.Object({
  ...MonitoringMessage.properties,
  matches: Type.Optional(
    Type.Array(Type.Object({ start: Type.Integer(), end: Type.Integer() }), {
      description:
        'With `search`: where its words stand in `text`, in UTF-16 units, `end` exclusive; the first 20 places.',
    }),
  ),
})

/** A page of evaluated messages, newest first. */
export const MessageList = Type.Object({
  total: Type.Integer({ description: 'Messages that the filters keep, on all pages; `search` is not one of them.' }),
  is_total_cut: Type.Optional(
    Type.Boolean({
      description:
        'Only where true: counting stopped at `total`, and there may be more. Counters tell of `policy_id`, `direction`, `unsafe_only`, `issues_only`, and of `security_only` or `errors_only`, alone and beside `direction`. For all else the newest messages that may be meant are looked at: 10,000 with `criticality`, `topic_id` or `policy_id`, else 100,000.',
    }),
  ),
  next_cursor: NullableString,
  items: Type.Array(ListedMessage),
  searched: Type.Optional(
    Type.Object(
      {
        messages: Type.Integer({ description: 'Messages looked through for this page.' }),
        without_text: Type.Integer({
          description: 'Of those: their text is not kept, so that nothing is known of it.',
        }),
        back_to: Type.Union([Timestamp, Type.Null()], {
          description: 'When the oldest of them was judged; null when there was none.',
        }),
      },
      { description: 'Only with `search`.' },
    ),
  ),
})

export type ListMessagesQuery = Static<typeof ListMessagesQuery>
export type Statistics = Static<typeof Statistics>
export type ListedMessage = Static<typeof ListedMessage>
export type MessageList = Static<typeof MessageList>
