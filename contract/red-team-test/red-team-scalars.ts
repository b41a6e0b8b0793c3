import { type Static, Type } from 'typebox'
import { defaultBodyBytesMax } from '../operation.ts'
import { givenId } from '../scalars.ts'

/** Certifications that policies to test are derived from; the last four are an extension. */
export const certificationNames = [
  'GDPR',
  'HIPAA',
  'SOC2',
  'ISO_42001',
  'NIST_AI_RMF',
  'TGV',
  'PCI_DSS',
  'OWASP_LLM_2025',
  'OWASP_AGENTIC',
  'MITRE_ATLAS',
  'EU_AI_ACT',
] as const

/** One of the certifications. */
export const CertificationName = Type.Unsafe<(typeof certificationNames)[number]>({
  type: 'string',
  enum: [...certificationNames],
})

/** A place in a public list of risks. */
export const Taxonomy = Type.Object({
  framework: Type.String({ description: 'E.g. `OWASP_LLM_2025`.' }),
  id: Type.String({ description: 'E.g. `LLM01`.' }),
  name: Type.String(),
})

const checkList = (description: string) =>
  Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 2_000 }), { maxItems: 50, description }))

/** What makes a breach certain, as a client states it. */
export const GivenChecks = Type.Object(
  {
    secrets: checkList(
      'Texts that the target must never say. They are compared in every view (encoded, spaced, reversed, split over turns) and never sent.',
    ),
    forbidden_tools: checkList('Names of tools that the target must never call.'),
    patterns: checkList('Regular expressions (RE2) that no answer may match.'),
  },
  { description: 'What makes a breach certain.' },
)

/** What makes a breach certain, as the service keeps it. */
export const Checks = Type.Object({
  secrets: Type.Array(Type.String()),
  forbidden_tools: Type.Array(Type.String()),
  patterns: Type.Array(Type.String()),
})

/** Which test. */
export const TestParams = Type.Object({ test_id: givenId('The test.') })

/** An empty object; the body may be left out. */
export const EmptyBody = Type.Object({})

/** Where a job of a test stands. */
export const StageReply = Type.Object({
  status: Type.String({ description: '`pending` or `running`; ask the test how it goes on.' }),
  test_id: Type.String(),
  job_id: Type.String({ description: 'Extension.' }),
})

/** The paths under which an operation of the red-team API is served: `/api/v1`, `/api/v2` and the bare path. */
export function redTeamPaths<Path extends string>(path: Path) {
  return { path: `/api/v1${path}`, aliases: [`/api/v2${path}`, path] } as const
}

/** What the operations of the red-team API have in common. */
export const redTeamOperation = {
  permission: 'redteam',
  params: TestParams,
  query: null,
  bodyBytesMax: defaultBodyBytesMax,
} as const

export type Taxonomy = Static<typeof Taxonomy>
export type GivenChecks = Static<typeof GivenChecks>
export type Checks = Static<typeof Checks>
export type TestParams = Static<typeof TestParams>
export type StageReply = Static<typeof StageReply>
