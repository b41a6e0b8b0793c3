import { sql } from 'kysely'
import type { AgentRunReference, AgentRunRepository } from '../../../domain/agent-run/agent-run-repository.ts'
import type { Database } from '../../database.ts'
import { numberOf } from '../../row-values.ts'
import { responseOf, saidOf } from './client-response-row.ts'

/** What clients sent of the answers of their targets. */
export function clientResponsesIn(
  db: Database,
): Pick<AgentRunRepository, 'counts' | 'listCaseIds' | 'findResponse' | 'putResponse'> {
  const responses = ({ organizationId, runId }: AgentRunReference) =>
    db.selectFrom('client_responses').where('organization_id', '=', organizationId).where('run_id', '=', runId)
  return {
    async counts(run) {
      const row = await responses(run)
        .select([
          sql<number | string | null>`SUM(CASE WHEN status = 'ok' THEN 1 ELSE 0 END)`.as('received'),
          sql<number | string | null>`SUM(CASE WHEN status = 'failed' THEN 1 ELSE 0 END)`.as('failed'),
          sql<number | string | null>`SUM(CASE WHEN status = 'ok' AND evaluation_status IS NULL THEN 1 ELSE 0 END)`.as(
            'unjudged',
          ),
        ])
        .executeTakeFirst()
      const countOf = (value: number | string | null | undefined) => numberOf(value ?? 0)
      return { received: countOf(row?.received), failed: countOf(row?.failed), unjudged: countOf(row?.unjudged) }
    },
    async listCaseIds(run, status, limit) {
      const rows = await responses(run)
        .select('case_id')
        .where('status', '=', status)
        .orderBy('place')
        .limit(limit)
        .execute()
      return rows.map(({ case_id }) => case_id)
    },
    async findResponse(run, caseId) {
      const row = await responses(run).selectAll().where('case_id', '=', caseId).executeTakeFirst()
      return row === undefined ? null : responseOf(row)
    },
    async putResponse({ organizationId, runId }, given) {
      const said = saidOf(given)
      await db
        .insertInto('client_responses')
        .values({
          organization_id: organizationId,
          run_id: runId,
          case_id: given.caseId,
          test_id: given.testId,
          place: given.place,
          ...said,
        })
        .onConflict((conflict) => conflict.columns(['organization_id', 'run_id', 'case_id']).doUpdateSet(said))
        .execute()
    },
  }
}
