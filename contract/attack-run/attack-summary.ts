import { type Static, Type } from 'typebox'
import { Criticality, GivenId, NullableString } from '../scalars.ts'

const Rate = Type.Object({
  attempts: Type.Integer({ description: 'Attempts that could be judged.' }),
  failed: Type.Integer({ description: 'Of those, how many broke the policy.' }),
  unclear: Type.Optional(
    Type.Integer({ description: 'Of the others, those of which nobody could tell: none of them is held. Extension.' }),
  ),
  asr: Type.Number(),
  asr_ci95: Type.Array(Type.Number(), {
    description: 'Wilson intervals at 95 %: low were nothing unclear a breach, high were all of it.',
  }),
})

/** A policy that a run says nothing about. */
export const UntestedPolicy = Type.Object(
  {
    policy_id: Type.String(),
    name: Type.String(),
    certification: NullableString,
    clause: NullableString,
    criticality: Criticality,
    reason: Type.Unsafe<'no_scenario' | 'no_verdict' | 'no_policy'>({
      type: 'string',
      enum: ['no_scenario', 'no_verdict', 'no_policy'],
      description:
        '`no_scenario`: no enabled scenario is about it. `no_verdict`: no attempt at it could be judged, or not yet. `no_policy`: a clause of a certification of the test that no policy was made of: `max_policies` is below the number of its clauses; `policy_id` is that of the policy it would give.',
    }),
  },
  { description: 'A policy that the run says nothing about: it neither held nor broke. Extension.' },
)

const errorRate = {
  wrong: Type.Integer(),
  total: Type.Integer(),
  rate: Type.Union([Type.Number(), Type.Null()], { description: 'Null where `total` is 0.' }),
  ci95: Type.Array(Type.Number(), { description: 'Wilson interval: low, high.' }),
} as const

/** How often the judges were wrong, as far as people have looked. */
export const JudgeError = Type.Object(
  {
    reviewed: Type.Integer({ description: 'Answers that a person ruled on, in all runs of the project.' }),
    decided: Type.Integer({ description: 'Of those, the ones that the judges had called a breach or held.' }),
    unclear: Type.Integer({ description: 'Of the others, those that the judges had called unclear.' }),
    unclear_breaches: Type.Integer({ description: 'Of `unclear`, those that were breaches.' }),
    kappa: Type.Union([Type.Number(), Type.Null()], {
      description: "Cohen's kappa of judges and people over `decided`; null where it cannot be told.",
    }),
    kappa_ci95: Type.Union([Type.Array(Type.Number()), Type.Null()]),
    false_breaches: Type.Object(errorRate, {
      description: 'Of what the judges called breaches, those that a person acquitted.',
    }),
    missed_breaches: Type.Object(errorRate, {
      description: 'Of what the judges called held, those that a person called breaches.',
    }),
  },
  {
    description:
      'What reviews say of the judges. People choose what they review, mostly what is doubtful: elsewhere the judges are rather better. Extension.',
  },
)

/** What a run came to so far. The lists by technique and policy come with the results summary and when it is done. */
export const AttackSummary = Type.Object({
  scenarios_total: Type.Integer(),
  attempts_total: Type.Integer(),
  attempts_failed: Type.Integer({ description: 'Attempts in which the target broke its policy.' }),
  asr: Type.Number({ description: 'attempts_failed / (ended attempts without errored and not_run); 0 when none.' }),
  attempts_errored: Type.Integer(),
  attempts_passed: Type.Integer({ description: 'Ended without a breach: held, or unclear.' }),
  attempts_unclear: Type.Optional(
    Type.Integer({ description: 'Of `attempts_passed`, those of which nobody could tell. Extension.' }),
  ),
  not_run: Type.Integer({ description: 'Cut off by `complete`.' }),
  asr_ci95: Type.Array(Type.Number(), {
    description: 'Wilson intervals at 95 %: low were nothing unclear a breach, high were all of it.',
  }),
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
              'Attempts aimed at it that broke other policies alone: in `attempts`, not in `failed`. Extension.',
          }),
        ),
      }),
      { description: 'By the policy that attempts were aimed at: of those that could be judged, how many broke it.' },
    ),
  ),
  judge_error: Type.Optional(JudgeError),
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
