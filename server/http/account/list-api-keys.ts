import type { accountOperations } from '../../../contract/account/routes.ts'
import { listApiKeys as listApiKeysService } from '../../services/account/list-api-keys.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readPage } from '../read-page.ts'
import { presentApiKey } from './present-api-key.ts'

/** GET /api/v1/api-keys */
export const listApiKeys: OperationHandler<typeof accountOperations.listApiKeys> = {
  async handle({ guard }, { organizationId, query }) {
    const { items, ...page } = await listApiKeysService(guard, organizationId, readPage(query))
    return { ...page, items: items.map(presentApiKey) }
  },
}
