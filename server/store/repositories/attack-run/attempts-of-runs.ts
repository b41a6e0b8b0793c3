import type { AttackRunRepository } from '../../../domain/attack-run/attack-run-repository.ts'
import { countRows } from '../count-rows.ts'
import type { RepositoryContext } from '../repository-context.ts'
import { findLastTurn, listAttempts, listBegun, listOpen, recordsOf } from './attack-attempts.ts'
import { findSubjects, listConfirming, putSubjects } from './confirming-attempts.ts'
import { keepAttempts } from './keep-attempts.ts'

/** The attempts of attack runs, with their turns. */
export function attemptsOfRunsIn(
  context: RepositoryContext,
): Pick<
  AttackRunRepository,
  | 'listOpen'
  | 'findLastTurn'
  | 'findRunOf'
  | 'findAttempts'
  | 'listBegun'
  | 'findBegun'
  | 'listConfirming'
  | 'findSubjects'
  | 'putSubjects'
  | 'listAttempts'
  | 'listEnded'
  | 'keep'
> {
  const { db } = context
  return {
    listOpen: (organizationId, runId) => listOpen(db, organizationId, runId),
    findLastTurn: (organizationId, runId) => findLastTurn(db, { organizationId, runId }),
    async findRunOf(organizationId, attemptId) {
      const row = await db
        .selectFrom('attack_attempts')
        .select('run_id')
        .where('organization_id', '=', organizationId)
        .where('id', '=', attemptId)
        .executeTakeFirst()
      return row?.run_id ?? null
    },
    async findAttempts(organizationId, runId, ids) {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('attack_attempts')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('run_id', '=', runId)
        .where('id', 'in', ids)
        .orderBy('place')
        .execute()
      return recordsOf(db, organizationId, rows)
    },
    listBegun: (organizationId, runId, part) => listBegun(db, { organizationId, runId }, part),
    findBegun: async (organizationId, runId, indices) =>
      indices.length === 0 ? [] : listBegun(db, { organizationId, runId }, { indices }),
    listConfirming: (organizationId, runId) => listConfirming(db, { organizationId, runId }),
    findSubjects: (organizationId, runId) => findSubjects(db, { organizationId, runId }),
    putSubjects: (organizationId, runId, subjects) => putSubjects(db, { organizationId, runId }, subjects),
    listAttempts: (organizationId, runId, page) => listAttempts(db, { organizationId, runId }, page),
    async listEnded({ organizationId, runId }, outcome, { offset, limit }) {
      const ended = db
        .selectFrom('attack_attempts')
        .where('organization_id', '=', organizationId)
        .where('run_id', '=', runId)
        .where('outcome', '=', outcome)
        .where('confirms', 'is', null)
      const rows = await ended.select('id').orderBy('place').limit(limit).offset(offset).execute()
      return { total: await countRows(ended), ids: rows.map(({ id }) => id) }
    },
    keep: (changes) => keepAttempts(context, changes),
  }
}
