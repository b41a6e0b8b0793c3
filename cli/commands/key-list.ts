import { plainLine } from '../../client/attack/plain-line.ts'
import { type ApiKey, endsAtMs } from '../../server/domain/account/organization.ts'
import type { Command } from '../command.ts'
import { chooseOrganization } from '../local/choose-organization.ts'
import { withLocalScope } from '../local/with-local-scope.ts'

const pageSize = 500
/** More keys than this are not listed; the last line says so. */
const listedMax = 10_000

/** `redoubt key list`. */
export const keyList: Command = {
  name: 'key list',
  summary:
    'Lists the API keys of an organization: id, first characters, permissions, state, name. Never the keys themselves.',
  positionals: [],
  options: {
    organization: { value: 'UUID', meaning: 'Whose keys; may be left out when there is one organization only.' },
  },
  examples: ['redoubt key list', 'redoubt key list --organization 0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d'],
  async run({ options }, scope) {
    await withLocalScope(scope, async ({ store, clock }) => {
      const { id } = await chooseOrganization(store, options.organization)
      for (let offset = 0; offset < listedMax; offset += pageSize) {
        const page = await store.read(({ apiKeys }) => apiKeys.list(id, { offset, limit: pageSize }))
        for (const key of page.items) scope.print(describe(key, clock.nowMs()))
        if (offset + pageSize >= page.total) return
      }
      scope.print(`Only the first ${listedMax} are listed.`)
    })
    return 0
  },
}

function describe(key: ApiKey, nowMs: number): string {
  return `${key.id}  ${`${key.prefix}…`.padEnd(9)}  ${key.permissions.join(',').padEnd(26)}  ${stateOf(key, nowMs)}  ${plainLine(key.name)}${boundTo(key)}`
}

function boundTo({ projectIds }: ApiKey): string {
  return projectIds === null ? '' : `  (bound to ${projectIds.join(', ')})`
}

function stateOf(key: ApiKey, nowMs: number): string {
  const { revokedAtMs } = key
  const endMs = endsAtMs(key)
  if (revokedAtMs !== null) return `revoked ${new Date(revokedAtMs).toISOString()}`
  if (endMs === null) return 'usable'
  return `${endMs <= nowMs ? 'expired' : 'usable until'} ${new Date(endMs).toISOString()}`
}
