import type { Member } from '../../../contract/session/member.ts'
import type { sessionOperations } from '../../../contract/session/routes.ts'
import type { Person } from '../../domain/account/person.ts'
import { listMembers as listMembersService } from '../../services/session/list-members.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readPage } from '../read-page.ts'
import { timestampOf } from '../timestamp.ts'
import { presentPerson } from './present-session.ts'

/** GET /api/v1/members */
export const listMembers: OperationHandler<typeof sessionOperations.listMembers> = {
  async handle({ guard }, { organizationId, query }) {
    const { items, ...page } = await listMembersService(guard, organizationId, readPage(query))
    return { ...page, items: items.map(presentMember) }
  },
}

function presentMember(person: Person): Member {
  return {
    ...presentPerson(person),
    first_signed_in_at: timestampOf(person.createdAtMs),
    last_signed_in_at: timestampOf(person.signedInAtMs),
  }
}
