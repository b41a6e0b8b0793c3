import { type Static, Type } from 'typebox'
import { Criticality, GivenId, NullableString } from '../scalars.ts'

const Rate = Type.Object({
  attempts: Type.Integer({ description: 'Attempts that could be judged.' }),
  failed: Type.Integer({ description: 'Of those, how many broke the policy.' }),
  asr: Type.Number(),
  asr_ci95: Type.Array(Type.Number(), { description: 'Wilson interval: low, high.' }),
})

/** A policy that a run says nothing about. */
export const UntestedPolicy = Type.Object(
  {
    policy_id: Type.String(),
    name: Type.String(),
    certification: NullableString,
    clause: NullableString,
    criticality: Criticality,
    reason: Type.Unsafe<'no_scenario' | 'no_verdict'>({
      type: 'string',
      enum: ['no_scenario', 'no_verdict'],
      description:
        '`no_scenario`: no enabled scenario is about it. `no_verdict`: no attempt at it could be judged, or not yet.',
    }),
  },
  { description: 'A policy that the run says nothing about: it neither held nor broke. Extension.' },
)

/** What a run came to so far. The lists by technique and policy come with the results summary and when it is done. */
export const AttackSummary = Type.Object({
  scenarios_total: Type.Integer(),
  attempts_total: Type.Integer(),
  attempts_failed: Type.Integer({ description: 'Attempts in which the target broke its policy.' }),
  asr: Type.Number({ description: 'attempts_failed / (ended attempts without errored and not_run); 0 when none.' }),
  attempts_errored: Type.Integer(),
  attempts_passed: Type.Integer(),
  not_run: Type.Integer({ description: 'Cut off by `complete`.' }),
  asr_ci95: Type.Array(Type.Number(), { description: 'Wilson interval: low, high.' }),
  asr_at_k: Type.Optional(
    Type.Array(Type.Object({ k: Type.Integer(), asr: Type.Number() }), {
      description: 'Chance that at least one of k tries of a scenario with a technique breaks the policy.',
    }),
  ),
  turns_to_success_median: Type.Optional(
    Type.Union([Type.Number(), Type.Null()], { description: 'Attack turns up to the breach; null without breach.' }),
  ),
  baseline: Type.Optional(
    Type.Union([Rate, Type.Null()], {
      description:
        'What falls to the plain question, technique `plain.ask`: also in all other numbers. Null: the run has none. Extension.',
    }),
  ),
  per_technique: Type.Optional(Type.Array(Type.Object({ technique_id: Type.String(), ...Rate.properties }))),
  per_policy: Type.Optional(
    Type.Array(
      Type.Object({
        policy_id: Type.String(),
        name: Type.String(),
        certification: Type.Union([Type.String(), Type.Null()]),
        ...Rate.properties,
        found_by_the_way: Type.Optional(
          Type.Integer({
            description:
              'Breaches of it in attempts that were aimed at another policy; not in `failed`, `attempts` and `asr`. Extension.',
          }),
        ),
        ended_by_other: Type.Optional(
          Type.Integer({
            description:
              'Attempts aimed at it that ended with a breach of another policy: in `attempts`, not in `failed`. Extension.',
          }),
        ),
      }),
      { description: 'By the policy that attempts were aimed at: of those that could be judged, how many broke it.' },
    ),
  ),
  untested: Type.Optional(Type.Array(UntestedPolicy)),
})

/** Which two runs to compare. */
export const CompareAttackRunsQuery = Type.Object({ run_id: GivenId, other_run_id: GivenId })

/** Two runs side by side. */
export const AttackRunComparison = Type.Object({
  run_id: Type.String(),
  other_run_id: Type.String(),
  run: Rate,
  other: Rate,
  difference: Type.Number({ description: 'asr of the other minus asr of the run.' }),
  p_value: Type.Number({
    description: "Two-sided: how often chance alone makes such a difference. Fisher's exact test.",
  }),
  significant: Type.Boolean({ description: '`p_value` below .05.' }),
  note: Type.String({ description: 'What the test takes for granted.' }),
})

export type UntestedPolicy = Static<typeof UntestedPolicy>
export type AttackSummary = Static<typeof AttackSummary>
export type AttackRunComparison = Static<typeof AttackRunComparison>
