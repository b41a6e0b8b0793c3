import type { testOperations } from '../../../contract/red-team-test/routes.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { createTest as createTestService } from '../../services/red-team-test/create-test.ts'
import { nothingEvaluated } from '../../services/results/read-test-details.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentTest } from './present-test.ts'
import { readMetadata } from './read-metadata.ts'
import { readSettings } from './read-settings.ts'

/** POST /api/v1/tests/ */
export const createTest: OperationHandler<typeof testOperations.createTest> = {
  async handle(scope, { organizationId, caller, body, settle }) {
    const { settings, seed } = await readSettings(scope, body)
    const { engine } = scope.redTeam
    const present = (test: RedTeamTest) => presentTest({ test, runs: [], evaluation: nothingEvaluated }, engine)
    const test = await createTestService(scope.redTeam, {
      organizationId,
      projectId: body.project_id,
      name: body.name ?? null,
      settings,
      seed: seed ?? null,
      clientMetadata: readMetadata(body.metadata),
      actor: caller.actor,
      settle: (created) => settle(present(created)),
    })
    return present(test)
  },
}
