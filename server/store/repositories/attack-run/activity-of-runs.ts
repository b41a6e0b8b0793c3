import type { AttackRunRepository } from '../../../domain/attack-run/attack-run-repository.ts'
import type { Database } from '../../database.ts'
import { maybeNumberOf } from '../../row-values.ts'

/** As many conversations as a client may hold at once: what it did last is in one of the attempts that it began last. */
const latestMax = 64

/** When clients last did something to a run. */
export function activityOfRunsIn(db: Database): Pick<AttackRunRepository, 'readActivity'> {
  return {
    async readActivity(organizationId, runId) {
      const latest = db
        .selectFrom('attack_attempts')
        .where('organization_id', '=', organizationId)
        .where('run_id', '=', runId)
        .orderBy('place', 'desc')
        .limit(latestMax)
      const begun = await db
        .selectFrom(latest.select('started_at').as('latest'))
        .select(({ fn }) => fn.max('started_at').as('at'))
        .executeTakeFirst()
      const answered = await db
        .selectFrom('attack_turns')
        .select(({ fn }) => fn.max('answered_at').as('at'))
        .where('organization_id', '=', organizationId)
        .where('attempt_id', 'in', db.selectFrom(latest.select('id').as('latest')).select('id'))
        .executeTakeFirst()
      const judged = await db
        .selectFrom('attack_attempts')
        .select('id')
        .where('organization_id', '=', organizationId)
        .where('run_id', '=', runId)
        .where('outcome', 'is', null)
        .where('state', '=', 'judging')
        .limit(1)
        .executeTakeFirst()
      const moments = [begun, answered].flatMap((row) => maybeNumberOf(row?.at ?? null) ?? [])
      return { lastMs: moments.length === 0 ? null : Math.max(...moments), isJudging: judged !== undefined }
    },
  }
}
