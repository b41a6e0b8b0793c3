import type { accountOperations } from '../../../contract/account/routes.ts'
import { listOrganizations as listOrganizationsService } from '../../services/account/list-organizations.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readPage } from '../read-page.ts'
import { presentOrganization } from './present-organization.ts'

/** GET /api/v1/organizations */
export const listOrganizations: OperationHandler<typeof accountOperations.listOrganizations> = {
  async handle({ guard }, { query }) {
    const { items, ...page } = await listOrganizationsService(guard, readPage(query))
    return { ...page, items: items.map(presentOrganization) }
  },
}
