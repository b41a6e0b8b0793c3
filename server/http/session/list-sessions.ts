import type { sessionOperations } from '../../../contract/session/routes.ts'
import { listSessions as listSessionsService } from '../../services/session/list-sessions.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readPage } from '../read-page.ts'
import { presentSession } from './present-session.ts'

/** GET /api/v1/sessions */
export const listSessions: OperationHandler<typeof sessionOperations.listSessions> = {
  async handle({ guard }, { organizationId, query }) {
    const { items, ...page } = await listSessionsService(guard, organizationId, readPage(query))
    return { ...page, items: items.map(presentSession) }
  },
}
