import { readTest, type TestReference } from '../red-team-test/read-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { type PlanSize, planOf, sizeOf } from './attack-plan.ts'

/** What a run would cost, and what there is. */
export interface AttackRunEstimate extends PlanSize {
  /** Null when nothing was ever granted: then nothing is refused. */
  readonly balance: number | null
}

/** What a run of the test as it stands would cost; charges nothing. Rejects with Problem `test-not-found`. */
export async function estimateAttackRun(
  scope: Pick<RedTeamScope, 'store'>,
  reference: TestReference,
): Promise<AttackRunEstimate> {
  const test = await readTest(scope, reference)
  const balance = await scope.store.read(({ credits }) => credits.balance(reference.organizationId))
  return { ...sizeOf(planOf(test)), balance }
}
