import { type Static, Type } from 'typebox'
import { listOf, PageQuery } from '../list.ts'
import { GivenId, givenId, Id, Name, Timestamp, withoutNul } from '../scalars.ts'
import { messageFilters } from './message-filters.ts'

const Day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'A day of the calendar, as the reader has it.',
})

/** Filters of the list of messages. */
export const ViewFilters = Type.Object(
  {
    project_id: Type.Optional(givenId('Absent = the one that the reader looks at.')),
    policy_id: Type.Optional(GivenId),
    unsafe_only: Type.Optional(Type.Boolean()),
    issues_only: Type.Optional(Type.Boolean()),
    ...messageFilters,
    // Kept as given: nothing is filled in.
    security_only: Type.Optional(Type.Boolean()),
    errors_only: Type.Optional(Type.Boolean()),
    shadow_only: Type.Optional(Type.Boolean()),
    images_only: Type.Optional(Type.Boolean()),
    documents_only: Type.Optional(Type.Boolean()),
    tool_messages_only: Type.Optional(Type.Boolean()),
    from_day: Type.Optional(Day),
    to_day: Type.Optional({ ...Day, description: 'Inclusive.' }),
    search: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        pattern: withoutNul,
        description: 'As `search` of `GET /api/v1/messages`.',
      }),
    ),
  },
  { description: 'What `GET /api/v1/messages` is asked for, days in place of moments. They are kept as given.' },
)

const IsShared = Type.Boolean({
  description:
    'False: nobody else sees it. True: it belongs to the organization; whoever may save views sees, changes and deletes it.',
})

/** A new view. */
export const CreateSavedViewBody = Type.Object({
  name: Name,
  filters: ViewFilters,
  is_shared: Type.Optional({ ...IsShared, default: false }),
})

/** What to change of a view; fields that are left out stay. */
export const UpdateSavedViewBody = Type.Partial(Type.Object({ name: Name, filters: ViewFilters, is_shared: IsShared }))

/** Filters under a name. */
export const SavedView = Type.Object({
  id: Id,
  name: Type.String(),
  filters: ViewFilters,
  is_shared: Type.Boolean(),
  is_own: Type.Boolean({ description: 'Whether the caller saved it.' }),
  saved_by: Type.String({ description: 'As the audit log names who changes something.' }),
  created_at: Timestamp,
  updated_at: Timestamp,
})

/** Which views to list. */
export const ListSavedViewsQuery = PageQuery

/** A page of views. */
export const SavedViewList = listOf(SavedView)

/** Which view. */
export const SavedViewParams = Type.Object({ id: GivenId })

export type ViewFilters = Static<typeof ViewFilters>
export type CreateSavedViewBody = Static<typeof CreateSavedViewBody>
export type UpdateSavedViewBody = Static<typeof UpdateSavedViewBody>
export type SavedView = Static<typeof SavedView>
export type ListSavedViewsQuery = Static<typeof ListSavedViewsQuery>
export type SavedViewList = Static<typeof SavedViewList>
export type SavedViewParams = Static<typeof SavedViewParams>
