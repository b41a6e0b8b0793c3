import { commandLineActor } from '../../server/domain/account/audit.ts'
import { Problem } from '../../server/domain/problem.ts'
import { revokeApiKey } from '../../server/services/account/revoke-api-key.ts'
import type { Command } from '../command.ts'
import { chooseOrganization } from '../local/choose-organization.ts'
import { readUuid } from '../local/read-option.ts'
import { withLocalScope } from '../local/with-local-scope.ts'
import { ownName } from '../own-name.ts'
import { UsageError } from '../usage-error.ts'

/** `redoubt key revoke`. */
export const keyRevoke: Command = {
  name: 'key revoke',
  summary: 'Revokes an API key. A service that is running may accept it for some seconds more.',
  positionals: ['ID'],
  options: {
    organization: { value: 'UUID', meaning: 'Whose key; may be left out when there is one organization only.' },
  },
  examples: ['redoubt key revoke 0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d'],
  async run({ options, positionals }, scope) {
    const id = readUuid('ID', positionals[0] ?? '')
    await withLocalScope(scope, async (services) => {
      const organization = await chooseOrganization(services.store, options.organization)
      const command = { organizationId: organization.id, apiKeyId: id, actor: commandLineActor, held: null }
      await revokeApiKey(services, command).catch((error: unknown) => {
        if (!(error instanceof Problem) || error.code !== 'api-key-not-found') throw error
        throw new UsageError(`The organization ${organization.id} has no key ${id}. See ${ownName} key list.`)
      })
    })
    scope.print(`revoked  ${id}`)
    return 0
  },
}
