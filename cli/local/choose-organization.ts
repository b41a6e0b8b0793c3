import { plainLine } from '../../client/attack/plain-line.ts'
import type { Organization } from '../../server/domain/account/organization.ts'
import type { Store } from '../../server/domain/ports.ts'
import { ownName } from '../own-name.ts'
import { UsageError } from '../usage-error.ts'
import { readUuid } from './read-option.ts'

/** The organization that `--organization` names, or the only one there is. */
export async function chooseOrganization(store: Store, given: string | undefined): Promise<Organization> {
  const id = given === undefined ? null : readUuid('--organization', given)
  return store.read(async ({ organizations }) => {
    if (id !== null) {
      const found = await organizations.find(id)
      if (found === null) throw new UsageError(`There is no organization ${id} in this database.`)
      return found
    }
    const { total, items } = await organizations.list({ offset: 0, limit: 20 })
    const [only] = items
    if (only === undefined)
      throw new UsageError(`This database has no organization yet. See ${ownName} organization create --help.`)
    if (total === 1) return only
    const known = items.map((one) => `  ${one.id}  ${plainLine(one.name)}`).join('\n')
    throw new UsageError(`There are ${total} organizations; say which one with --organization:\n${known}`)
  })
}
