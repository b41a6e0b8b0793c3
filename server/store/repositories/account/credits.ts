import { type Selectable, sql } from 'kysely'
import { type CreditEntry, refundKind } from '../../../domain/account/credit.ts'
import type { CreditRepository } from '../../../domain/account/credit-repository.ts'
import type { Database } from '../../database.ts'
import { numberOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countRows } from '../count-rows.ts'

/** The credits ledger. */
export function createCreditRepository(db: Database): CreditRepository {
  return {
    async book({ id, organizationId, kind, amount, atMs, testId = null, runId = null }) {
      await db
        .insertInto('credit_entries')
        .values({
          organization_id: organizationId,
          id,
          kind,
          amount,
          test_id: testId,
          run_id: runId,
          created_at: atMs,
        })
        .execute()
    },
    async list(organizationId, { offset, limit }) {
      const all = db.selectFrom('credit_entries').where('organization_id', '=', organizationId)
      // Ids are made in the order of time.
      const rows = await all.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
      return { total: await countRows(all), offset, limit, items: rows.map(entryOf) }
    },
    async chargedTotal(organizationId) {
      const row = await db
        .selectFrom('credit_entries')
        .select(
          sql<number | null>`SUM(CASE WHEN amount < 0 OR kind = ${refundKind} THEN -amount ELSE 0 END)`.as('charged'),
        )
        .where('organization_id', '=', organizationId)
        .executeTakeFirst()
      return row?.charged ?? 0
    },
    async balance(organizationId) {
      const row = await db
        .selectFrom('credit_entries')
        .select([
          sql<number | null>`SUM(amount)`.as('balance'),
          sql<
            number | null
          >`MAX(CASE WHEN kind = 'grant' OR (amount > 0 AND kind <> ${refundKind}) THEN 1 ELSE 0 END)`.as(
            'was_granted',
          ),
        ])
        .where('organization_id', '=', organizationId)
        .executeTakeFirst()
      return row?.was_granted === 1 ? row.balance : null
    },
  }
}

function entryOf(row: Selectable<Tables['credit_entries']>): CreditEntry {
  return {
    id: row.id,
    kind: row.kind,
    amount: row.amount,
    testId: row.test_id,
    runId: row.run_id,
    atMs: numberOf(row.created_at),
  }
}
