import type { Organization } from '../../domain/account/organization.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** What shall be different. */
export interface UpdateOrganizationCommand {
  readonly organizationId: string
  /** Who changes it, as the audit log shows it. */
  readonly actor: string
  /** Absent = unchanged. */
  readonly name?: string | undefined
}

/** Renames the organization of a key. */
export function updateOrganization(scope: ServiceScope, command: UpdateOrganizationCommand): Promise<Organization> {
  const { organizationId, actor, name } = command
  return scope.store.write(async (repositories) => {
    const before = await repositories.organizations.lock(organizationId)
    if (before === null) throw new Error('a key belongs to an organization that does not exist')
    if (name === undefined || name === before.name) return before
    await repositories.organizations.rename(organizationId, name)
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: 'organization.update',
      target: `organization:${organizationId}`,
      before: { name: before.name },
      after: { name },
    })
    return { ...before, name }
  })
}
