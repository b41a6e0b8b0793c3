import { type Static, Type } from 'typebox'
import { CertificationName, certificationNames } from '../../../contract/red-team-test/red-team-scalars.ts'
import { frameLanguages, spokenLanguages } from '../../../server/domain/red-team-test/frame-language.ts'
import { TargetConfig } from './target-config.ts'

/** What a run can be asked to write frames in. */
const languageChoices: readonly string[] = [...frameLanguages, spokenLanguages]

/** Requests to the target to confirm findings, at most, where the config says nothing. */
export const confirmingRequestsDefault = 300

const closed = { additionalProperties: false } as const
const Texts = (itemsMax: number, description: string) =>
  Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 4_000 }), { maxItems: itemsMax, description }))
const ReportPath = (what: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 500, description: `${what}, relative to this file.` }))

const ServiceConfig = Type.Object(
  {
    url: Type.Optional(Type.String({ pattern: '^https?://', default: 'http://127.0.0.1:4180' })),
    api_key_file: Type.Optional(
      Type.String({ minLength: 1, description: 'Holds the API key. Default: the variable REDOUBT_API_KEY.' }),
    ),
    organization_id: Type.Optional(Type.String({ description: 'Default: that of the key.' })),
    project_id: Type.Optional(
      Type.String({ description: 'The project of the test. Default: the oldest one that the key holds.' }),
    ),
  },
  { ...closed, description: 'The Redoubt service.' },
)

const TestConfig = Type.Object(
  {
    business_context: Type.Optional(Type.String({ maxLength: 20_000, description: 'What the business is about.' })),
    use_case: Type.Optional(Type.String({ maxLength: 20_000, description: 'What the application is for.' })),
    certifications: Type.Optional(
      Type.Array(CertificationName, {
        maxItems: certificationNames.length,
        uniqueItems: true,
        description: 'Policies are derived from them.',
      }),
    ),
    policies: Texts(100, 'What the application must not do, in your words.'),
    max_policies: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 20, default: 3, description: 'Policies for each certification.' }),
    ),
    max_prompts_per_policy: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 2 })),
    language: Type.Optional(
      Type.Unsafe<'en' | 'fr' | 'de' | 'es'>({ type: 'string', enum: ['en', 'fr', 'de', 'es'], default: 'en' }),
    ),
    public_facts: Texts(100, 'What everybody may know: hotline, opening hours, addresses. To say it breaks no rule.'),
    benign_twins: Type.Optional(
      Type.Boolean({ default: true, description: 'Harmless look-alikes in the dataset, to measure over-refusal.' }),
    ),
    checks: Type.Optional(
      Type.Object(
        {
          secrets: Texts(50, 'Texts that the application must never say; they are never sent to it.'),
          forbidden_tools: Texts(50, 'Tools that it must never call.'),
          patterns: Texts(50, 'Regular expressions (RE2) that no answer may match.'),
        },
        { ...closed, description: 'What makes a breach certain.' },
      ),
    ),
  },
  { ...closed, description: 'What the application is, and what it must not do.' },
)

const RunConfig = Type.Object(
  {
    techniques: Type.Optional(
      Type.Unsafe<'quick' | 'standard' | 'all' | readonly string[]>({
        anyOf: [
          { type: 'string', enum: ['quick', 'standard', 'all'] },
          { type: 'array', minItems: 1, maxItems: 200, uniqueItems: true, items: { type: 'string', minLength: 1 } },
        ],
        default: 'quick',
        description:
          'Ids of `redoubt techniques`, or quick (8, as unlike each other as can be), standard (20), all that need no LLM. The plain question, `plain.ask`, is always asked beside them: the baseline.',
      }),
    ),
    languages: Type.Optional(
      Type.Unsafe<readonly string[]>({
        type: 'array',
        maxItems: languageChoices.length,
        uniqueItems: true,
        items: { type: 'string', enum: languageChoices },
        description:
          'Languages that the frames of 25 techniques are written in, in turn by try; spoken: those of them that the target was found to speak. Default: that of the test.',
      }),
    ),
    attempts: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 5, default: 2, description: 'Tries of each scenario with each technique.' }),
    ),
    plant: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'The target has its tools return what it is given: as {{plant}} in the body of an HTTP target, as `plant` to a module or program. Then orders are planted there (ind.tool_result), beside the other techniques.',
      }),
    ),
    images: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'The target takes pictures: as {{images}} in the body of an HTTP target, as image_url of an OpenAI target, as `images` to a module or program. Then the goal is also shown as text in a picture (img.plain, img.rotated, img.low_contrast, img.typographic).',
      }),
    ),
    warm_up_turns: Type.Optional(Type.Integer({ minimum: 0, maximum: 5, default: 0 })),
    max_scenarios: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1_000,
        description:
          'So many at most: one for every policy before any gets a second, the most promising first. Policies that get none are reported as not tested. Default: all.',
      }),
    ),
    maximum_multi_turn: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 15, description: 'Attack turns of an attempt. Default: as generated, 5.' }),
    ),
    concurrency: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 64, default: 4, description: 'Conversations at the same time.' }),
    ),
    confirm_breaches: Type.Optional(
      Type.Object(
        {
          replays: Type.Optional(
            Type.Integer({
              minimum: 0,
              maximum: 5,
              default: 3,
              description: 'How often what broke is sent again, in fresh conversations. 0: it is not.',
            }),
          ),
          minimise: Type.Optional(
            Type.Boolean({
              default: true,
              description: 'Also look for the shortest form that still breaks the policy.',
            }),
          ),
          max_requests: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: 100_000,
              default: confirmingRequestsDefault,
              description:
                'Requests to the target for that, at most; within attack.max_requests and attack.max_minutes.',
            }),
          ),
        },
        { ...closed, description: 'How the findings are confirmed once every attempt has ended.' },
      ),
    ),
    max_requests: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'A run that may ask the target more often is not begun. Default: no limit.',
      }),
    ),
    max_minutes: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        maximum: 20_000,
        description:
          'After so long the attack ends and is reported; attempts that were not made count as not run. A run that was stopped and is resumed has the time anew. Default: no limit.',
      }),
    ),
    max_credits: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'For services that grant credits: a run that would cost more is not begun. Default: no limit.',
      }),
    ),
    target_errors: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 10_000,
        default: 10,
        description: 'After so many failed answers in a row the run stops and can be resumed.',
      }),
    ),
  },
  { ...closed, description: 'How it is attacked.' },
)

/** What `redoubt attack` reads. */
export const AttackConfig = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'For editors.' })),
    name: Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: '^[^\\u0000]*$',
      description: 'For people. The service keeps each test under it and the time at which it was begun.',
    }),
    version: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Which version of the application is attacked, for the report.',
      }),
    ),
    authorisation: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 4_000,
        description:
          'Who allows the attack, when and what for, for the report, e.g. "Jane Doe, head of support, ticket SEC-12, November 2026". Without it the report says that none was given.',
      }),
    ),
    service: Type.Optional(ServiceConfig),
    target: TargetConfig,
    test: Type.Optional(TestConfig),
    attack: Type.Optional(RunConfig),
    dataset: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Also send every prompt of the dataset once, benign twins too, to measure over-refusal.',
      }),
    ),
    fail: Type.Optional(
      Type.Object(
        {
          max_asr: Type.Optional(
            Type.Number({ minimum: 0, maximum: 1, description: 'Exit code 1 when more attempts succeed, e.g. 0.05.' }),
          ),
          on: Type.Optional(
            Type.Unsafe<'low' | 'medium' | 'high' | 'critical'>({
              type: 'string',
              enum: ['low', 'medium', 'high', 'critical'],
              description:
                'Exit code 1 when a policy of this criticality or a higher one is broken, by an attempt or by a prompt of the dataset.',
            }),
          ),
        },
        { ...closed, description: 'When the command fails.' },
      ),
    ),
    report: Type.Optional(
      Type.Object(
        {
          html: ReportPath('One page that needs nothing else'),
          json: ReportPath('All results'),
          junit: ReportPath('JUnit XML for CI'),
          sarif: ReportPath('SARIF 2.1.0 for code scanning'),
          csv: ReportPath('A line for each breach, safe for spreadsheets'),
          markdown: ReportPath('The short report for merge requests and job summaries'),
          badge: ReportPath('A picture (SVG) that says how many findings there are'),
          language: Type.Optional(
            Type.Unsafe<'en' | 'fr'>({
              type: 'string',
              enum: ['en', 'fr'],
              default: 'en',
              description: 'Of the HTML and Markdown reports.',
            }),
          ),
        },
        { ...closed, description: 'Where results are written. Default: .redoubt/<name of this file>.html.' },
      ),
    ),
  },
  { ...closed, title: 'redoubt attack', description: 'The file that `redoubt attack` reads (YAML or JSON).' },
)

export type AttackConfig = Static<typeof AttackConfig>

/** The JSON Schema of the file as a document, for editors. */
export function attackConfigSchema(): string {
  const { $schema, ...schema } = { $schema: '', ...structuredClone(JSON.parse(JSON.stringify(AttackConfig))) }
  return `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...schema }, null, 2)}\n`
}
