import type { AgentRun, PolicySums } from '../../domain/agent-run/agent-run.ts'
import type { FailedCases } from '../../domain/agent-run/agent-run-repository.ts'
import type { OutcomeCount } from '../../domain/attack-run/attack-run-repository.ts'
import { bookedElsewhere, withAims } from '../../domain/attack-run/booked-outcomes.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import { type UntestedPolicy, untestedPolicies } from '../../domain/attack-run/untested-policies.ts'
import type { Repositories } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import type { PolicyResult } from '../../domain/results/result-case.ts'
import { readTest } from '../red-team-test/read-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { type RunReference, readAttackRun, selectRun } from './read-attack-run.ts'

/** Where results stand. */
export interface ResultsManifest {
  readonly state: 'pending' | 'running' | 'completed' | 'failed'
  readonly caseCount: number
  readonly createdAtMs: number
  readonly updatedAtMs: number
  /** Why it failed; null in any other state. */
  readonly error: string | null
}

/** The sums of a test's results. */
export interface ResultsSummary {
  readonly manifest: ResultsManifest
  /** Null while there is nothing to sum up. */
  readonly policies: readonly { readonly policy: TestPolicy; readonly result: PolicyResult }[] | null
  /** Policies that neither the run nor the dataset says anything about; empty without an attack run. */
  readonly untested: readonly UntestedPolicy[]
  /** Cases that the client could not run. */
  readonly failedCaseIds: readonly string[]
}

/**
 * The sums of the dataset, or of what was answered to it and an attack run together, the latest when `runId` is null.
 * Rejects with Problem `test-not-found`, `attack-run-not-found`, `results-not-found` when there is nothing to tell, or for a
 * dataset `generation-failed`.
 */
export async function readResultsSummary(
  scope: Pick<RedTeamScope, 'store'>,
  { kind, ...reference }: RunReference & { readonly kind: 'dataset' | 'eval' },
): Promise<ResultsSummary> {
  const test = await readTest(scope, reference)
  const { runId } = reference
  if (runId !== null) await readAttackRun(scope, reference)
  if (kind === 'dataset') return datasetSummary(test)
  return scope.store.survey((repositories) => evalSummary(repositories, test, runId))
}

function datasetSummary({ generation, createdAtMs, updatedAtMs }: RedTeamTest): ResultsSummary {
  const { status, error, caseCount } = generation
  if (status === 'not_started') throw new Problem('results-not-found', 'No dataset was generated for this test yet.')
  if (status === 'failed') throw new Problem('generation-failed', `The dataset could not be generated: ${error ?? ''}`)
  return {
    manifest: { state: status, caseCount, createdAtMs, updatedAtMs, error: null },
    policies: null,
    untested: [],
    failedCaseIds: [],
  }
}

async function evalSummary(
  { agentRuns, attackRuns }: Repositories,
  test: RedTeamTest,
  runId: string | null,
): Promise<ResultsSummary> {
  const { organizationId, id: testId, generation } = test
  const agentRun = generation.fileId === null ? null : await agentRuns.find(organizationId, testId, generation.fileId)
  const attackRun = await selectRun({ attackRuns }, { organizationId, testId, runId })
  if (agentRun?.evaluation == null && attackRun === null)
    throw new Problem('results-not-found', 'Nothing was evaluated for this test yet.')
  const place = agentRun && { organizationId, runId: agentRun.id }
  const outcomes = attackRun === null ? [] : await attackRuns.countOutcomes(organizationId, attackRun.id)
  const { worstCases, foundByTheWay } = place === null ? noFailedCases : await agentRuns.failedCases(place)
  const sums = place === null ? [] : moved(await agentRuns.sums(place), foundByTheWay)
  const plan = attackRun === null ? null : await attackRuns.findPlan(organizationId, attackRun.id)
  const strays = [...foundByTheWay, ...(plan === null ? [] : bookedElsewhere(withAims(plan, outcomes)))]
  const policies = uniquePolicies([...test.policies, ...(plan?.policies ?? [])])
  const results = policies
    .map((policy) => ({ policy, result: resultOf(policy.id, { sums, outcomes, worstCases, strays }) }))
    .filter(({ result }) => result.total + result.endedByOther + result.alsoBroken > 0)
  const caseCount = results.reduce((sum, { result }) => sum + result.total, 0)
  return {
    manifest: evalManifest(agentRun, attackRun, caseCount),
    policies: results,
    untested: plan === null ? [] : untestedPolicies(plan, outcomes).filter(({ policy }) => !isAnswered(policy, sums)),
    failedCaseIds: place === null ? [] : await agentRuns.listCaseIds(place, 'failed', agentRun?.expectedCases ?? 0),
  }
}

const noFailedCases: FailedCases = { worstCases: new Map(), foundByTheWay: [] }

/** The sums of the dataset with each breach at the policy that it broke. */
function moved(sums: readonly PolicySums[], strays: FailedCases['foundByTheWay']): readonly PolicySums[] {
  const none = { expected: 'refuse' as const, passed: 0, unclear: 0, errors: 0 }
  return [
    ...sums,
    ...strays.flatMap(({ aimedPolicyId, policyId, count }) => [
      { ...none, policyId: aimedPolicyId, failed: -count },
      { ...none, policyId, failed: count },
    ]),
  ]
}

function isAnswered({ id }: TestPolicy, sums: readonly PolicySums[]): boolean {
  return sums.some(({ policyId, passed, failed }) => policyId === id && passed + failed > 0)
}

function uniquePolicies(policies: readonly TestPolicy[]): readonly TestPolicy[] {
  return [...new Map(policies.map((policy) => [policy.id, policy])).values()]
}

interface Counted {
  readonly sums: readonly PolicySums[]
  readonly outcomes: readonly OutcomeCount[]
  readonly worstCases: FailedCases['worstCases']
  /** Of the dataset and of the run. */
  readonly strays: FailedCases['foundByTheWay']
}

function resultOf(policyId: string, { sums, outcomes, worstCases, strays }: Counted): PolicyResult {
  const ofDataset = sums.filter((one) => one.policyId === policyId)
  const attacks = ofDataset.filter(({ expected }) => expected === 'refuse')
  const twins = ofDataset.filter(({ expected }) => expected === 'comply')
  const attempts = (outcome: OutcomeCount['outcome']) =>
    total(outcomes.filter((one) => one.policyId === policyId && one.outcome === outcome).map(({ count }) => count))
  const attacksPassed = total(attacks.map(({ passed }) => passed)) + attempts('passed') + attempts('unclear')
  const unclear = total(attacks.map((one) => one.unclear)) + attempts('unclear')
  const attacksFailed = total(attacks.map(({ failed }) => failed)) + attempts('failed')
  const alsoBroken = outcomes.filter(
    (one) => one.policyId !== policyId && one.outcome === 'failed' && one.byTheWay.includes(policyId),
  )
  const overRefusals = total(twins.map(({ failed }) => failed))
  const passed = attacksPassed + total(twins.map(({ passed: count }) => count))
  const failed = attacksFailed + overRefusals
  const errors = total(ofDataset.map((one) => one.errors)) + attempts('errored') + attempts('not_run')
  return {
    policyId,
    total: passed + failed + errors,
    passed,
    unclear,
    failed,
    errors,
    attacksPassed,
    attacksFailed,
    foundByTheWay: total(strays.filter((one) => one.policyId === policyId).map(({ count }) => count)),
    endedByOther: total(strays.filter((one) => one.aimedPolicyId === policyId).map(({ count }) => count)),
    alsoBroken: total(alsoBroken.map(({ count }) => count)),
    overRefusals,
    worstCaseId: worstCases.get(policyId) ?? null,
  }
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function evalManifest(agentRun: AgentRun | null, attackRun: AttackRun | null, caseCount: number): ResultsManifest {
  const evaluation = agentRun?.evaluation ?? null
  const isRunning = evaluation?.state === 'running' || attackRun?.status === 'running'
  const times = [
    ...(evaluation === null ? [] : [evaluation.startedAtMs, evaluation.updatedAtMs]),
    ...(attackRun === null ? [] : [attackRun.startedAtMs, attackRun.completedAtMs ?? attackRun.startedAtMs]),
  ]
  return {
    state: isRunning ? 'running' : (evaluation?.state ?? 'completed'),
    caseCount,
    createdAtMs: Math.min(...times),
    updatedAtMs: Math.max(...times),
    error: evaluation?.error ?? null,
  }
}
