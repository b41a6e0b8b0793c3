import { type RawBuilder, sql } from 'kysely'
import type { SqlDialect } from '../../database.ts'

/**
 * The judgements of messages `m` as rows `j`, to stand in FROM or EXISTS. Judgements hold ids and our own words only,
 * never a text: PostgreSQL cannot look into JSON that holds NUL.
 */
export function eachJudgement(dialect: SqlDialect): RawBuilder<unknown> {
  return dialect === 'sqlite'
    ? sql`json_each(m.judgements) AS j`
    : sql`json_array_elements(m.judgements::json) AS j(value)`
}

/** The policy that judged. */
export const judgedPolicy = sql<string>`(j.value ->> 0)`

/** Its criticality at that time, or `shadow`. */
export const judgedCriticality = sql<string>`(j.value ->> 1)`

/** 1 when it was violated, else 0. */
export const judgedViolated = sql<number>`CAST(j.value ->> 2 AS INTEGER)`
