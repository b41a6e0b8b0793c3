import { type Static, Type } from 'typebox'
import { NullableTimestamp } from '../scalars.ts'

const Count = Type.Integer({ minimum: 0 })
const counted = (description: string) => Type.Integer({ minimum: 0, description })

/** What kind of work a job is. */
export const JobKind = Type.Unsafe<
  'calibration' | 'dataset' | 'reconnaissance' | 'scenarios' | 'evaluation' | 'judging' | 'erasure' | 'test_removal'
>({
  type: 'string',
  enum: ['calibration', 'dataset', 'reconnaissance', 'scenarios', 'evaluation', 'judging', 'erasure', 'test_removal'],
  description:
    '`calibration`: of thresholds. `dataset`, `reconnaissance`, `scenarios`: preparing a red-team test. `evaluation`: judging answers to a dataset. `judging`: answers of an attack run that nobody judged in time. `erasure`: of what was said. `test_removal`: of red-team tests.',
})

/** What waits of an organization. */
export const Queues = Type.Object({
  server: Type.Object(
    {
      checks: counted('Texts that wait for a thread that judges them.'),
      images: counted('Images whose text waits to be read.'),
      messages: counted('Requests that wait until their messages are stored.'),
      redactions: counted('Pieces of text, each a long one or several short ones, that wait to be redacted.'),
      judgements: counted('Answers of attack runs that wait to be judged.'),
      compilations: counted('Policies and topics that wait to be made ready.'),
    },
    {
      description:
        'In the memory of the server that answers, at this moment; each of several servers has its own. A request is answered when its part is done, so that these end with it.',
    },
  ),
  jobs: Type.Array(
    Type.Object({
      kind: JobKind,
      waiting: counted('Due, and not begun.'),
      running: Count,
      scheduled: counted('Not due yet.'),
      given_up: counted('Failed too often; kept for 30 days.'),
      waiting_since: { ...NullableTimestamp, description: 'Since when the oldest one that waits has been due.' },
      is_cut: Type.Optional(
        Type.Boolean({
          description: 'Only where true: counting stopped after 1,000 of a kind, and there may be more.',
        }),
      ),
    }),
    { description: 'In the database, which all servers work off. Every kind, with zeros too.' },
  ),
})

export type JobKind = Static<typeof JobKind>
export type Queues = Static<typeof Queues>
