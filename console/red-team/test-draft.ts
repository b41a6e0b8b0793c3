import type { CreateTestBody } from '../../contract/red-team-test/test.ts'
import { wrongTexts } from '../parts/problem-fields.ts'
import type { CertificationName } from './certification-names.ts'

/** A test as it is being described. Lists are texts with an item on each line. */
export interface TestDraft {
  readonly name: string
  /** What the business around the target does. */
  readonly businessContext: string
  /** What the target is for. */
  readonly useCase: string
  /** Rules of one's own. */
  readonly policies: string
  /** By the names that the service knows. */
  readonly certifications: readonly string[]
  /** For each certification, 1 to 20. */
  readonly maxPolicies: number
  /** For each policy, 1 to 20, each in five variations. */
  readonly prompts: number
  /** In which the attacks are written: its code. */
  readonly language: string
  /** Whether each prompt gets a harmless one beside it. */
  readonly benignTwins: boolean
  /** What must never be said. */
  readonly secrets: string
  /** Tools that no answer may call. */
  readonly forbiddenTools: string
  /** What no answer may match. */
  readonly patterns: string
  /** What everybody may know. */
  readonly publicFacts: string
}

/** Nothing is described yet; numbers as the API has them by default. */
export const emptyTest: TestDraft = {
  name: '',
  businessContext: '',
  useCase: '',
  policies: '',
  certifications: [],
  maxPolicies: 3,
  prompts: 2,
  language: 'en',
  benignTwins: true,
  secrets: '',
  forbiddenTools: '',
  patterns: '',
  publicFacts: '',
}

const variations = 5

/** Where a test that was described here keeps the rules as they were given. */
export const givenPoliciesField = 'console_policies'

/** The items of a list: its lines that are not empty. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** How many cases the dataset would have, benign twins aside, each at one credit; null where the service derives the policies from the context. */
export function casesOf({ certifications, maxPolicies, policies, prompts }: TestDraft): number | null {
  const count = certifications.length * maxPolicies + linesOf(policies).length
  return count === 0 ? null : count * prompts * variations
}

/** The lists of a test, and where each stands in what is sent. */
export const listPaths = {
  policies: 'policies',
  secrets: 'checks.secrets',
  forbiddenTools: 'checks.forbidden_tools',
  patterns: 'checks.patterns',
  publicFacts: 'public_facts',
} as const satisfies Partial<Record<keyof TestDraft, string>>

/** One of them. */
export type ListField = keyof typeof listPaths

/** What the service says of the lines of a list that was sent as it stands here, by the line, from 1; empty lines count. */
export function wrongLines(
  problem: unknown,
  field: ListField,
  draft: TestDraft,
  sent: TestDraft | null,
): readonly [number, string][] {
  if (sent === null || sent[field] !== draft[field]) return []
  const wrong = wrongTexts(problem, listPaths[field], linesOf(sent[field]))
  return draft[field].split('\n').flatMap((line, place) => {
    const message = wrong.get(line.trim())
    return message === undefined ? [] : [[place + 1, message] as [number, string]]
  })
}

/** The body of its creation. */
export function bodyOfTest(draft: TestDraft, projectId: string): CreateTestBody {
  return {
    project_id: projectId,
    name: draft.name.trim(),
    business_context: draft.businessContext.trim(),
    use_case: draft.useCase.trim(),
    policies: linesOf(draft.policies),
    certifications: draft.certifications as CertificationName[],
    max_policies: draft.maxPolicies,
    max_prompts_per_policy: draft.prompts,
    language: draft.language,
    benign_twins: draft.benignTwins,
    checks: {
      secrets: linesOf(draft.secrets),
      forbidden_tools: linesOf(draft.forbiddenTools),
      patterns: linesOf(draft.patterns),
    },
    public_facts: linesOf(draft.publicFacts),
    // The API tells rules of one's own only once they are policies of a dataset; until then they are read from here.
    metadata: { [givenPoliciesField]: linesOf(draft.policies) } as CreateTestBody['metadata'] & object,
  }
}
