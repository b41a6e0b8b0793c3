import { type Static, Type } from 'typebox'
import { listOf } from '../list.ts'
import { Name, Timestamp } from '../scalars.ts'
import { IssuedApiKey } from './api-key.ts'

/** A new organization. */
export const CreateOrganizationBody = Type.Object({
  name: Name,
  id: Type.Optional(Type.String({ format: 'uuid', description: 'Its id; a fresh one when absent.' })),
})

/** The owner of everything else. */
export const Organization = Type.Object({ id: Type.String(), name: Type.String(), created_at: Timestamp })

/** A new organization with its first key, which is shown once. */
export const CreateOrganizationReply = Type.Object({ organization: Organization, api_key: IssuedApiKey })

/** What shall be different in an organization. */
export const UpdateOrganizationBody = Type.Object({ name: Type.Optional(Name) })

/** A page of organizations. */
export const OrganizationList = listOf(Organization)

export type CreateOrganizationBody = Static<typeof CreateOrganizationBody>
export type Organization = Static<typeof Organization>
export type CreateOrganizationReply = Static<typeof CreateOrganizationReply>
export type UpdateOrganizationBody = Static<typeof UpdateOrganizationBody>
export type OrganizationList = Static<typeof OrganizationList>
