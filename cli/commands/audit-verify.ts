import { verifyAuditLog } from '../../server/services/account/verify-audit-log.ts'
import type { Command } from '../command.ts'
import { chooseOrganization } from '../local/choose-organization.ts'
import { withLocalScope } from '../local/with-local-scope.ts'
import { UsageError } from '../usage-error.ts'

/** `redoubt audit verify`. */
export const auditVerify: Command = {
  name: 'audit verify',
  summary:
    'Recomputes the audit log of an organization and says where it was changed. Exit code 1 when it was. Note the hash that it prints at another place: with it, a log that was written anew as a whole is found out too.',
  positionals: [],
  options: {
    organization: { value: 'UUID', meaning: 'Whose log; may be left out when there is one organization only.' },
    noted: { value: 'SHA256', meaning: 'A hash that was printed before; the log must still hold it.' },
  },
  examples: ['redoubt audit verify'],
  async run({ options }, scope) {
    const noted = options.noted === undefined ? null : readSha256(options.noted)
    const { organizationId, result } = await withLocalScope(scope, async (services) => {
      const { id } = await chooseOrganization(services.store, options.organization)
      return { organizationId: id, result: await verifyAuditLog(services, id, noted) }
    })
    scope.print(`organization  ${organizationId}`)
    scope.print(`intact        ${result.entries} entries`)
    scope.print(`hash          ${result.sha256}`)
    if (result.fault !== null) scope.print(`broken        entry ${result.fault.sequence} ${result.fault.reason}`)
    return result.fault === null ? 0 : 1
  },
}

function readSha256(text: string): string {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new UsageError('--noted must be 64 hex digits in lower case.')
  return text
}
