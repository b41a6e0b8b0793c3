import { type Static, Type } from 'typebox'
import { Description, ExecutionMode, GivenId, givenId, Id, Name } from '../scalars.ts'

/** A policy switched on in a project. */
export const ProjectPolicy = Type.Object({
  metricId: givenId("The policy's id."),
  blockInput: Type.Boolean({ description: 'Apply to input guardrails.' }),
  blockOutput: Type.Boolean({ description: 'Apply to output guardrails.' }),
  shadow: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Extension: the policy is judged where it applies and its row is shown and stored, but it has no say in any `is_safe`.',
    }),
  ),
})

/** A topic switched on in a project. */
export const ProjectTopic = Type.Object({
  topicId: GivenId,
  enableInput: Type.Boolean(),
  enableOutput: Type.Boolean(),
})

/** How the security guardrail applies. */
export const SecurityGuardrails = Type.Object({
  securityGuardrailBlockInput: Type.Optional(Type.Boolean({ default: true })),
  securityGuardrailBlockOutput: Type.Optional(Type.Boolean({ default: true })),
  securityGuardrailDetectionThreshold: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 100,
      default: 1,
      description: 'A value at or above it is unsafe. 1 = 1 % false alarms; lower is stricter.',
    }),
  ),
  securityViolationMessage: Type.Optional(
    Type.Union([Type.String({ maxLength: 2_000, pattern: '^[^\\u0000]*$' }), Type.Null()], {
      description: 'Extension: shown to the end user when blocked.',
    }),
  ),
})

const BandWidth = Type.Number({ minimum: 0.01, maximum: 1, default: 0.15 })

/** When an LLM is asked about what the detectors leave open. */
export const SecondOpinion = Type.Object({
  below: Type.Optional({ ...BandWidth, description: "How far below a policy's threshold a value is still open." }),
  above: Type.Optional({ ...BandWidth, description: 'How far above it.' }),
  catalogue: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        "Whether the catalogue's policies are asked about like the owner's own; never those that look for personal data, secrets or the system prompt.",
    }),
  ),
  fast: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Whether checks in `fast` mode wait for the LLM too. They then take as long as it does.',
    }),
  ),
})

/** A new project. */
export const CreateProjectBody = Type.Object({
  name: Name,
  description: Description,
  organizationId: GivenId,
  policies: Type.Optional(Type.Array(ProjectPolicy, { maxItems: 200, default: [] })),
  topics: Type.Optional(Type.Array(ProjectTopic, { maxItems: 200, default: [] })),
  securityGuardrails: SecurityGuardrails,
  guardrailExecutionMode: Type.Optional(ExecutionMode),
  failureMode: Type.Optional(
    Type.Unsafe<'closed' | 'open'>({
      type: 'string',
      enum: ['closed', 'open'],
      default: 'closed',
      description: 'Extension: what a check that failed counts as; `closed` = unsafe.',
    }),
  ),
  language: Type.Optional(
    Type.Union([Type.String({ maxLength: 35, pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' }), Type.Null()], {
      description:
        'Extension: the language of its users as a BCP 47 tag, e.g. `pt-BR`. For people and tests; checks judge every language alike.',
    }),
  ),
  dataRetentionDays: Type.Optional(
    Type.Union([Type.Integer({ minimum: 1, maximum: 36_500 }), Type.Null()], {
      description: 'Extension: days after which texts are removed; ids and verdicts stay. Default: kept.',
    }),
  ),
  storeText: Type.Optional(
    Type.Unsafe<'full' | 'redacted' | 'none'>({
      type: 'string',
      enum: ['full', 'redacted', 'none'],
      default: 'full',
      description:
        'Extension: how judged texts are stored. `redacted`: personal data and secrets become marks such as `[email]`. `none`: not at all, so that outputs are judged without the stored input. Replies are the same. What is said in red-team tests of the project follows as soon as it is judged.',
    }),
  ),
  secondOpinion: Type.Optional(
    Type.Union([SecondOpinion, Type.Null()], {
      description:
        'Extension, off by default: an LLM (`REDOUBT_LLM_BASE_URL`) is asked once about each policy that is judged by meaning and whose value lies within the band around its threshold. **The text, the request that it answers and the rule are then sent to that LLM**, whatever `storeText` says. Where it fails the verdict of the detector stays, with `status: warning`. 409 `precondition-missing` on a server without an LLM. Null switches it off.',
    }),
  ),
})

/** The id of the new project. */
export const CreateProjectReply = Type.Object({ projectId: Id })

export type CreateProjectBody = Static<typeof CreateProjectBody>
export type CreateProjectReply = Static<typeof CreateProjectReply>
