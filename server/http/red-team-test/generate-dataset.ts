import type { GenerateDatasetReply } from '../../../contract/red-team-test/dataset.ts'
import type { testOperations } from '../../../contract/red-team-test/routes.ts'
import {
  type BegunGeneration,
  generateDataset as generateDatasetService,
} from '../../services/red-team-test/generate-dataset.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readMetadata } from './read-metadata.ts'
import { readSettings } from './read-settings.ts'

/** POST /api/v1/tests/{test_id}/generate */
export const generateDataset: OperationHandler<typeof testOperations.generateDataset> = {
  async handle(scope, { organizationId, caller, params, body, settle }) {
    const { settings, seed } = await readSettings(scope, body)
    const begun = await generateDatasetService(scope.redTeam, {
      organizationId,
      testId: params.test_id,
      settings,
      clientMetadata: readMetadata(body.metadata),
      actor: caller.actor,
      settle: (running) => settle(present(running)),
      ...(body.test_name !== undefined && { name: body.test_name }),
      ...(seed !== undefined && { seed }),
    })
    scope.wakeJobs()
    return present(begun)
  },
}

function present({ test, jobId, creditsCharged }: BegunGeneration): GenerateDatasetReply {
  return {
    status: test.generation.status,
    file_id: test.generation.fileId ?? '',
    test_id: test.id,
    job_id: jobId,
    case_count: test.generation.caseCount,
    credits_charged: creditsCharged,
  }
}
