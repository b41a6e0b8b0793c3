import { type Selectable, sql } from 'kysely'
import { everyMessage, rollupBucketMs } from '../../../domain/monitoring/monitoring.ts'
import { numberOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { eachJudgement, judgedCriticality, judgedPolicy, judgedViolated } from '../guard/judgements.ts'
import type { RepositoryContext } from '../repository-context.ts'

type Difference = Omit<Selectable<Tables['monitoring_rollup']>, 'bucket' | 'shard'>

/** The counters that repairs are booked to; no process counts there. */
const repairShard = -1

/**
 * Compares the counters of one hour with its messages and books what is missing or too much; returns how many
 * counters were wrong. The difference is taken in one statement and *added*, so messages that are recorded at the
 * same moment are counted right without being held up. Cost: linear in the messages of the hour.
 */
export async function repairRollup(context: RepositoryContext, bucketMs: number): Promise<number> {
  // Two repairs at once would both add the difference. SQLite has one writer anyway.
  if (context.dialect === 'postgres') {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('redoubt roll-up repair', 0))`.execute(context.db)
  }
  const differences = await findDifferences(context, bucketMs)
  for (const difference of differences) await bookDifference(context, bucketMs, difference)
  return differences.length
}

async function findDifferences({ db, dialect }: RepositoryContext, bucketMs: number): Promise<readonly Difference[]> {
  // By way of the projects, so that the index which every message has anyway finds the hour.
  const inHour = sql`m.organization_id = p.organization_id AND m.project_id = p.id
    AND m.created_at >= ${bucketMs} AND m.created_at < ${bucketMs + rollupBucketMs}`
  const { rows } = await sql<Difference>`
    SELECT organization_id, project_id, metric, direction, criticality,
      SUM(judged) AS judged, SUM(violated) AS violated, SUM(security_unsafe) AS security_unsafe, SUM(errored) AS errored
    FROM (
      SELECT m.organization_id, m.project_id, CAST(${everyMessage} AS TEXT) AS metric, m.direction, 'none' AS criticality,
        1 AS judged, m.has_issue AS violated, m.security_unsafe, m.has_error AS errored
      FROM projects AS p JOIN messages AS m ON ${inHour}
      UNION ALL
      SELECT m.organization_id, m.project_id, ${judgedPolicy}, m.direction, ${judgedCriticality},
        1, ${judgedViolated}, m.security_unsafe, 0
      FROM projects AS p JOIN messages AS m ON ${inHour} CROSS JOIN ${eachJudgement(dialect)}
      UNION ALL
      SELECT organization_id, project_id, metric, direction, criticality, -judged, -violated, -security_unsafe, -errored
      FROM monitoring_rollup WHERE bucket = ${bucketMs}
    ) AS compared
    GROUP BY organization_id, project_id, metric, direction, criticality
    HAVING SUM(judged) <> 0 OR SUM(violated) <> 0 OR SUM(security_unsafe) <> 0 OR SUM(errored) <> 0`.execute(db)
  return rows
}

async function bookDifference({ db }: RepositoryContext, bucketMs: number, row: Difference): Promise<void> {
  await db
    .insertInto('monitoring_rollup')
    .values({
      ...row,
      bucket: bucketMs,
      shard: repairShard,
      judged: numberOf(row.judged),
      violated: numberOf(row.violated),
      security_unsafe: numberOf(row.security_unsafe),
      errored: numberOf(row.errored),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'project_id', 'bucket', 'metric', 'direction', 'criticality', 'shard'])
        .doUpdateSet({
          judged: sql`monitoring_rollup.judged + excluded.judged`,
          violated: sql`monitoring_rollup.violated + excluded.violated`,
          security_unsafe: sql`monitoring_rollup.security_unsafe + excluded.security_unsafe`,
          errored: sql`monitoring_rollup.errored + excluded.errored`,
        }),
    )
    .execute()
}
