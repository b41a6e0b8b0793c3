import { type Static, Type } from 'typebox'
import { AttackSummary } from '../attack-run/attack-summary.ts'
import { PausedAt, UnattendedSince } from '../attack-run/pause.ts'
import { listOf } from '../list.ts'
import { givenId, Id, Limit, Name, NullableString, NullableTimestamp, Offset, Timestamp } from '../scalars.ts'
import { AttackMethods } from './attack-methods.ts'
import { GivenMetadata, generateSettings, TestPolicy } from './dataset.ts'
import { Reconnaissance } from './reconnaissance.ts'
import { Checks } from './red-team-scalars.ts'
import { AggregatedPolicy } from './results.ts'
import { ScenarioStage } from './scenario.ts'

/** A new test. */
export const CreateTestBody = Type.Object({
  project_id: givenId('The project under which it is kept.'),
  name: Type.Optional(Name),
  ...generateSettings,
  metadata: Type.Optional(GivenMetadata),
})

const TestStatus = Type.Unsafe<'created' | 'running' | 'completed' | 'failed' | 'cancelled'>({
  type: 'string',
  enum: ['created', 'running', 'completed', 'failed', 'cancelled'],
  description: 'Mirrors the latest asynchronous job; the truth of each stage is its own status in `metadata`.',
})

const GenerationStatus = Type.Unsafe<'not_started' | 'pending' | 'running' | 'completed' | 'failed'>({
  type: 'string',
  enum: ['not_started', 'pending', 'running', 'completed', 'failed'],
})

const AttackRunStatus = Type.Unsafe<'not_started' | 'running' | 'completed'>({
  type: 'string',
  enum: ['not_started', 'running', 'completed'],
  description: 'Of the latest attack run, which `current_run_id` names; `not_started` before the first. Extension.',
})

/** Where the attack runs of a test stand; enough to take one over. */
export const AttackResults = Type.Object({
  status: AttackRunStatus,
  paused_at: PausedAt,
  current_run_id: NullableString,
  runs: Type.Array(
    Type.Object({
      run_id: Type.String(),
      status: Type.String(),
      paused_at: PausedAt,
      unattended_since: UnattendedSince,
      cursor: Type.Object({
        awaiting_eval: Type.Union([
          Type.Object({ attempt_id: Type.String(), turn_index: Type.Integer() }),
          Type.Null(),
        ]),
      }),
      summary: AttackSummary,
    }),
  ),
})

/** The settings and stages of a test, beside what the client stored. */
export const TestMetadata = Type.Object(
  {
    business_context: Type.String(),
    use_case: Type.String(),
    certifications: Type.Array(Type.String()),
    language: Type.String(),
    modes: Type.Object({
      text: Type.Boolean(),
      image: Type.Boolean(),
      audio: Type.Boolean(),
      video: Type.Boolean(),
    }),
    max_policies: Type.Integer(),
    max_prompts_per_policy: Type.Integer(),
    benign_twins: Type.Boolean(),
    checks: Checks,
    public_facts: Type.Optional(Type.Array(Type.String(), { description: 'Extension.' })),
    seed: Type.String(),
    policies: Type.Array(TestPolicy),
    generation: Type.Object({
      status: GenerationStatus,
      file_id: NullableString,
      case_count: Type.Integer(),
      error: NullableString,
    }),
    reconnaissance: Reconnaissance,
    scenarios: ScenarioStage,
    attack_methods: Type.Union([AttackMethods, Type.Null()]),
    attack_results: AttackResults,
    active_job: Type.Union([
      Type.Object({
        kind: Type.String({ description: '`generate`, `reconnaissance`, `scenarios` or `evaluate`.' }),
        job_id: Type.String(),
        progress: Type.Number({ description: '0 to 1.' }),
      }),
      Type.Null(),
    ]),
  },
  { additionalProperties: true, description: "The client's own fields stand beside these; these win." },
)

/** A test with all its stages. */
export const Test = Type.Object({
  id: Id,
  project_id: Type.String(),
  name: Type.String(),
  status: TestStatus,
  metadata: TestMetadata,
  started_at: NullableTimestamp,
  completed_at: NullableTimestamp,
  created_at: Timestamp,
  updated_at: Timestamp,
  evaluated_results: Type.Array(Type.Unknown(), {
    description: 'Always empty: `GET /tests/{test_id}/results/cases` gives the results in pages.',
  }),
  aggregated_policies: Type.Array(AggregatedPolicy, {
    description: 'Empty until the cases are evaluated or an attack run is over.',
  }),
  generated_df_id: NullableString,
  evaluated_df_id: NullableString,
  uploaded_df_id: NullableString,
  source_dataset_id: NullableString,
})

/** What was removed of a test. */
export const RemovedTest = Type.Object({
  id: Id,
  completed: Type.Boolean({ description: 'False while the service still removes the rest.' }),
})

/** What a list tells of a test. */
export const TestSummary = Type.Object({
  id: Id,
  project_id: Type.String(),
  name: Type.String(),
  status: TestStatus,
  stages: Type.Object({
    generation: GenerationStatus,
    reconnaissance: Reconnaissance.properties.status,
    scenarios: ScenarioStage.properties.status,
    attack_run: AttackRunStatus,
  }),
  case_count: Type.Integer(),
  generated_df_id: NullableString,
  current_run_id: NullableString,
  paused_at: PausedAt,
  unattended_since: UnattendedSince,
  started_at: NullableTimestamp,
  completed_at: NullableTimestamp,
  created_at: Timestamp,
  updated_at: Timestamp,
})

/** Which tests to list. */
export const ListTestsQuery = Type.Object({
  offset: Type.Optional(Offset),
  limit: Type.Optional(Limit),
  project_id: Type.Optional(givenId('Only those of this project.')),
})

/** A page of tests. */
export const TestList = listOf(TestSummary)

export type CreateTestBody = Static<typeof CreateTestBody>
export type AttackResults = Static<typeof AttackResults>
export type TestMetadata = Static<typeof TestMetadata>
export type Test = Static<typeof Test>
export type TestSummary = Static<typeof TestSummary>
export type ListTestsQuery = Static<typeof ListTestsQuery>
export type TestList = Static<typeof TestList>
