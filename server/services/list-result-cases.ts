import type { Repositories } from '../domain/ports.ts'
import type { AttackPlan } from '../domain/redteam/attack-plan.ts'
import { combinationAt } from '../domain/redteam/attempt-order.ts'
import type { RedTeamTest } from '../domain/redteam/red-team-test.ts'
import type { ResultCase } from '../domain/redteam/result-case.ts'
import type { AttackRun } from '../domain/redteam/run-header.ts'
import { readTest, type TestReference } from './read-test.ts'
import type { RedTeamScope } from './red-team-scope.ts'

/** Which cases of which test. */
export interface ListResultCases extends TestReference {
  readonly kind: 'dataset' | 'eval'
  /** 0 or more. */
  readonly offset: number
  /** 1 to 500. */
  readonly limit: number
}

/** A page of cases, with the test whose policies they name. */
export interface ResultCasesPage {
  readonly test: RedTeamTest
  /** The policies as they were when the attack run began; the test's may be newer. */
  readonly plan: AttackPlan | null
  readonly total: number
  readonly cases: readonly ResultCase[]
}

/**
 * A page of a test's cases: prompts, or what was answered to the present dataset and after that the attempts of the latest
 * attack run, in order. While a run goes on, attempts appear as they begin. Rejects with Problem `test-not-found`.
 */
export async function listResultCases(
  scope: Pick<RedTeamScope, 'store'>,
  command: ListResultCases,
): Promise<ResultCasesPage> {
  const test = await readTest(scope, command)
  const { offset, limit, kind } = command
  return scope.store.survey(async (repositories) => {
    if (kind === 'dataset') return { test, plan: null, ...(await listPrompts(repositories, test, { offset, limit })) }
    const answered = await listAnswered(repositories, test, { offset, limit })
    const part = { offset: Math.max(0, offset - answered.total), limit: limit - answered.cases.length }
    const attempts = await listAttempts(repositories, test, part)
    return {
      test,
      plan: attempts.plan,
      total: answered.total + attempts.total,
      cases: [...answered.cases, ...attempts.cases],
    }
  })
}

interface Part {
  readonly offset: number
  readonly limit: number
}

interface CasesPart {
  readonly total: number
  readonly cases: readonly ResultCase[]
}

async function listPrompts({ datasetCases }: Repositories, test: RedTeamTest, part: Part): Promise<CasesPart> {
  const { organizationId, id: testId, generation } = test
  if (generation.fileId === null || generation.status !== 'completed') return { total: 0, cases: [] }
  const page = await datasetCases.list({ organizationId, testId, fileId: generation.fileId }, part)
  return { total: page.total, cases: page.items.map((datasetCase) => ({ kind: 'prompt', datasetCase })) }
}

async function listAnswered({ agentRuns }: Repositories, test: RedTeamTest, part: Part): Promise<CasesPart> {
  const { organizationId, id: testId, generation } = test
  const run = generation.fileId === null ? null : await agentRuns.find(organizationId, testId, generation.fileId)
  if (run === null) return { total: 0, cases: [] }
  const page = await agentRuns.listAnswered({ organizationId, runId: run.id }, part)
  const cases = page.items.flatMap(({ datasetCase, response }): readonly ResultCase[] =>
    response === null ? [] : [{ kind: 'answered', datasetCase, response, runId: run.id }],
  )
  return { total: page.total, cases }
}

async function listAttempts(
  { attackRuns }: Repositories,
  { organizationId, id: testId }: RedTeamTest,
  { offset, limit }: Part,
): Promise<CasesPart & { readonly plan: AttackPlan | null }> {
  const latest = await attackRuns.findLatestWithOpen(organizationId, testId)
  if (latest === null) return { total: 0, cases: [], plan: null }
  const { run, begun } = latest
  const plan = await attackRuns.findPlan(organizationId, run.id)
  const total = run.status === 'completed' ? run.workCount : begun
  if (plan === null || limit < 1) return { total, cases: [], plan }
  const records =
    offset < begun ? await attackRuns.listAttempts(organizationId, run.id, { fromIndex: offset, limit }) : []
  const cases: ResultCase[] = records.map((record) => ({ kind: 'attempt', record, language: plan.language }))
  for (let index = offset + cases.length; index < total && cases.length < limit; index += 1)
    cases.push(neverBegun(run, plan, index))
  return { total, cases, plan }
}

function neverBegun(run: AttackRun, plan: AttackPlan, index: number): ResultCase {
  const combination = run.replay ?? combinationAt(plan, index)
  const scenario = plan.scenarios.find(({ id }) => id === combination.scenarioId)
  return {
    kind: 'never-begun',
    runId: run.id,
    index,
    combination,
    policyId: scenario?.policyId ?? '',
    goal: scenario?.goal ?? '',
    language: plan.language,
  }
}
