import type { Evaluation } from '../../domain/agent-run/evaluation.ts'
import { verdictOf } from '../../domain/attack-run/turn-verdict.ts'
import type { AttemptOutcome } from '../../domain/attempt/attempt.ts'
import type { RecordedTurn } from '../../domain/attempt/attempt-state.ts'
import type { Scenario } from '../../domain/red-team-test/scenario.ts'
import type { TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import type { AttackRunScope } from '../attempt/attack-run-scope.ts'
import { subjectOf } from '../attempt/write-prompt.ts'
import { type RunReference, readAttackRun } from '../results/read-attack-run.ts'

/** Which answers of which run. */
export interface ListReviewTurns extends RunReference {
  readonly verdict: 'unclear' | 'breach' | 'held'
  /** 0 or more. */
  readonly offset: number
  /** 1 to 50. */
  readonly limit: number
}

/** An answer that a person may rule on. */
export interface ReviewTurn {
  readonly attemptId: string
  readonly techniqueId: string
  readonly turn: RecordedTurn
  readonly evaluation: Evaluation
  readonly scenario: Scenario
  /** Whose rule it was judged by. */
  readonly policy: TestPolicy
}

const outcomes = { unclear: 'unclear', breach: 'failed', held: 'passed' } as const satisfies Record<
  ListReviewTurns['verdict'],
  AttemptOutcome
>

/**
 * A page of the answers for which attempts ended as they did: of each the one with the highest score. Rejects with Problem
 * `test-not-found`, `attack-run-not-found`, or `precondition-missing` without any run. Cost: reads the attempts of the page
 * one after the other and holds one answer of each.
 */
export async function listReviewTurns(
  scope: Pick<AttackRunScope, 'store' | 'plans'>,
  { verdict, offset, limit, ...reference }: ListReviewTurns,
): Promise<{ readonly total: number; readonly turns: readonly ReviewTurn[] }> {
  const run = await readAttackRun(scope, reference)
  const { organizationId, id: runId } = run
  const plan = await scope.plans.planOf(organizationId, runId)
  return scope.store.survey(async ({ attackRuns }) => {
    const part = { offset, limit }
    const { total, ids } = await attackRuns.listEnded({ organizationId, runId }, outcomes[verdict], part)
    const turns: ReviewTurn[] = []
    for (const id of ids) {
      const [record] = await attackRuns.findAttempts(organizationId, runId, [id])
      const turn = record && turnFor(record.turns, verdict)
      if (!record || !turn?.evaluation) continue
      const { attempt } = record
      const { scenario, policy: aimed } = subjectOf(plan, attempt)
      const { evaluation } = turn
      const policy = plan.policies.find((one) => one.id === evaluation.policyId) ?? aimed
      const { techniqueId } = attempt.combination
      turns.push({ attemptId: attempt.id, techniqueId, turn, evaluation, scenario, policy })
    }
    return { total, turns }
  })
}

function turnFor(turns: readonly RecordedTurn[], verdict: ListReviewTurns['verdict']): RecordedTurn | undefined {
  const fitting = turns.filter(({ phase, evaluation }) => phase === 'attack' && verdictOf(evaluation) === verdict)
  return fitting.toSorted((one, other) => (other.evaluation?.score ?? 0) - (one.evaluation?.score ?? 0))[0]
}
