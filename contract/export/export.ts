import { type Static, Type } from 'typebox'
import { Criticality, givenId, Id } from '../scalars.ts'

/** What is done with the guard policies that an export makes. */
export const ExportMode = Type.Unsafe<'shadow' | 'enforce' | 'none'>({
  type: 'string',
  enum: ['shadow', 'enforce', 'none'],
  default: 'shadow',
  description:
    '`shadow`: switched on without a say, so that monitoring shows what they would do. `enforce`: they block, unless they are `held_back`. `none`: nothing is saved, the policies are proposals.',
})

/** Into which projects the failing policies of a test are taken over. */
export const ExportTestBody = Type.Object({
  project_ids: Type.Array(givenId('A project that guards the target.'), { minItems: 1, maxItems: 20 }),
  mode: Type.Optional(ExportMode),
  run_id: Type.Optional(
    givenId('The attack run whose breaches are exported beside those of the dataset. Default: the latest. Extension.'),
  ),
})

const BreachCounts = Type.Object({
  total: Type.Integer({ description: 'Breaches that were replayed.' }),
  blocked_before: Type.Integer(),
  blocked_after: Type.Integer({
    description:
      'In shadow mode: that would be blocked when enforced. A policy that is `held_back` stops nothing here, unless it is enforced already.',
  }),
})

const twinCounts = {
  total: Type.Integer({ description: 'Benign twins that were replayed.' }),
  alarms_before: Type.Integer(),
  alarms_after: Type.Integer(),
} as const

/** A guard policy that was made of a policy which the target broke. */
export const ExportedPolicy = Type.Object({
  id: Type.Union([Id, Type.Null()], { description: 'Null when nothing was saved.' }),
  name: Type.String(),
  from_policy_id: Type.String({ description: 'The policy of the test.' }),
  examples: Type.Object(
    { violating: Type.Array(Type.String()), allowed: Type.Array(Type.String()) },
    { description: 'What showed the breaches; good answers to benign twins, and refusals.' },
  ),
  description: Type.String({ description: 'Extension, as all fields below.' }),
  criticality: Criticality,
  patterns: Type.Object(
    { deny: Type.Array(Type.String()) },
    { description: "Of the owner's checks. Patterns of secrets are counted, not shown." },
  ),
  secret_patterns: Type.Integer({ description: 'Deny patterns for secrets that the target gave away.' }),
  refused_patterns: Type.Integer({ description: 'Patterns of checks that a guard policy cannot have.' }),
  detection_threshold: Type.Number({
    description:
      'Between what the replay measured in breaches and in harmless twins; the default where no twin was replayed; that of its owner where an earlier export made it.',
  }),
  held_back: Type.Union([Type.String(), Type.Null()], {
    description:
      'Why it is in shadow whatever `mode` says: no threshold from .1 on is above every harmless twin and reached by half of its breaches, or no twin shows how far it may be lowered. One that is enforced already stays so. Null = it is not held back.',
  }),
  breaches: Type.Integer({ description: 'Cases in which the target broke it.' }),
  findings: Type.Optional(
    Type.Integer({ description: 'Different things that came out in them, see results/findings. Extension.' }),
  ),
  projects: Type.Array(
    Type.Object({
      project_id: Id,
      block_input: Type.Boolean(),
      block_output: Type.Boolean(),
      shadow: Type.Boolean({ description: 'True = without a say. A policy that was enforced before stays enforced.' }),
    }),
    { description: 'Where it is switched on now; empty when nothing was saved.' },
  ),
  generalisation: Type.Union(
    [
      Type.Object({
        breaches: Type.Object({ total: Type.Integer(), blocked: Type.Integer() }),
        twins: Type.Object({ total: Type.Integer(), alarms: Type.Integer() }),
      }),
      Type.Null(),
    ],
    {
      description:
        'How a policy made of one half of the examples does on the half that it never saw. Null with fewer than four that differ, and when the service was too busy to make it.',
    },
  ),
  catalogue: Type.Array(
    Type.Object({
      policy_id: Id,
      name: Type.String(),
      breaches_caught: Type.Integer(),
      twin_alarms: Type.Integer(),
    }),
    { description: 'Default policies for the same kind of content, with what each by itself would catch.' },
  ),
})

/** What an export did, and the proof of what it is worth. */
export const ExportTestReply = Type.Object({
  policies: Type.Array(ExportedPolicy, { description: 'Those with most breaches first, at most 50.' }),
  policies_left_out: Type.Integer({ description: 'Failing policies beyond the 50.' }),
  replay: Type.Object({
    breaches: BreachCounts,
    twins: Type.Object({
      ...twinCounts,
      new_alarms: Type.Array(Type.String(), { description: 'Case ids of twins that only the new policies stop.' }),
    }),
    still_passing: Type.Array(Type.String(), { description: 'Case ids of breaches that are not blocked everywhere.' }),
    errors: Type.Array(Type.Object({ case_id: Type.String(), project_id: Id, reason: Type.String() }), {
      description: 'Checks that could not be made, at most 100. They count as not blocked.',
    }),
    truncated: Type.Boolean({ description: 'Some cases were not replayed: too many, or out of time.' }),
    left_out: Type.Integer({ description: 'How many those are; they are in no other count.' }),
    pictures_as_text: Type.Integer({
      description:
        'Replayed cases that the target got as a picture. The guard was shown the text that is written in it, so that this proves nothing about how well the guard reads pictures. Extension.',
    }),
    projects: Type.Array(Type.Object({ project_id: Id, breaches: BreachCounts, twins: Type.Object(twinCounts) }), {
      description:
        'The counts of each project. Above, a breach is blocked when every project blocks it, and a twin alarms when any does.',
    }),
  }),
  mode: ExportMode,
})

export type ExportTestBody = Static<typeof ExportTestBody>
export type ExportedPolicy = Static<typeof ExportedPolicy>
export type ExportTestReply = Static<typeof ExportTestReply>
