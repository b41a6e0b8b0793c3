import { type Static, Type } from 'typebox'
import { listOf } from '../list.ts'
import { GivenId, Id, NullableString, NullableTimestamp, Timestamp } from '../scalars.ts'
import { Permission } from './api-key.ts'

/** Where a browser signs in, reads its session and signs out. */
export const sessionPath = '/api/v1/session'

/** The header in which a page proves that it could read `csrf_token`. */
export const csrfHeader = 'x-csrf-token'

/** How somebody signs in: exactly one of both. */
export const BeginSessionBody = Type.Object(
  {
    api_key: Type.Optional(Type.String({ minLength: 1, maxLength: 512 })),
    code: Type.Optional(
      Type.String({ minLength: 1, maxLength: 512, description: 'From the link that the start of the service prints.' }),
    ),
  },
  { additionalProperties: false },
)

/** The session of whoever asks. */
export const OwnSession = Type.Object({
  id: Id,
  csrf_token: Type.String({
    description: 'Send it as `X-Csrf-Token` with every request by the cookie that is not GET or HEAD.',
  }),
  organization_id: Id,
  organization_name: Type.String(),
  key_name: Type.String({ description: 'The key with which it was begun, and with which it ends.' }),
  permissions: Type.Array(Permission),
  project_ids: Type.Union([Type.Array(Id), Type.Null()], { description: 'Null = all of the organization.' }),
  created_at: Timestamp,
  ends_at: Timestamp,
  version: Type.String({ description: 'Of the service.' }),
})

/** A session as the list shows it. */
export const Session = Type.Object({
  id: Id,
  api_key_id: Id,
  user_agent: Type.Union([Type.String(), Type.Null()], { description: 'What the browser called itself.' }),
  created_at: Timestamp,
  last_seen_at: Type.String({ format: 'date-time', description: 'Accurate to about a minute.' }),
  ends_at: Type.String({ format: 'date-time', description: 'When it ends if nobody uses it any more.' }),
  revoked_at: NullableTimestamp,
})

/** A page of sessions. */
export const SessionList = listOf(Session)

/** Which session. */
export const SessionParams = Type.Object({ id: GivenId })

/** What is left after signing out. */
export const EndedSession = Type.Object({ id: NullableString })

export type BeginSessionBody = Static<typeof BeginSessionBody>
export type OwnSession = Static<typeof OwnSession>
export type Session = Static<typeof Session>
export type SessionList = Static<typeof SessionList>
