import { type Static, Type } from 'typebox'
import { givenId, Timestamp } from '../scalars.ts'

/** Since when a run is paused, in the replies of other operations. */
export const PausedAt = Type.Optional(
  Type.String({
    format: 'date-time',
    description: 'Only while the run is paused: since when. Its `status` stays `running`. Extension.',
  }),
)

/** Since when a run was left alone, in the replies of other operations. */
export const UnattendedSince = Type.Optional(
  Type.String({
    format: 'date-time',
    description:
      'Only while the run goes on, and no client has begun an attempt or uploaded an answer for 3 minutes or more, none of which waits for its verdict: since when. Its client seems to have stopped; another `next` goes on. Extension.',
  }),
)

/** Which run to pause or to resume. */
export const AttackRunPauseBody = Type.Object({
  run_id: Type.Optional(givenId('Default: the latest.')),
})

/** Whether a run is paused. */
export const AttackRunPause = Type.Object({
  test_id: Type.String(),
  run_id: Type.String(),
  status: Type.Unsafe<'running'>({ type: 'string', enum: ['running'] }),
  paused_at: Type.Union([Timestamp, Type.Null()], { description: 'Since when; null: it is not paused.' }),
})

export type AttackRunPause = Static<typeof AttackRunPause>
