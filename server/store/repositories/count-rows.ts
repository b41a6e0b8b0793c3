import { type SelectQueryBuilder, sql } from 'kysely'
import { numberOf } from '../row-values.ts'
import type { Tables } from '../tables.ts'

/** How many rows a query over one table keeps. */
export async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const row = await query.select(sql<number | string>`COUNT(*)`.as('total')).executeTakeFirstOrThrow()
  return numberOf((row as { readonly total: number | string }).total)
}
