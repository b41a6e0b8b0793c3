import type { Page, PageRequest } from '../../domain/page.ts'
import type { PolicyVersion } from '../../domain/policy/policy.ts'
import { namesOfActors } from '../audit/names-of-actors.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { readPolicy } from './read-policy.ts'

/** Which policy's history to list. */
export interface ListPolicyVersionsQuery {
  readonly organizationId: string
  readonly policyId: string
  readonly page: PageRequest
}

/** What a policy was, and who changed that. */
export interface ListedVersion {
  readonly version: PolicyVersion
  /** What the key or person that replaced it is called now; null where there is none. */
  readonly replacedByName: string | null
}

/** What a policy was before each of its changes, newest first. Rejects with Problem `policy-not-found`. */
export async function listPolicyVersions(
  scope: ServiceScope,
  { organizationId, policyId, page }: ListPolicyVersionsQuery,
): Promise<Page<ListedVersion>> {
  const { id } = await readPolicy(scope, organizationId, policyId)
  return scope.store.read(async (repositories) => {
    const found = await repositories.policies.listVersions(organizationId, id, page)
    const actors = found.items.map(({ replacedBy }) => replacedBy)
    const names = await namesOfActors(repositories, organizationId, actors)
    const items = found.items.map((version) => ({ version, replacedByName: names.get(version.replacedBy) ?? null }))
    return { ...found, items }
  })
}
