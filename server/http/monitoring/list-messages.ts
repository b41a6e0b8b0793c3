import type { statisticsOperations } from '../../../contract/monitoring/routes.ts'
import { listMessages as listMessagesService } from '../../services/monitoring/list-messages.ts'
import { readCursor, writeCursor } from '../monitoring/monitoring-cursor.ts'
import { presentMonitored } from '../monitoring/present-monitored.ts'
import { readMessageFilters } from '../monitoring/read-message-filters.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readMoment } from '../read-moment.ts'
import { maybeTimestampOf } from '../timestamp.ts'

/** GET /api/v1/messages */
export const listMessages: OperationHandler<typeof statisticsOperations.listMessages> = {
  async handle({ guard }, { organizationId, query }) {
    const policyId = query.policy_id ?? null
    const { total, isTotalCut, rows, next, searched } = await listMessagesService(guard, {
      organizationId,
      projectId: query.project_id,
      fromMs: readMoment('query.from', query.from),
      toMs: readMoment('query.to', query.to),
      policyId,
      unsafeOnly: query.unsafe_only ?? false,
      issuesOnly: query.issues_only ?? false,
      filters: readMessageFilters(query),
      search: query.search ?? null,
      limit: query.limit ?? 50,
      after: query.cursor === undefined ? null : readCursor(query.cursor, 'next_cursor'),
    })
    return {
      total,
      ...(isTotalCut && { is_total_cut: true }),
      next_cursor: next && writeCursor(next),
      items: rows.map((row) => {
        const matches = searched?.matches.get(row.id)
        return { ...presentMonitored(row, policyId), ...(matches && { matches: [...matches] }) }
      }),
      ...(searched && {
        searched: {
          messages: searched.messages,
          without_text: searched.withoutText,
          back_to: maybeTimestampOf(searched.backToMs),
        },
      }),
    }
  },
}
