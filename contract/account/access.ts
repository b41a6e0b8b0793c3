import { type Static, Type } from 'typebox'
import { Id } from '../scalars.ts'
import { Permission } from './api-key.ts'

/** What whoever asks may reach. */
export const Access = Type.Object({
  organization_id: Id,
  permissions: Type.Array(Permission),
  project_ids: Type.Union([Type.Array(Id), Type.Null()], {
    description: 'The projects to which the key is bound; null = all of the organization.',
  }),
  default_project_id: Type.Union([Id, Type.Null()], {
    description: 'The oldest project in use among those that the key holds; null = there is none.',
  }),
})

export type Access = Static<typeof Access>
