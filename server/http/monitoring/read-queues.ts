import type { JobKind } from '../../../contract/monitoring/queues.ts'
import type { statisticsOperations } from '../../../contract/monitoring/routes.ts'
import type { OrganizationJob } from '../../domain/job/job.ts'
import { readQueues as readQueuesService } from '../../services/monitoring/read-queues.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { maybeTimestampOf } from '../timestamp.ts'

/** GET /api/v1/queues */
export const readQueues: OperationHandler<typeof statisticsOperations.readQueues> = {
  async handle({ guard, attackRuns }, { organizationId }) {
    const { server, jobs } = await readQueuesService({ ...guard, judging: attackRuns.judging }, organizationId)
    return {
      server: { ...server },
      jobs: jobs.map(({ name, waiting, running, scheduled, dead, waitingSinceMs, isCut }) => ({
        kind: kindOf[name],
        waiting,
        running,
        scheduled,
        given_up: dead,
        waiting_since: maybeTimestampOf(waitingSinceMs),
        ...(isCut && { is_cut: true }),
      })),
    }
  },
}

const kindOf = {
  'project.calibrate': 'calibration',
  'redteam.generate': 'dataset',
  'redteam.reconnaissance': 'reconnaissance',
  'redteam.scenarios': 'scenarios',
  'redteam.evaluate-cases': 'evaluation',
  'redteam.judge-turn': 'judging',
  'privacy.erase': 'erasure',
  'privacy.remove-test': 'test_removal',
} as const satisfies Record<OrganizationJob, JobKind>
