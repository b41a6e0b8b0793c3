import { createApiKey } from '../../server/services/account/create-api-key.ts'
import type { Command } from '../command.ts'
import { chooseOrganization } from '../local/choose-organization.ts'
import { readMoment, readName, readPermissions, readUuid } from '../local/read-option.ts'
import { withLocalScope } from '../local/with-local-scope.ts'
import { UsageError } from '../usage-error.ts'

/** As many as over HTTP. */
const projectsMax = 100

/** `redoubt key create`. */
export const keyCreate: Command = {
  name: 'key create',
  summary: 'Creates an API key and prints it once. This is the way back in when the last key is lost.',
  positionals: [],
  options: {
    organization: { value: 'UUID', meaning: 'Whose key; may be left out when there is one organization only.' },
    name: { value: 'NAME', meaning: 'Its name, for people. Default: "Made on the command line".' },
    permissions: { value: 'LIST', meaning: 'Out of guard, redteam, manage, admin. Default: guard,redteam,manage.' },
    projects: { value: 'LIST', meaning: 'Ids of the projects to which it is bound. Default: all of the organization.' },
    'expires-at': { value: 'TIME', meaning: 'When it stops working, e.g. 2030-01-31T12:00:00Z. Default: never.' },
  },
  examples: [
    'redoubt key create',
    'redoubt key create --name "Chat backend" --permissions guard --expires-at 2030-01-31T12:00:00Z',
  ],
  async run({ options }, scope) {
    const name = readName('--name', options.name ?? 'Made on the command line')
    const permissions = readPermissions(options.permissions ?? 'guard,redteam,manage')
    const projectIds = options.projects?.split(',').map((id) => readUuid('Each of --projects', id.trim())) ?? null
    if (projectIds !== null && projectIds.length > projectsMax) {
      throw new UsageError(`--projects takes at most ${projectsMax} ids.`)
    }
    const expiresAt = options['expires-at']
    const expiresAtMs = expiresAt === undefined ? null : readMoment('--expires-at', expiresAt)
    const issued = await withLocalScope(scope, async (services) => {
      const organization = await chooseOrganization(services.store, options.organization)
      return createApiKey(services, { organizationId: organization.id, name, permissions, projectIds, expiresAtMs })
    })
    scope.print(`organization  ${issued.record.organizationId}`)
    scope.print(`id            ${issued.record.id}`)
    scope.print(`permissions   ${issued.record.permissions.join(', ')}`)
    if (projectIds !== null) scope.print(`projects      ${projectIds.join(', ')}`)
    scope.print(`key           ${issued.key}  (shown once)`)
    return 0
  },
}
