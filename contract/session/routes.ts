import { PageQuery } from '../list.ts'
import { defaultBodyBytesMax, type Operation } from '../operation.ts'
import { MemberList } from './member.ts'
import { Session, SessionList, SessionParams } from './session.ts'

const managed = {
  aliases: [],
  extension: true,
  tag: 'Sessions',
  permission: 'manage',
  body: null,
  repeatable: false,
  bodyBytesMax: defaultBodyBytesMax,
} as const

/** The operations on the console's sessions. Signing in and out stand beside this table, because they set the cookie. */
export const sessionOperations = {
  listSessions: {
    ...managed,
    name: 'listSessions',
    method: 'GET',
    path: '/api/v1/sessions',
    summary: 'List sessions of the console',
    description: 'Newest first, those that ended in the last 30 days too. The secrets of the cookies are not kept.',
    params: null,
    query: PageQuery,
    reply: { status: 200, schema: SessionList },
    problems: [],
  },
  listMembers: {
    ...managed,
    name: 'listMembers',
    method: 'GET',
    path: '/api/v1/members',
    summary: 'List those who signed in',
    description:
      'Whoever signed in at the identity provider at least once with a role, the latest sign-in first; of the role, what the provider said the last time. Of people, only owners may see it. The provider’s addresses of e-mail are not kept.',
    params: null,
    query: PageQuery,
    reply: { status: 200, schema: MemberList },
    problems: [],
  },
  revokeSession: {
    ...managed,
    name: 'revokeSession',
    method: 'DELETE',
    path: '/api/v1/sessions/{id}',
    summary: 'End a session of the console',
    description:
      'At once in this process, within 2 s in others. Again changes nothing. Only somebody with the same permissions, or more, ends it.',
    params: SessionParams,
    query: null,
    reply: { status: 200, schema: Session },
    problems: ['session-not-found'],
  },
} as const satisfies Record<string, Operation>
