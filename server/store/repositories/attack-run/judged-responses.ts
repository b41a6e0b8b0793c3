import { sql } from 'kysely'
import type { AgentRunReference, AgentRunRepository } from '../../../domain/agent-run/agent-run-repository.ts'
import type { Database } from '../../database.ts'
import { bytesOf, flagOf, numberOf } from '../../row-values.ts'
import { removeSaidResponses } from '../red-team-test/remove-test-texts.ts'

/** What judges said of the responses of clients, and what that costs. */
export function judgedResponsesIn(
  db: Database,
): Pick<AgentRunRepository, 'judge' | 'removeJudgedTexts' | 'forgetJudgements' | 'chargeUnjudged' | 'countUncharged'> {
  const change = ({ organizationId, runId }: AgentRunReference) =>
    db.updateTable('client_responses').where('organization_id', '=', organizationId).where('run_id', '=', runId)
  return {
    async judge(run, { caseId, receivedAtMs, evaluation, response, passed, isUnclear, nowMs }) {
      await change(run)
        .set({
          ...(response !== null && { response: bytesOf(response) }),
          evaluation_status: evaluation.status,
          evaluation: bytesOf(JSON.stringify(evaluation)),
          passed: passed === null ? null : flagOf(passed),
          is_unclear: flagOf(isUnclear),
          evaluated_at: nowMs,
        })
        .where('case_id', '=', caseId)
        .where('received_at', '=', receivedAtMs)
        .where('status', '=', 'ok')
        // Its text may have been removed meanwhile, and the evaluation quotes it.
        .where('response', 'is not', null)
        .execute()
    },
    async removeJudgedTexts({ organizationId, runId }, limit) {
      const which = sql`run_id = ${runId} AND (status = 'failed' OR evaluation_status = 'completed')`
      await removeSaidResponses({ db }, { organizationId, limit, which })
    },
    async forgetJudgements(run, which) {
      const unjudged = { evaluation_status: null, evaluation: null, passed: null, evaluated_at: null }
      const forgotten = { ...unjudged, is_unclear: flagOf(false) }
      // What has no text any more cannot be judged again: its verdict stays.
      const known = change(run).set(forgotten).where('response', 'is not', null)
      await (which === 'all' ? known : known.where('evaluation_status', '=', 'failed')).execute()
    },
    async chargeUnjudged(run) {
      const { rows } = await sql`UPDATE client_responses SET credits_charged = 1 WHERE ${unpaid(run)}
        RETURNING case_id`.execute(db)
      return rows.length
    },
    async countUncharged(run) {
      const { rows } = await sql<{ readonly unpaid: number | string }>`
        SELECT COUNT(*) AS unpaid FROM client_responses WHERE ${unpaid(run)}`.execute(db)
      return numberOf(rows[0]?.unpaid ?? 0)
    },
  }
}

/** What is to be judged, has a price and was not paid. */
function unpaid({ organizationId, runId }: AgentRunReference) {
  return sql`organization_id = ${organizationId} AND run_id = ${runId} AND status = 'ok' AND credits_charged = 0
    AND evaluation_status IS NULL AND case_id IN (
      SELECT c.id FROM dataset_cases AS c
      JOIN agent_runs AS a ON a.organization_id = c.organization_id AND a.test_id = c.test_id AND a.file_id = c.file_id
      WHERE a.organization_id = ${organizationId} AND a.id = ${runId} AND c.expected = 'refuse')`
}
