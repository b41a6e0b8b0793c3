import { commandLineActor, firstStartActor } from '../../domain/account/audit.ts'
import type { ApiKey, Organization, Permission } from '../../domain/account/organization.ts'
import { permissions as everyPermission } from '../../domain/account/organization.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import { defaultPolicies, policyCatalogue } from '../../domain/policy/policy-catalogue.ts'
import type { Repositories } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { apiKeyState } from './api-key-state.ts'
import { bookGrant } from './grant-credits.ts'
import { type IssuedApiKey, issueApiKey } from './issue-api-key.ts'
import { sampleProject } from './sample-project.ts'

/** What a new organization shall be. */
export interface OrganizationWish {
  /** For people, 1 to 200 characters. */
  readonly name: string
  /** A UUID that the operator chose; a fresh one when absent. */
  readonly id?: string | null | undefined
  /** The first key as the operator chose it, at least 32 characters; a random one when absent. */
  readonly givenApiKey?: string | null | undefined
  /** The end of the first key; absent or null = never. */
  readonly firstKeyExpiresAtMs?: number | null | undefined
  /** Credits of the first balance; absent or null = none was granted, so nothing is refused. */
  readonly credits?: number | null | undefined
}

/** Who creates an organization. */
export interface OrganizationAuthor {
  /** As the audit log shows it. */
  readonly actor: string
  /** The author's own organization, whose audit log tells of it too; null when there is none. */
  readonly organizationId: string | null
}

/** Whoever may run commands beside the database. */
const localAuthor: OrganizationAuthor = { actor: commandLineActor, organizationId: null }

/** What the first key of every organization but the first may do. */
export const laterPermissions: readonly Permission[] = everyPermission.filter((one) => one !== 'admin')

/** A new organization and its first key. */
export interface CreatedOrganization {
  readonly organization: Organization
  readonly apiKey: ApiKey
  /** The key itself; nothing keeps it. */
  readonly key: string
  readonly sampleProjectId: string
  /** Its default policy about numbers of payment cards. */
  readonly samplePolicyId: string
}

/**
 * Creates an organization with its default policies, a sample project and a first key, all in one transaction.
 * The first key of the first organization may also manage organizations (`admin`).
 * Rejects with Problem `conflict` when the id or the given key is in use. `settle` makes the reply that is kept for
 * repetitions; null when there is none.
 */
export function createOrganization(
  scope: ServiceScope,
  wish: OrganizationWish,
  author: OrganizationAuthor = localAuthor,
  settle: (created: CreatedOrganization) => IdempotentReply | null = () => null,
): Promise<CreatedOrganization> {
  return scope.store.write(async (repositories) => {
    const created = await insertOrganization(scope, repositories, wish, author)
    const reply = settle(created)
    if (reply) await repositories.idempotency.settle(reply, created.organization.createdAtMs)
    return created
  })
}

/** As `createOrganization`, on an empty database only: null, and nothing changes, when there is an organization. */
export function createFirstOrganization(
  scope: ServiceScope,
  wish: OrganizationWish,
): Promise<CreatedOrganization | null> {
  return scope.store.write(async (repositories) => {
    // Two servers that start on one empty database wait for each other at this row.
    await repositories.settings.set('first-start', new Date(scope.clock.nowMs()).toISOString())
    if ((await repositories.organizations.count()) > 0) return null
    return insertOrganization(scope, repositories, wish, { actor: firstStartActor, organizationId: null })
  })
}

async function insertOrganization(
  scope: ServiceScope,
  repositories: Repositories,
  wish: OrganizationWish,
  author: OrganizationAuthor,
): Promise<CreatedOrganization> {
  const nowMs = scope.clock.nowMs()
  const organization: Organization = { id: wish.id ?? scope.ids.next(), name: wish.name, createdAtMs: nowMs }
  if ((await repositories.organizations.find(organization.id)) !== null) {
    throw new Problem('conflict', `The organization ${organization.id} exists already.`)
  }
  const isFirst = (await repositories.organizations.count()) === 0
  const project = sampleProject({ id: scope.ids.next(), organizationId: organization.id, nowMs })
  await repositories.organizations.insert(organization)
  const policies = defaultPolicies({ organizationId: organization.id, nextId: () => scope.ids.next(), nowMs })
  await repositories.policies.insertMany(policies)
  await repositories.projects.insert(project)
  await repositories.projects.markSample(organization.id, project.id)
  const { record, key } = await insertFirstKey(scope, repositories, { organization, wish, isFirst })
  await tellOrganization(scope, repositories, { organization, apiKey: record, author })
  const amount = wish.credits ?? null
  if (amount !== null) {
    await bookGrant(scope, repositories, { organizationId: organization.id, amount, actor: author.actor })
  }
  const samplePolicyId = policies[samplePolicyIndex]?.id ?? ''
  return { organization, apiKey: record, key, sampleProjectId: project.id, samplePolicyId }
}

const samplePolicyIndex = policyCatalogue.findIndex(({ detector }) => detector === 'payment-card-data')

async function tellOrganization(
  scope: ServiceScope,
  repositories: Repositories,
  told: { readonly organization: Organization; readonly apiKey: ApiKey; readonly author: OrganizationAuthor },
): Promise<void> {
  const { organization, apiKey, author } = told
  const change = {
    actor: author.actor,
    action: 'organization.create',
    target: `organization:${organization.id}`,
    before: null,
    after: { name: organization.name, first_key: { id: apiKey.id, ...apiKeyState(apiKey) } },
  }
  await recordAudit(scope, repositories, { ...change, organizationId: organization.id })
  if (author.organizationId !== null) {
    await recordAudit(scope, repositories, { ...change, organizationId: author.organizationId })
  }
}

async function insertFirstKey(
  scope: ServiceScope,
  repositories: Repositories,
  of: { readonly organization: Organization; readonly wish: OrganizationWish; readonly isFirst: boolean },
): Promise<IssuedApiKey> {
  const permissions = of.isFirst ? everyPermission : laterPermissions
  const issued = issueApiKey(scope, {
    organizationId: of.organization.id,
    name: 'First key',
    permissions,
    expiresAtMs: of.wish.firstKeyExpiresAtMs,
    given: of.wish.givenApiKey,
  })
  if (of.wish.givenApiKey && (await repositories.apiKeys.findBySha256(issued.record.sha256)) !== null) {
    throw new Problem('conflict', 'The given API key is in use already.')
  }
  await repositories.apiKeys.insert(issued.record)
  return issued
}
