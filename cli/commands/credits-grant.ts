import { commandLineActor } from '../../server/domain/account/audit.ts'
import { grantCredits } from '../../server/services/account/grant-credits.ts'
import type { Command } from '../command.ts'
import { chooseOrganization } from '../local/choose-organization.ts'
import { readAmount } from '../local/read-option.ts'
import { withLocalScope } from '../local/with-local-scope.ts'

/** `redoubt credits grant`. */
export const creditsGrant: Command = {
  name: 'credits grant',
  summary:
    'Adds credits to the balance of an organization. Before the first grant there is no balance and nothing is refused.',
  positionals: ['AMOUNT'],
  options: {
    organization: { value: 'UUID', meaning: 'Whose balance; may be left out when there is one organization only.' },
  },
  examples: ['redoubt credits grant 10000'],
  async run({ options, positionals }, scope) {
    const amount = readAmount('AMOUNT', positionals[0] ?? '')
    const { organizationId, balance } = await withLocalScope(scope, async (services) => {
      const { id } = await chooseOrganization(services.store, options.organization)
      return {
        organizationId: id,
        balance: await grantCredits(services, { organizationId: id, amount, actor: commandLineActor }),
      }
    })
    scope.print(`organization  ${organizationId}`)
    scope.print(`balance       ${balance}`)
    return 0
  },
}
