import { createOrganization } from '../../server/services/account/create-organization.ts'
import type { Command } from '../command.ts'
import { readName, readUuid } from '../local/read-option.ts'
import { withLocalScope } from '../local/with-local-scope.ts'

/** `redoubt organization create`. */
export const organizationCreate: Command = {
  name: 'organization create',
  summary:
    'Creates an organization with its default policies, a sample project and a first key, which is printed once.',
  positionals: [],
  options: {
    name: { value: 'NAME', meaning: 'Its name, for people.', isRequired: true },
    id: { value: 'UUID', meaning: 'Its id; a fresh one when absent.' },
  },
  examples: [
    'redoubt organization create --name "Acme"',
    'redoubt organization create --name "Acme" --id 0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d',
  ],
  async run({ options }, scope) {
    const name = readName('--name', options.name ?? '')
    const id = options.id === undefined ? null : readUuid('--id', options.id)
    const created = await withLocalScope(scope, (services) => createOrganization(services, { name, id }))
    scope.print(`organization  ${created.organization.id}`)
    scope.print(`permissions   ${created.apiKey.permissions.join(', ')}`)
    scope.print(`first key     ${created.key}  (shown once)`)
    return 0
  },
}
