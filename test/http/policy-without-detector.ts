import type { Store } from '../../server/domain/ports.ts'
import { systemIds } from '../../server/process-ports.ts'

/** Saves a policy that another version could judge and this one cannot; returns its id. */
export async function savePolicyWithoutDetector(store: Store, organizationId: string): Promise<string> {
  const id = systemIds.next()
  await store.write(async ({ policies }) => {
    const [model] = (await policies.list(organizationId, { offset: 0, limit: 1 }, { includeArchived: false })).items
    if (model === undefined) throw new Error('the organization has no policy to copy')
    await policies.insertMany([
      { ...model, id, name: 'of another version', detector: 'of-another-version', isDefault: false },
    ])
  })
  return id
}
