import type { Command } from '../command.ts'
import { chooseOrganization } from '../local/choose-organization.ts'
import { readUuid } from '../local/read-option.ts'
import { withLocalScope } from '../local/with-local-scope.ts'
import { UsageError } from '../usage-error.ts'

/** `redoubt key revoke`. */
export const keyRevoke: Command = {
  name: 'key revoke',
  summary: 'Revokes an API key. A service that is running may accept it for some seconds more.',
  positionals: ['ID'],
  options: {
    organization: { value: 'UUID', meaning: 'Whose key; may be left out when there is one organization only.' },
  },
  examples: ['npx redoubt key revoke 0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d'],
  async run({ options, positionals }, scope) {
    const id = readUuid('ID', positionals[0] ?? '')
    await withLocalScope(scope, async ({ store, clock }) => {
      const organization = await chooseOrganization(store, options.organization)
      const isFound = await store.write(({ apiKeys }) => apiKeys.revoke(organization.id, id, clock.nowMs()))
      if (!isFound)
        throw new UsageError(`The organization ${organization.id} has no key ${id}. See npx redoubt key list.`)
    })
    scope.print(`revoked  ${id}`)
    return 0
  },
}
