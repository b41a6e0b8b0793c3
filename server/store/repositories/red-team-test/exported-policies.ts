import type { ExportedPolicyRepository } from '../../../domain/export/exported-policy-repository.ts'
import type { Database } from '../../database.ts'

/** The table of guard policies that were made from policies of tests. */
export function createExportedPolicyRepository(db: Database): ExportedPolicyRepository {
  return {
    async list(organizationId, testId) {
      const rows = await db
        .selectFrom('exported_policies')
        .select(['from_policy_id', 'policy_id'])
        .where('organization_id', '=', organizationId)
        .where('test_id', '=', testId)
        .execute()
      return new Map(rows.map((row) => [row.from_policy_id, row.policy_id]))
    },
    async linkOnce({ organizationId, testId, fromPolicyId }, policyId) {
      const key = { organization_id: organizationId, test_id: testId, from_policy_id: fromPolicyId }
      // The update changes nothing; it makes the row that stands come back, and waits for whoever is writing it.
      const row = await db
        .insertInto('exported_policies')
        .values({ ...key, policy_id: policyId })
        .onConflict((conflict) =>
          conflict
            .columns(['organization_id', 'test_id', 'from_policy_id'])
            .doUpdateSet((excluded) => ({ from_policy_id: excluded.ref('excluded.from_policy_id') })),
        )
        .returning('policy_id')
        .executeTakeFirstOrThrow()
      return row.policy_id
    },
  }
}
