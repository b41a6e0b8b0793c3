import type { Command } from '../command.ts'
import { openRedTeamClient } from '../remote/open-client.ts'
import { serviceOptions, whereOf } from '../remote/where-of.ts'

/** `redoubt signing-keys`. */
export const signingKeys: Command = {
  name: 'signing-keys',
  summary:
    'Prints the public keys that the service signs reports with, those of before too, as JSON. Fetch them once over a way that you trust: `redoubt verify --key` needs no service then.',
  positionals: [],
  options: serviceOptions('permission redteam'),
  examples: ['redoubt signing-keys > keys.json'],
  async run({ options }, scope) {
    const { client } = await openRedTeamClient(scope, whereOf(options))
    scope.print(JSON.stringify(await client.call('listSigningKeys', {}), null, 2))
    return 0
  },
}
