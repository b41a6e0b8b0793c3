import { sql } from 'kysely'
import { removeSaidPrompts, removeSaidTurns } from '../red-team-test/remove-test-texts.ts'
import type { RepositoryContext } from '../repository-context.ts'

/** An attempt that has ended. */
interface EndedAttempt {
  readonly organizationId: string
  readonly attemptId: string
  /** Whether its texts were redacted: then only a project that stores none has them removed. */
  readonly isRedacted: boolean
}

/**
 * Removes what was said in attempts that have ended, where their project stores no texts, or stores redacted ones and these
 * were not redacted: until then the next prompt and the judges need it. Cost where it stores them: one read of the projects.
 */
export async function forgetEnded(
  context: Pick<RepositoryContext, 'db' | 'dialect'>,
  attempts: readonly EndedAttempt[],
): Promise<void> {
  for (const ended of Map.groupBy(attempts, (one) => `${one.organizationId} ${one.isRedacted}`).values()) {
    const [first] = ended
    if (first === undefined) continue
    for (let start = 0; start < ended.length; start += idsPerStatement) {
      const ids = ended.slice(start, start + idsPerStatement).map(({ attemptId }) => attemptId)
      await forgetSome(context, first, ids)
    }
  }
}

/** One statement takes a bounded number of parameters. */
const idsPerStatement = 500
/** More turns than an attempt can have, for so many attempts. */
const rowsMax = 100_000

async function forgetSome(
  context: Pick<RepositoryContext, 'db' | 'dialect'>,
  { organizationId, isRedacted }: EndedAttempt,
  ids: readonly string[],
): Promise<void> {
  const ways = isRedacted ? ['none'] : ['none', 'redacted']
  const { rows } = await sql<{ readonly id: string }>`
    SELECT a.id FROM attack_attempts AS a
    JOIN attack_runs AS r ON r.organization_id = a.organization_id AND r.id = a.run_id
    JOIN redteam_tests AS s ON s.organization_id = a.organization_id AND s.id = r.test_id
    JOIN projects AS p ON p.organization_id = a.organization_id AND p.id = s.project_id
    WHERE a.organization_id = ${organizationId} AND a.id IN (${sql.join([...ids])}) AND p.store_text IN (${sql.join(ways)})`.execute(
    context.db,
  )
  if (rows.length === 0) return
  const silent = sql.join(rows.map(({ id }) => id))
  await removeSaidTurns(context, { organizationId, limit: rowsMax, which: sql`a.id IN (${silent})` })
  await removeSaidPrompts(context, { organizationId, limit: rowsMax, which: sql`id IN (${silent})` })
}
