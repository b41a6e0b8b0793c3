import type { Repositories } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'

/** Rejects with Problem `conflict` while an attack run of the test goes on: what it was begun with must stay to be seen. */
export async function refuseActiveRun(
  { attackRuns }: Pick<Repositories, 'attackRuns'>,
  { organizationId, id }: RedTeamTest,
): Promise<void> {
  if (await attackRuns.hasOpenRun(organizationId, id)) {
    throw new Problem(
      'conflict',
      'An attack run of the test is active; complete it first (POST …/attack-run/complete).',
    )
  }
}
