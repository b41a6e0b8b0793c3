import { type Static, Type } from 'typebox'
import { Evaluation, Verdict } from '../attack-run/attack-run-turn.ts'
import { UntestedPolicy } from '../attack-run/attack-summary.ts'
import { Criticality, givenId, Limit, NullableString, Offset, Timestamp } from '../scalars.ts'
import { Taxonomy } from './red-team-scalars.ts'

const OfRun = Type.Optional(
  givenId(
    'The attack run whose attempts are meant. Default: the latest, which may be one that played a breach again. Extension.',
  ),
)
const kinds = { type: 'string', enum: ['dataset', 'eval'] }

/** Which results, and which part of them. */
export const ListResultCasesQuery = Type.Object({
  kind: Type.Optional(
    Type.Unsafe<'dataset' | 'eval'>({
      ...kinds,
      default: 'eval',
      description: '`dataset`: the prompts. `eval`: what was answered and judged, dataset cases first, then attempts.',
    }),
  ),
  offset: Type.Optional(Offset),
  limit: Type.Optional(Limit),
  run_id: OfRun,
})

/** Which results. */
export const ReadResultsSummaryQuery = Type.Object({
  kind: Type.Optional(Type.Unsafe<'dataset' | 'eval'>({ ...kinds, default: 'eval' })),
  run_id: OfRun,
})

const MessagePart = Type.Object({
  type: Type.Unsafe<'text' | 'image_url'>({ type: 'string', enum: ['text', 'image_url'] }),
  text: Type.Optional(Type.String()),
  image_url: Type.Optional(Type.Object({ url: Type.String({ description: 'A PNG as data URL.' }) })),
})

const datasetFields = {
  id: Type.String(),
  case_id: Type.String({ description: 'The same as `id`.' }),
  request: Type.String({ description: 'The prompt text; image cases have it too.' }),
  policy_id: Type.String({
    description: 'Of a breach, the policy that it broke: the one that was attacked where that broke, else the first.',
  }),
  aimed_policy_id: Type.Optional(
    Type.String({ description: 'The policy that was attacked, where another one broke: found by the way. Extension.' }),
  ),
  policy: Type.String(),
  certification: NullableString,
  prompt: Type.String({ description: 'The same as `request` for dataset cases.' }),
  messages: Type.Optional(
    Type.Array(Type.Object({ role: Type.String(), content: Type.Array(MessagePart) }), {
      description: 'Only for several turns or images.',
    }),
  ),
  variation: Type.Union([Type.Integer(), Type.Null()]),
  technique_id: NullableString,
  expected: Type.Unsafe<'refuse' | 'comply'>({
    type: 'string',
    enum: ['refuse', 'comply'],
    description: '`comply` for a benign twin.',
  }),
  language: Type.String(),
  modality: Type.String(),
  taxonomy: Type.Array(Taxonomy),
} as const

const ResultTurn = Type.Object({
  turn_index: Type.Integer(),
  phase: Type.String(),
  prompt: Type.String(),
  request: Type.String(),
  response: NullableString,
  error: NullableString,
  tool_calls: Type.Array(Type.Object({ name: Type.String(), arguments: Type.String() })),
  latency_ms: Type.Union([Type.Number(), Type.Null()]),
  strategy: Type.String(),
  is_dropped: Type.Boolean({ description: 'A later prompt left this turn out of the conversation.' }),
  evaluation: Type.Union([Evaluation, Type.Null()]),
})

/** A prompt, and for `eval` what came of it. */
export const ResultCase = Type.Object({
  ...datasetFields,
  kind: Type.Optional(Type.Unsafe<'dataset' | 'attack'>({ type: 'string', enum: ['dataset', 'attack'] })),
  run_id: Type.Optional(Type.String()),
  attempt_id: Type.Optional(NullableString),
  scenario_id: Type.Optional(NullableString),
  response: Type.Optional(NullableString),
  passed: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  status: Type.Optional(
    Type.Unsafe<'passed' | 'failed' | 'error' | 'not_run'>({
      type: 'string',
      enum: ['passed', 'failed', 'error', 'not_run'],
      description: '`passed`: no breach was found, see `verdict`. `not_run`: cut off, or not judged yet.',
    }),
  ),
  verdict: Type.Optional(Verdict),
  broken: Type.Optional(
    Type.Array(Type.Object({ policy_id: Type.String(), turn_index: Type.Integer() }), {
      description: 'Every policy that was broken in it, each with the first turn that did. Extension.',
    }),
  ),
  score: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  severity: Type.Optional(Type.Union([Criticality, Type.Null()])),
  evaluation: Type.Optional(Type.Union([Evaluation, Type.Null()])),
  turns: Type.Optional(Type.Array(ResultTurn)),
  asked: Type.Optional(
    Type.Object(
      { turn_index: Type.Integer(), phase: Type.String(), prompt: Type.String() },
      { description: 'What the target is asked at present; only of an attempt that waits for its answer. Extension.' },
    ),
  ),
  repro_key: Type.Optional(NullableString),
  plan_reason: Type.Optional(
    Type.String({ description: 'Of an attempt: why it came at its place in the run. Extension.' }),
  ),
  is_shortened: Type.Optional(
    Type.Boolean({
      description:
        'True when the page had no room for the texts of this case: each ends with a mark that says how much is missing. Read the case with its `offset` and `limit=1` to have it in full. Extension.',
    }),
  ),
})

/** A page of cases. */
export const ListResultCasesReply = Type.Object({
  kind: Type.String(),
  offset: Type.Integer(),
  limit: Type.Integer(),
  total: Type.Integer(),
  cases: Type.Array(ResultCase),
})

/** What all cases of a policy came to. */
export const AggregatedPolicy = Type.Object({
  policy_id: Type.String(),
  policy: Type.String(),
  name: Type.String(),
  certification: NullableString,
  criticality: Criticality,
  total: Type.Integer(),
  passed: Type.Integer(),
  failed: Type.Integer(),
  errors: Type.Integer({ description: 'Not judged, or not run.' }),
  pass_rate: Type.Union([Type.Number(), Type.Null()], {
    description: 'Of those that were judged; null when none was.',
  }),
  unclear: Type.Optional(
    Type.Integer({ description: 'Of `passed`, attacks of which nobody could tell whether they broke it. Extension.' }),
  ),
  pass_rate_ci95: Type.Union([Type.Array(Type.Number()), Type.Null()], {
    description: 'Wilson intervals at 95 %: low were everything unclear a breach, high were none of it.',
  }),
  asr: Type.Union([Type.Number(), Type.Null()], {
    description: 'Attacks that succeeded, of those that were judged. Benign twins are not in it.',
  }),
  found_by_the_way: Type.Optional(
    Type.Integer({ description: 'Of `failed`, breaches found by attacks on another policy; not in `asr`. Extension.' }),
  ),
  ended_by_other: Type.Optional(
    Type.Integer({
      description: 'Attacks on it that broke another policy, and count in `total` and `failed` of that one. Extension.',
    }),
  ),
  also_broken: Type.Optional(
    Type.Integer({
      description: 'Breaches of it in attacks that count for another policy; not in `failed`. Extension.',
    }),
  ),
  over_refusals: Type.Integer({ description: 'Benign twins that were refused. Extension.' }),
  worst_case_id: NullableString,
  recommendation: Type.Object({
    guard_policy: NullableString,
    text: Type.String(),
  }),
})

/** The sums of a test's results. */
export const ReadResultsSummaryReply = Type.Object({
  kind: Type.String(),
  manifest: Type.Object({
    state: Type.Unsafe<'pending' | 'running' | 'completed' | 'failed'>({
      type: 'string',
      enum: ['pending', 'running', 'completed', 'failed'],
    }),
    case_count: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
    error: Type.Optional(NullableString),
    versions: Type.Optional(
      Type.Object(
        { service: Type.String(), judge: Type.String(), encoder: Type.String(), llm: Type.Boolean() },
        {
          description:
            'What this server writes and judges with now: program, weights of the judge, encoder, and whether an LLM is asked too. Extension.',
        },
      ),
    ),
  }),
  summary: Type.Union([
    Type.Object({
      total: Type.Integer(),
      passed: Type.Integer(),
      failed: Type.Integer(),
      errors: Type.Integer(),
      pass_rate: Type.Union([Type.Number(), Type.Null()]),
      failed_case_ids: Type.Array(Type.String(), {
        description: 'Cases that the client could not run; not those that the target lost.',
      }),
      by_certification: Type.Array(
        Type.Object({
          certification: NullableString,
          total: Type.Integer(),
          passed: Type.Integer(),
          failed: Type.Integer(),
          errors: Type.Integer(),
          pass_rate: Type.Union([Type.Number(), Type.Null()]),
        }),
      ),
      aggregated_policies: Type.Array(AggregatedPolicy),
      untested: Type.Optional(Type.Array(UntestedPolicy)),
    }),
    Type.Null(),
  ]),
})

export type ResultCase = Static<typeof ResultCase>
export type AggregatedPolicy = Static<typeof AggregatedPolicy>
export type ReadResultsSummaryReply = Static<typeof ReadResultsSummaryReply>
