import { type Static, Type } from 'typebox'
import { Span } from '../guard/guardrail-results.ts'
import { listOf } from '../list.ts'
import {
  Criticality,
  GivenId,
  Id,
  IfUpdatedAt,
  Limit,
  Name,
  NullableString,
  NullableTimestamp,
  Offset,
  Timestamp,
} from '../scalars.ts'

const ExampleTexts = Type.Array(Type.String({ minLength: 1, maxLength: 10_000 }), { maxItems: 1_000 })
const PatternSources = Type.Array(Type.String({ minLength: 1, maxLength: 1_000 }), {
  maxItems: 100,
  description: 'Regular expressions of RE2 syntax, matched without regard to case.',
})

/** A new policy. */
export const CreatePolicyBody = Type.Object({
  name: Name,
  description: Type.String({
    minLength: 1,
    maxLength: 4_000,
    pattern: '^[^\\u0000]*$',
    description: 'A definition in plain words: "content that …".',
  }),
  criticality: Type.Optional(Criticality),
  detection_threshold: Type.Optional(Type.Number({ minimum: 0, maximum: 1, default: 0.5 })),
  violation_message: Type.Optional(
    Type.Union([Type.String({ maxLength: 2_000, pattern: '^[^\\u0000]*$' }), Type.Null()]),
  ),
  examples: Type.Optional(
    Type.Object({ violating: Type.Optional(ExampleTexts), allowed: Type.Optional(ExampleTexts) }),
  ),
  patterns: Type.Optional(Type.Object({ deny: Type.Optional(PatternSources), allow: Type.Optional(PatternSources) })),
})

/** What to change of a policy; fields that are left out stay. */
export const UpdatePolicyBody = Type.Object({
  ...Type.Partial(CreatePolicyBody).properties,
  is_archived: Type.Optional(Type.Boolean({ description: 'False brings an archived policy back.' })),
  if_updated_at: Type.Optional(IfUpdatedAt),
})

/** What was compiled from a policy: how the owner's examples do, and what to know about it. */
export const CompiledSummary = Type.Object({
  made_by: Type.String({ description: 'Version of the compiler with its encoder.' }),
  warnings: Type.Array(
    Type.Object({
      code: Type.String({
        description:
          '`empty`, `definition-only`, `contradictory`, `instructs-the-judge`, `many-examples`, `common-subject` or `failing-examples`.',
      }),
      message: Type.String(),
    }),
  ),
  expected_alarms: Type.Union([Type.Number(), Type.Null()], {
    description: 'The share of ordinary texts that it would flag at its threshold, 0 to 1, measured on benign texts.',
  }),
  tests: Type.Array(
    Type.Object({
      example: Type.String(),
      kind: Type.Unsafe<'violating' | 'allowed'>({ type: 'string', enum: ['violating', 'allowed'] }),
      value: Type.Number(),
      passed: Type.Boolean(),
    }),
    { description: 'Each example judged as if it had not been given. Failing ones first, at most 200.' },
  ),
})

/** A policy as the owner saved it. */
export const Policy = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  criticality: Criticality,
  detection_threshold: Type.Number(),
  is_default: Type.Boolean(),
  is_archived: Type.Boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
  archived_at: NullableTimestamp,
  violation_message: NullableString,
  examples: Type.Object({ violating: Type.Array(Type.String()), allowed: Type.Array(Type.String()) }),
  patterns: Type.Object({ deny: Type.Array(Type.String()), allow: Type.Array(Type.String()) }),
  detector: Type.String({ description: 'Stable key of what judges it.' }),
  is_available: Type.Boolean({
    description: 'Whether this version has the detector that the policy needs; only then it can be switched on.',
  }),
  compiled: Type.Optional(
    Type.Union([CompiledSummary, Type.Null()], {
      description:
        'What a policy that is judged by meaning was compiled to; null for other policies. Lists leave it out.',
    }),
  ),
})

/** Which policies to list. */
export const ListPoliciesQuery = Type.Object({
  offset: Type.Optional(Offset),
  limit: Type.Optional(Limit),
  include_archived: Type.Optional(Type.Boolean({ default: false })),
})

/** A page of policies. */
export const PolicyList = Type.Object({
  total: Type.Integer(),
  offset: Type.Integer(),
  limit: Type.Integer(),
  items: Type.Array(Policy),
})

/** Which part of a policy's history to list. */
export const ListPolicyVersionsQuery = Type.Object({
  offset: Type.Optional(Offset),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
})

/** What a policy was until it was changed. */
export const PolicyVersion = Type.Object({
  version: Type.Integer({ description: 'Counts from 1; the present definition has one more than the newest.' }),
  ...Type.Omit(Policy, ['id', 'is_default', 'created_at', 'updated_at', 'archived_at', 'is_available', 'compiled'])
    .properties,
  valid_from: Timestamp,
  replaced_at: Timestamp,
  replaced_by: Type.String({ description: 'Who changed it, as in the audit log.' }),
  replaced_by_name: Type.Union([Type.String(), Type.Null()], {
    description: 'What that key or person is called now; null where there is none any more, and for any other actor.',
  }),
})

/** A page of a policy's history. */
export const PolicyVersionList = listOf(PolicyVersion)

/** A text to try a policy on. */
export const TryPolicyBody = Type.Object({
  text: Type.String({ description: 'At most 1,000,000 characters.' }),
  direction: Type.Optional(
    Type.Unsafe<'input' | 'output'>({
      type: 'string',
      enum: ['input', 'output'],
      default: 'input',
      description: '`input`: as if a user said it. `output`: as if the LLM did.',
    }),
  ),
})

/** The most characters that all texts of one trial of patterns may have together. */
export const patternTextsUnitsMax = 200_000

/** Patterns that need not be saved, and texts to try them on. */
export const TryPatternsBody = Type.Object({
  patterns: Type.Object({ deny: Type.Optional(PatternSources), allow: Type.Optional(PatternSources) }),
  texts: Type.Array(Type.String({ maxLength: 10_000 }), {
    minItems: 1,
    maxItems: 100,
    description: `At most ${patternTextsUnitsMax.toLocaleString('en-US')} characters together.`,
  }),
})

/** What the patterns say of each text. */
export const TriedPatterns = Type.Object({
  items: Type.Array(
    Type.Object({
      is_safe: Type.Boolean({
        description:
          'False where a deny pattern matches outside of what an allow pattern covers, and where `status` says that the text could not be judged to its end.',
      }),
      status: Type.Unsafe<'success' | 'warning' | 'error'>({
        type: 'string',
        enum: ['success', 'warning', 'error'],
        description:
          '`warning`: a part was not judged, or there were too many matches to hold each against the allow patterns.',
      }),
      reason: Type.Union([Type.String(), Type.Null()], {
        description: 'Which deny pattern matched, and in which view.',
      }),
      spans: Type.Array(Span),
    }),
    { description: 'In the order of the texts.' },
  ),
})

/** A rule that needs examples. */
export const ProposeExamplesBody = Type.Object({
  name: Name,
  description: CreatePolicyBody.properties.description,
  language: Type.Optional(
    Type.String({
      maxLength: 35,
      pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
      default: 'en',
      description: 'In which the examples are written, as a BCP 47 tag.',
    }),
  ),
})

/** Proposed examples, in the form in which a policy takes them. */
export const ProposedExamples = Type.Object({
  examples: Type.Object({ violating: Type.Array(Type.String()), allowed: Type.Array(Type.String()) }),
})

/** Which policy. */
export const PolicyParams = Type.Object({ id: GivenId })

export type CreatePolicyBody = Static<typeof CreatePolicyBody>
export type Policy = Static<typeof Policy>
export type ListPoliciesQuery = Static<typeof ListPoliciesQuery>
export type PolicyList = Static<typeof PolicyList>
export type PolicyParams = Static<typeof PolicyParams>
export type UpdatePolicyBody = Static<typeof UpdatePolicyBody>
export type ListPolicyVersionsQuery = Static<typeof ListPolicyVersionsQuery>
export type PolicyVersion = Static<typeof PolicyVersion>
export type PolicyVersionList = Static<typeof PolicyVersionList>
export type TryPolicyBody = Static<typeof TryPolicyBody>
export type TriedPatterns = Static<typeof TriedPatterns>
