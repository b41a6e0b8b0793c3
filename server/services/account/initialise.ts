import type { ServiceScope } from '../scope/service-scope.ts'
import { createFirstOrganization } from './create-organization.ts'

/** What the operator gave for the first start. */
export interface InitialSettings {
  /** Null = a fresh one. */
  readonly organizationId: string | null
  /** The whole key, secret; null = a fresh one. */
  readonly apiKey: string | null
  /** What the organization begins with; null = credits are not counted. */
  readonly credits: number | null
}

/** What the first start created. */
export interface FirstStart {
  readonly organizationId: string
  /** The key, to be shown once; null when the operator gave it himself. */
  readonly freshApiKey: string | null
  readonly sampleProjectId: string
  /** The default policy about numbers of payment cards: what it blocks is plain to see. */
  readonly samplePolicyId: string
}

/** On an empty database: creates an organization with its sample project and first key. Else null, and nothing changes. */
export async function initialise(scope: ServiceScope, settings: InitialSettings): Promise<FirstStart | null> {
  if ((await scope.store.read(({ organizations }) => organizations.count())) > 0) return null
  const created = await createFirstOrganization(scope, {
    name: 'My organization',
    id: settings.organizationId,
    givenApiKey: settings.apiKey,
    credits: settings.credits,
  })
  if (created === null) return null
  return {
    organizationId: created.organization.id,
    freshApiKey: settings.apiKey === null ? created.key : null,
    sampleProjectId: created.sampleProjectId,
    samplePolicyId: created.samplePolicyId,
  }
}
