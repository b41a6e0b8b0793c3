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

/** Saves a copy of a project that is judged by such a policy alone, behind the service's back, which would refuse it; returns its id. */
export async function copyJudgedWithoutDetector(
  store: Store,
  organizationId: string,
  templateId: string,
): Promise<string> {
  const policyId = await savePolicyWithoutDetector(store, organizationId)
  const id = systemIds.next()
  await store.write(async ({ projects }) => {
    const project = await projects.find(organizationId, templateId)
    if (project === null) throw new Error('there is no project to copy')
    await projects.insert({ ...project, id, policies: [{ policyId, blockInput: true, blockOutput: true }] })
  })
  return id
}
