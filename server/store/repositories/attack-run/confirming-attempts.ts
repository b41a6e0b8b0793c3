import type { ConfirmingTries } from '../../../domain/attack-run/attack-run-repository.ts'
import type { AttemptOutcome } from '../../../domain/attempt/attempt.ts'
import type { ConfirmationSubject } from '../../../domain/confirming/confirmation.ts'
import type { Database } from '../../database.ts'
import { bytesOf, numberOf, textOf } from '../../row-values.ts'
import type { AttemptsOfRun } from './attack-attempts.ts'

/** The confirming attempts of a run, at most 1,000, and the attempt that stands last in it. */
export async function listConfirming(db: Database, { organizationId, runId }: AttemptsOfRun): Promise<ConfirmingTries> {
  const attempts = db
    .selectFrom('attack_attempts')
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId)
  const last = await attempts.select(['id', 'place']).orderBy('place', 'desc').limit(1).executeTakeFirst()
  const rows = await attempts
    .select(['id', 'outcome', 'breach_step', 'confirms'])
    .where('confirms', 'is not', null)
    .orderBy('place')
    .execute()
  return {
    last: last === undefined ? null : { id: last.id, index: numberOf(last.place) },
    tries: rows.flatMap(({ id, outcome, breach_step, confirms }) =>
      confirms === null
        ? []
        : [{ ...JSON.parse(textOf(confirms)), id, outcome: outcome as AttemptOutcome | null, breachStep: breach_step }],
    ),
  }
}

/** The breaches that a run confirms; null while none were chosen. */
export async function findSubjects(
  db: Database,
  { organizationId, runId }: AttemptsOfRun,
): Promise<readonly ConfirmationSubject[] | null> {
  const row = await db
    .selectFrom('attack_plans')
    .select('subjects')
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId)
    .executeTakeFirst()
  return row?.subjects == null ? null : JSON.parse(textOf(row.subjects))
}

/** Chooses the breaches that a run confirms; what was chosen before stays. */
export async function putSubjects(
  db: Database,
  { organizationId, runId }: AttemptsOfRun,
  subjects: readonly ConfirmationSubject[],
): Promise<void> {
  await db
    .updateTable('attack_plans')
    .set({ subjects: bytesOf(JSON.stringify(subjects)) })
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId)
    .where('subjects', 'is', null)
    .execute()
}
