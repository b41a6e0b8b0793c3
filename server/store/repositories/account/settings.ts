import { serviceOrganizationId } from '../../../domain/job/job.ts'
import type { SettingRepository } from '../../../domain/project/setting-repository.ts'
import type { Database } from '../../database.ts'

/** The settings table: facts about the whole installation. */
export function createSettingRepository(db: Database): SettingRepository {
  return {
    async get(name) {
      const row = await db
        .selectFrom('settings')
        .select('value')
        .where('organization_id', '=', serviceOrganizationId)
        .where('name', '=', name)
        .executeTakeFirst()
      return row?.value ?? null
    },
    async set(name, value) {
      await db
        .insertInto('settings')
        .values({ organization_id: serviceOrganizationId, name, value })
        .onConflict((conflict) => conflict.columns(['organization_id', 'name']).doUpdateSet({ value }))
        .execute()
    },
    async setOnce(name, value) {
      await db
        .insertInto('settings')
        .values({ organization_id: serviceOrganizationId, name, value })
        .onConflict((conflict) => conflict.columns(['organization_id', 'name']).doNothing())
        .execute()
      const row = await db
        .selectFrom('settings')
        .select('value')
        .where('organization_id', '=', serviceOrganizationId)
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      return row.value
    },
    async replace(name, before, value) {
      const { numUpdatedRows } = await db
        .updateTable('settings')
        .set({ value })
        .where('organization_id', '=', serviceOrganizationId)
        .where('name', '=', name)
        .where('value', '=', before)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
  }
}
