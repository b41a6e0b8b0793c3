import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import { neverBegun } from '../../domain/attack-run/attempt-order.ts'
import { frameLanguageOf } from '../../domain/attack-run/frame-language-of.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import type { AttemptRecord } from '../../domain/attempt/attempt-state.ts'
import type { Combination } from '../../domain/attempt/combination.ts'
import type { Repositories } from '../../domain/ports.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { TestTextsPart } from '../../domain/red-team-test/test-repository.ts'
import type { ResultCase } from '../../domain/results/result-case.ts'
import { askedLanguageOf } from './asked-language-of.ts'
import { selectRun } from './read-attack-run.ts'

/** Which cases are wanted. */
export interface SomeCasesPart extends TestTextsPart {
  readonly kind: 'dataset' | 'eval'
  /** The attack run whose attempts follow the answers; null = the latest. */
  readonly runId: string | null
}

/** Cases from `offset` on. */
export interface SomeCases {
  /** All that there are. */
  readonly total: number
  /** The policies as they were when the attack run began; null while none is read. */
  readonly plan: AttackPlan | null
  /** Fewer than asked for where they would be too long together; none at the end only. */
  readonly cases: readonly ResultCase[]
}

/** The most bytes of stored texts that are read at once: 16 MiB. */
export const readBytesMax = 16 * 2 ** 20

/**
 * The next cases of a test: prompts, or what was answered to the present dataset and after that the attempts of the latest
 * attack run (or of the one that is named), in order. Cost: a few statements; holds `bytesMax` bytes of texts, or one case where that one is longer.
 */
export async function readSomeCases(
  repositories: Repositories,
  test: RedTeamTest,
  { kind, runId, ...part }: SomeCasesPart,
): Promise<SomeCases> {
  if (kind === 'dataset') return { plan: null, ...(await readPrompts(repositories, test, part)) }
  const answered = await readAnswered(repositories, test, part)
  // Both kinds at once would be twice as much text.
  const limit = answered.cases.length > 0 ? 0 : part.limit
  const offset = Math.max(0, part.offset - answered.total)
  const attempts = await readAttempts(repositories, test, { ...part, runId, offset, limit })
  const cases = answered.cases.length > 0 ? answered.cases : attempts.cases
  return { total: answered.total + attempts.total, plan: attempts.plan, cases }
}

interface CasesPart {
  readonly total: number
  readonly cases: readonly ResultCase[]
}

async function readPrompts({ datasetCases }: Repositories, test: RedTeamTest, part: TestTextsPart): Promise<CasesPart> {
  const { organizationId, id: testId, generation } = test
  if (generation.fileId === null || generation.status !== 'completed') return { total: 0, cases: [] }
  const page = await datasetCases.list({ organizationId, testId, fileId: generation.fileId }, part)
  return { total: page.total, cases: page.items.map((datasetCase) => ({ kind: 'prompt', datasetCase })) }
}

async function readAnswered({ agentRuns }: Repositories, test: RedTeamTest, part: TestTextsPart): Promise<CasesPart> {
  const { organizationId, id: testId, generation } = test
  const run = generation.fileId === null ? null : await agentRuns.find(organizationId, testId, generation.fileId)
  if (run === null) return { total: 0, cases: [] }
  const page = await agentRuns.listAnswered({ organizationId, runId: run.id }, part)
  const cases = page.items.flatMap(({ datasetCase, response }): readonly ResultCase[] =>
    response === null ? [] : [{ kind: 'answered', datasetCase, response, runId: run.id }],
  )
  return { total: page.total, cases }
}

async function readAttempts(
  { attackRuns }: Repositories,
  { organizationId, id: testId }: RedTeamTest,
  { runId, offset, limit, bytesMax }: Omit<SomeCasesPart, 'kind'>,
): Promise<SomeCases> {
  const run = await selectRun({ attackRuns }, { organizationId, testId, runId })
  if (run === null) return { total: 0, cases: [], plan: null }
  const plan = await attackRuns.findPlan(organizationId, run.id)
  const begun = await attackRuns.countBegun(organizationId, run.id)
  const total = run.status === 'completed' ? run.workCount : begun
  if (plan === null || limit < 1) return { total, cases: [], plan }
  if (offset < begun) {
    const records = await attackRuns.listAttempts(organizationId, run.id, { fromIndex: offset, limit, bytesMax })
    return { total, plan, cases: records.map((record) => attemptCase(plan, record)) }
  }
  const count = Math.max(0, Math.min(limit, total - offset))
  if (count === 0) return { total, plan, cases: [] }
  const known = await attackRuns.listBegun(organizationId, run.id, { fromIndex: 0, limit: begun })
  const combinations =
    run.replay === null
      ? neverBegun(
          plan,
          known.map(({ combination }) => combination),
          { offset: offset - begun, limit: count },
        )
      : [run.replay]
  const cases = combinations.map((combination, place) =>
    neverBegunCase(run, plan, { combination, index: offset + place }),
  )
  return { total, plan, cases }
}

function neverBegunCase(
  run: AttackRun,
  plan: AttackPlan,
  { combination, index }: { readonly combination: Combination; readonly index: number },
): ResultCase {
  const scenario = plan.scenarios.find(({ id }) => id === combination.scenarioId)
  return {
    kind: 'never-begun',
    runId: run.id,
    index,
    combination,
    policyId: scenario?.policyId ?? '',
    goal: scenario?.goal ?? '',
    language: frameLanguageOf(plan, combination) ?? plan.language,
  }
}

function attemptCase(plan: AttackPlan, record: AttemptRecord): ResultCase {
  const language = askedLanguageOf(record) ?? frameLanguageOf(plan, record.attempt.combination) ?? plan.language
  return { kind: 'attempt', record, language }
}
