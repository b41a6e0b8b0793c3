import type { accountOperations } from '../../../contract/account/routes.ts'
import { readCredits as readCreditsService } from '../../services/account/read-credits.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readPage } from '../read-page.ts'
import { timestampOf } from '../timestamp.ts'

/** GET /api/v1/credits */
export const readCredits: OperationHandler<typeof accountOperations.readCredits> = {
  async handle({ guard }, { organizationId, query }) {
    const { balance, chargedTotal, entries } = await readCreditsService(guard, organizationId, readPage(query))
    const { items, ...page } = entries
    return {
      balance,
      charged_total: chargedTotal,
      ...page,
      items: items.map(({ id, atMs, testId, runId, kind, amount }) => ({
        id,
        at: timestampOf(atMs),
        test_id: testId,
        run_id: runId,
        kind,
        amount,
      })),
    }
  },
}
