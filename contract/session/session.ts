import { type Static, type TLiteral, Type } from 'typebox'
import { Permission } from '../account/api-key.ts'
import { listOf } from '../list.ts'
import { GivenId, Id, NullableString, NullableTimestamp, Timestamp } from '../scalars.ts'

/** Where a browser signs in, reads its session and signs out. */
export const sessionPath = '/api/v1/session'

/** Where a browser asks whether people may sign in at an identity provider. */
export const signInProviderPath = '/api/v1/session/provider'

/** Where a browser goes to sign in at the identity provider. */
export const beginSignInPath = '/console/sign-in/begin'

/** Where the identity provider sends it back to; to be registered there. */
export const signInCallbackPath = '/console/sign-in/callback'

/** Where the browser is shown how to sign in, and why it did not work; to be registered for signing out. */
export const signInPagePath = '/console/sign-in'

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

/** What a person who signed in at the identity provider may do. */
export const Role = Type.Union(
  ['owner', 'editor', 'analyst', 'auditor'].map((role) => Type.Literal(role)) as RoleLiterals,
)

type RoleLiterals = [TLiteral<'owner'>, TLiteral<'editor'>, TLiteral<'analyst'>, TLiteral<'auditor'>]

/** Somebody who signed in at the identity provider. */
export const SessionPerson = Type.Object(
  {
    id: Id,
    subject: Type.String({ description: 'What the provider calls the person for ever.' }),
    name: Type.String(),
    role: Type.Union([Role, Type.Null()], { description: 'Null = none any more.' }),
  },
  { description: 'Who signed in at the identity provider.' },
)

/** The session of whoever asks. */
export const OwnSession = Type.Object({
  id: Id,
  csrf_token: Type.String({
    description: 'Send it as `X-Csrf-Token` with every request by the cookie that is not GET or HEAD.',
  }),
  organization_id: Id,
  organization_name: Type.String(),
  key_name: Type.Union([Type.String(), Type.Null()], {
    description: 'The key with which it was begun, and with which it ends; null = a person signed in.',
  }),
  api_key_id: Type.Union([Id, Type.Null()], { description: 'Of that key; null = a person signed in.' }),
  person: Type.Union([SessionPerson, Type.Null()], { description: 'Null = it was begun with a key.' }),
  permissions: Type.Array(Permission, {
    description: 'Of a person those among which the operations of the role lie; `operations` says which.',
  }),
  operations: Type.Array(Type.String(), { description: 'What it may ask for, each by its `operationId`.' }),
  project_ids: Type.Union([Type.Array(Id), Type.Null()], { description: 'Null = all of the organization.' }),
  created_at: Timestamp,
  ends_at: Timestamp,
  version: Type.String({ description: 'Of the service.' }),
})

/** A session as the list shows it. */
export const Session = Type.Object({
  id: Id,
  api_key_id: Type.Union([Id, Type.Null()], { description: 'Null = a person signed in.' }),
  person: Type.Union([SessionPerson, Type.Null()], { description: 'Null = it was begun with a key.' }),
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
export const EndedSession = Type.Object({
  id: NullableString,
  continue_at: Type.Union([Type.String(), Type.Null()], {
    description: 'Where the identity provider ends its own session; null when there is nothing to end.',
  }),
})

/** Where people may sign in who have no key. */
export const SignInProvider = Type.Object({
  provider: Type.Union(
    [
      Type.Object({
        name: Type.String({ description: 'For people.' }),
        begin_at: Type.String({
          description: 'Where a browser goes for it, with `next` for the page to come back to.',
        }),
      }),
      Type.Null(),
    ],
    { description: 'Null = nowhere: no identity provider is configured.' },
  ),
})

export type BeginSessionBody = Static<typeof BeginSessionBody>
export type SessionPerson = Static<typeof SessionPerson>
export type EndedSession = Static<typeof EndedSession>
export type SignInProvider = Static<typeof SignInProvider>
export type OwnSession = Static<typeof OwnSession>
export type Session = Static<typeof Session>
export type SessionList = Static<typeof SessionList>
