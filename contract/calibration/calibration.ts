import { type Static, Type } from 'typebox'
import { listOf, PageQuery } from '../list.ts'
import { GivenId, Id, NullableString, NullableTimestamp, Timestamp } from '../scalars.ts'

const GuardrailKey = Type.String({ description: '`security`, or the id of a policy.' })

const NullableInteger = Type.Union([Type.Integer(), Type.Null()])

const ObservedRate = Type.Object(
  {
    alarms: Type.Integer({ description: 'Texts that reach the threshold.' }),
    rate: Type.Number({ description: 'Their share, 0 to 1.' }),
    low: Type.Number({ description: 'Lower end of the 95 % interval.' }),
    high: Type.Number({ description: 'Upper end of the 95 % interval.' }),
  },
  { description: 'What was seen on the texts of a calibration.' },
)

const AlarmingText = Type.Object({
  index: Type.Union([Type.Integer(), Type.Null()], { description: 'Its place in `texts`; null for stored messages.' }),
  message_id: Type.Union([Id, Type.Null()], { description: 'The stored message; null for sent texts.' }),
  guardrail: GuardrailKey,
  value: Type.Number(),
})

const AlarmsTogether = {
  texts: Type.Integer({ description: 'How many were judged.' }),
  before: ObservedRate,
  after: ObservedRate,
}

/** Of which project thresholds are asked. */
export const CalibrationProjectParams = Type.Object({ id: GivenId })

/** Which calibration. */
export const CalibrationParams = Type.Object({ id: GivenId })

/** A further threshold that the tables are to show. */
export const ReadOperatingPointsQuery = Type.Object({
  threshold: Type.Optional(
    Type.Number({ minimum: 0, maximum: 100, description: 'A further threshold that the tables are to show.' }),
  ),
})

/** What the thresholds of a project mean in false alarms. */
export const OperatingPoints = Type.Object({
  project_id: Id,
  guardrails: Type.Array(
    Type.Object({
      guardrail: GuardrailKey,
      name: Type.String(),
      detector: Type.String({ description: 'What judges it.' }),
      threshold: Type.Number({ description: 'The one in force.' }),
      points: Type.Array(
        Type.Object({
          threshold: Type.Number(),
          expected_rate: Type.Union([Type.Number(), Type.Null()], {
            description: 'Share of ordinary texts that alarm by the calibration of the detector; null when not known.',
          }),
          basis: Type.Unsafe<'model' | 'extrapolated' | 'none'>({
            type: 'string',
            enum: ['model', 'extrapolated', 'none'],
            description: '`extrapolated`: beyond what the texts that the detector was calibrated on can show.',
          }),
          observed: Type.Union([ObservedRate, Type.Null()]),
        }),
        { description: 'Rising.' },
      ),
      observed_by: Type.Union([
        Type.Object({ calibration_id: Id, texts: Type.Integer(), finished_at: Timestamp }),
        Type.Null(),
      ]),
      outdated: Type.Union([Type.String(), Type.Null()], {
        description: 'Why what an earlier calibration observed is not shown; null when it is, or nothing was observed.',
      }),
    }),
  ),
})

/** What to calibrate, and on what. Either `texts` or `from_traffic`. */
export const CreateCalibrationBody = Type.Object({
  texts: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 100_000 }), {
      maxItems: 5_000,
      description: 'Ordinary messages of your users, none of them an attack. Forgotten when the calibration is over.',
    }),
  ),
  from_traffic: Type.Optional(
    Type.Object(
      {
        since: Type.Optional(Type.String({ format: 'date-time', description: 'Default: 30 days ago.' })),
        until: Type.Optional(Type.String({ format: 'date-time', description: 'Default: now.' })),
        limit: Type.Optional(Type.Integer({ minimum: 20, maximum: 5_000, default: 2_000 })),
      },
      {
        description:
          'Stored inputs of the project that passed, and those that were blocked and named a false alarm; without those that were named missed. The newest first.',
      },
    ),
  ),
  target_rate: Type.Optional(
    Type.Number({
      minimum: 0.0006,
      maximum: 0.2,
      default: 0.01,
      description:
        'The share of ordinary texts on which the project as a whole may alarm; it is shared out among its guardrails. It takes 299 different texts to show 1 %, 59 for 5 %, 20 for 20 %.',
    }),
  ),
  guardrails: Type.Optional(
    Type.Array(Type.String({ maxLength: 512 }), {
      minItems: 1,
      maxItems: 50,
      description: '`security` and ids of policies. Default: all that judge inputs.',
    }),
  ),
  dry_run: Type.Optional(Type.Boolean({ default: false, description: 'Find the thresholds and move none.' })),
  apply_policies: Type.Optional(
    Type.Boolean({
      default: true,
      description: 'Move thresholds of policies too. A policy has one threshold, so this holds in all projects.',
    }),
  ),
  tighten: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Lower thresholds too where the texts leave room; else none ever falls.',
    }),
  ),
  accept_alarms: Type.Optional(
    Type.Boolean({ default: false, description: 'Go on although many of the texts look like attacks.' }),
  ),
})

/** A calibration of a project. */
export const Calibration = Type.Object({
  id: Id,
  project_id: Id,
  status: Type.Unsafe<'pending' | 'running' | 'completed' | 'refused' | 'failed'>({
    type: 'string',
    enum: ['pending', 'running', 'completed', 'refused', 'failed'],
    description:
      '`refused`: the texts are no ordinary traffic. `failed`: too many texts could not be judged. In both cases no threshold moved.',
  }),
  reason: NullableString,
  source: Type.Unsafe<'texts' | 'traffic'>({ type: 'string', enum: ['texts', 'traffic'] }),
  target_rate: Type.Number(),
  dry_run: Type.Boolean(),
  apply_policies: Type.Boolean(),
  tighten: Type.Boolean(),
  accept_alarms: Type.Boolean(),
  texts: Type.Object({
    different: Type.Integer(),
    repeated: Type.Integer({ description: 'Left out, because a text counts once.' }),
    measured: Type.Integer({ description: 'So far.' }),
  }),
  created_at: Timestamp,
  finished_at: NullableTimestamp,
  applied_at: Type.Union([Timestamp, Type.Null()], { description: 'When thresholds were moved; null if none was.' }),
  reverted_at: NullableTimestamp,
  suspects: Type.Array(AlarmingText, {
    description: 'If refused: the texts that look least like ordinary traffic, at most 20.',
  }),
  project: Type.Union(
    [
      Type.Object({
        ...AlarmsTogether,
        held_out: Type.Union([Type.Object(AlarmsTogether), Type.Null()], {
          description:
            'The same on the half of the texts that chose nothing, with thresholds found on the other half: the honest forecast. Null where that half has fewer than 20 texts.',
        }),
      }),
      Type.Null(),
    ],
    {
      description:
        'What all guardrails that a calibration may move alarm on together; a text on which several alarm counts once. Null until it is completed.',
    },
  ),
  guardrails: Type.Array(
    Type.Object({
      guardrail: GuardrailKey,
      name: Type.String(),
      threshold_before: Type.Number(),
      threshold_after: Type.Number({ description: 'What the texts ask for; in force where `applied`.' }),
      limited_by: Type.Union([
        Type.Unsafe<'loosest' | 'strictest'>({ type: 'string', enum: ['loosest', 'strictest'] }),
        Type.Null(),
      ]),
      applied: Type.Boolean(),
      judged: NullableInteger,
      unjudged: NullableInteger,
      before: Type.Union([ObservedRate, Type.Null()]),
      after: Type.Union([ObservedRate, Type.Null()]),
      alarming: Type.Array(AlarmingText, {
        description: 'Texts that alarm at `threshold_before`, strongest first, at most 20.',
      }),
      problem: NullableString,
    }),
    { description: 'Without figures until it is completed.' },
  ),
})

/** Which calibrations to list. */
export const ListCalibrationsQuery = PageQuery

/** A page of calibrations. */
export const CalibrationList = listOf(Calibration)

export type OperatingPoints = Static<typeof OperatingPoints>
export type CreateCalibrationBody = Static<typeof CreateCalibrationBody>
export type Calibration = Static<typeof Calibration>
