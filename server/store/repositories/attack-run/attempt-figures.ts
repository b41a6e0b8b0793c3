import { sql } from 'kysely'
import type { AttackRunRepository, OutcomeCount } from '../../../domain/attack-run/attack-run-repository.ts'
import type { AttemptOutcome } from '../../../domain/attempt/attempt.ts'
import type { Database } from '../../database.ts'
import { maybeNumberOf, numberOf } from '../../row-values.ts'
import { policyIdsOf } from './attack-attempts.ts'

/** What one number or a list of ids says of the attempts of a run: how many, which are due, how they ended. */
export function attemptFiguresIn(
  db: Database,
): Pick<AttackRunRepository, 'countBegun' | 'listDue' | 'nextDueMs' | 'countOutcomes'> {
  return {
    async countBegun(organizationId, runId) {
      const row = await db
        .selectFrom('attack_attempts')
        .select(sql<number | string | null>`MAX(place)`.as('last_place'))
        .where('organization_id', '=', organizationId)
        .where('run_id', '=', runId)
        .where('confirms', 'is', null)
        .executeTakeFirst()
      return (maybeNumberOf(row?.last_place ?? null) ?? -1) + 1
    },
    async listDue(organizationId, runId, nowMs) {
      const rows = await db
        .selectFrom('attack_attempts')
        .select('id')
        .where('organization_id', '=', organizationId)
        .where('run_id', '=', runId)
        .where('outcome', 'is', null)
        .where('judge_due_at', '<=', nowMs)
        .orderBy('judge_due_at')
        .execute()
      return rows.map(({ id }) => id)
    },
    async nextDueMs(organizationId, runId) {
      const row = await db
        .selectFrom('attack_attempts')
        .select(sql<number | string | null>`MIN(judge_due_at)`.as('due'))
        .where('organization_id', '=', organizationId)
        .where('run_id', '=', runId)
        .where('outcome', 'is', null)
        .executeTakeFirst()
      return maybeNumberOf(row?.due ?? null)
    },
    countOutcomes: (organizationId, runId) => countOutcomes(db, organizationId, runId),
  }
}

async function countOutcomes(db: Database, organizationId: string, runId: string): Promise<readonly OutcomeCount[]> {
  const rows = await db
    .selectFrom('attack_attempts')
    .select(['scenario_id', 'technique_id', 'policy_id', 'outcome', 'breach_step', 'by_the_way'])
    .select(sql<number | string>`COUNT(*)`.as('total'))
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId)
    .where('outcome', 'is not', null)
    .where('confirms', 'is', null)
    .groupBy(['scenario_id', 'technique_id', 'policy_id', 'outcome', 'breach_step', 'by_the_way'])
    .execute()
  return rows.map((row) => ({
    scenarioId: row.scenario_id,
    techniqueId: row.technique_id,
    policyId: row.policy_id,
    outcome: row.outcome as AttemptOutcome,
    breachStep: row.breach_step,
    byTheWay: policyIdsOf(row.by_the_way),
    count: numberOf(row.total),
  }))
}
