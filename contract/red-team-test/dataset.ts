import { type Static, Type } from 'typebox'
import { Criticality, Id, Name, NullableString } from '../scalars.ts'
import { CertificationName, GivenChecks } from './red-team-scalars.ts'

const GivenPolicyText = Type.String({ minLength: 1, maxLength: 4_000 })

const Modes = Type.Object(
  {
    text: Type.Optional(Type.Boolean({ default: true })),
    image: Type.Optional(Type.Boolean({ default: false })),
    audio: Type.Optional(Type.Boolean({ default: false })),
    video: Type.Optional(Type.Boolean({ default: false })),
  },
  {
    description:
      'In which forms cases come. With `image` texts are rendered into pictures. What is stored here is held against what can be made when a dataset is generated: `audio` and `video` cannot, and one of `text` and `image` has to be true; else that is 400.',
  },
)

/** The settings of a dataset. What is absent keeps its value, or is read from the metadata of creation, or has its default. */
export const generateSettings = {
  business_context: Type.Optional(
    Type.String({ maxLength: 20_000, description: 'What the business around the target does.' }),
  ),
  use_case: Type.Optional(Type.String({ maxLength: 20_000, description: 'What the target is for.' })),
  certifications: Type.Optional(Type.Array(CertificationName, { maxItems: 50 })),
  policies: Type.Optional(
    Type.Array(Type.Union([GivenPolicyText, Type.Object({ policy: GivenPolicyText })]), {
      maxItems: 200,
      description: 'Rules of your own to test, verbatim: `[{policy}]` or texts.',
    }),
  ),
  max_policies: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 20, default: 3, description: 'Policies for each certification.' }),
  ),
  max_prompts_per_policy: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 20,
      default: 2,
      description: 'Prompts for each policy, each in 5 variations.',
    }),
  ),
  language: Type.Optional(
    Type.String({
      minLength: 2,
      maxLength: 35,
      default: 'en',
      description:
        'The language of the attack texts: `en`, `fr`, `de` or `es`; a region after it (`fr-CH`) is ignored.',
    }),
  ),
  modes: Type.Optional(Modes),
  benign_twins: Type.Optional(
    Type.Boolean({
      default: true,
      description: 'Harmless prompts beside the attacks, which measure over-refusal. They cost nothing. Extension.',
    }),
  ),
  checks: Type.Optional(GivenChecks),
  public_facts: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 500 }), {
      maxItems: 100,
      description:
        'What everybody may know (a hotline, opening hours, addresses): to say it breaks no rule. The list replaces the one before. Extension.',
    }),
  ),
  seed: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: '^[^\\u0000]*$',
      description: 'The same seed and settings give the same texts. Default: the id of the test. Extension.',
    }),
  ),
}

/** What a client stores of its own with a test; the settings in it count where the request itself does not say. */
export const GivenMetadata = Type.Object(
  { ...generateSettings },
  {
    additionalProperties: true,
    description: 'Free-form, at most 32 levels deep and 262,144 characters of JSON; given back as it was.',
  },
)

/** What to generate. */
export const GenerateDatasetBody = Type.Object({
  ...generateSettings,
  test_name: Type.Optional(Name),
  metadata: Type.Optional(GivenMetadata),
})

/** The generation that was begun, or the one that runs already. */
export const GenerateDatasetReply = Type.Object({
  status: Type.String({ description: '`pending` or `running`.' }),
  file_id: Id,
  test_id: Type.String({ description: 'Extension.' }),
  job_id: Type.String({ description: 'Extension.' }),
  case_count: Type.Integer({ description: 'All cases, benign twins included. Extension.' }),
  credits_charged: Type.Integer({
    description: 'One for each case but the twins; 0 when the generation was running already. Extension.',
  }),
})

/** Where the generation stands. */
export const StatusReply = Type.Object({
  test_id: Type.String(),
  status: Type.Unsafe<'pending' | 'running' | 'completed' | 'failed'>({
    type: 'string',
    enum: ['pending', 'running', 'completed', 'failed'],
    description: '`pending` also before anything was asked for.',
  }),
  ready: Type.Boolean(),
  progress: Type.Number({ description: '0 to 1.' }),
  error: NullableString,
})

/** A policy that the test tries to break. */
export const TestPolicy = Type.Object({
  id: Type.String(),
  name: Type.String(),
  policy: Type.String({ description: 'A given policy stands here verbatim.' }),
  certification: NullableString,
  clause: NullableString,
  criticality: Criticality,
  source: Type.String({ description: '`certification`, `given` or `business_context`.' }),
})

export type GivenMetadata = Static<typeof GivenMetadata>
export type GenerateDatasetBody = Static<typeof GenerateDatasetBody>
export type GenerateDatasetReply = Static<typeof GenerateDatasetReply>
export type StatusReply = Static<typeof StatusReply>
export type TestPolicy = Static<typeof TestPolicy>
