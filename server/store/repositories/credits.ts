import { sql } from 'kysely'
import type { CreditRepository } from '../../domain/ports.ts'
import type { Database } from '../database.ts'

/** The credits ledger. */
export function createCreditRepository(db: Database): CreditRepository {
  return {
    async book({ id, organizationId, kind, amount, atMs }) {
      await db
        .insertInto('credit_entries')
        .values({ organization_id: organizationId, id, kind, amount, created_at: atMs })
        .execute()
    },
    async balance(organizationId) {
      const row = await db
        .selectFrom('credit_entries')
        .select([
          sql<number | null>`SUM(amount)`.as('balance'),
          sql<number | null>`MAX(CASE WHEN amount > 0 THEN 1 ELSE 0 END)`.as('was_granted'),
        ])
        .where('organization_id', '=', organizationId)
        .executeTakeFirst()
      return row?.was_granted === 1 ? row.balance : null
    },
  }
}
