import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ProblemCode } from '../../../contract/problem.ts'
import { BeginSessionBody, EndedSession, OwnSession, sessionPath } from '../../../contract/session/session.ts'
import type { IdentityProvider } from '../../domain/account/identity-provider.ts'
import { sessionEndMs } from '../../domain/account/session.ts'
import { invalidField, Problem } from '../../domain/problem.ts'
import type { ServiceScope } from '../../services/scope/service-scope.ts'
import type { Authenticator } from '../../services/session/authenticate.ts'
import { callerOfSession, type SignedIn } from '../../services/session/authenticate-session.ts'
import { beginSession, type SignIn } from '../../services/session/begin-session.ts'
import { revokeSession } from '../../services/session/revoke-session.ts'
import { failureReplies, refuseOtherMethods } from '../register-operations.ts'
import { timestampOf } from '../timestamp.ts'
import { requireCsrfToken } from './authorisation.ts'
import { operationsOf } from './operation-needs.ts'
import { presentPerson } from './present-session.ts'
import { sessionSecretOf, setSessionCookie } from './session-cookie.ts'
import type { SignInLock } from './sign-in-lock.ts'

/** What signing in and out needs. */
export interface SessionsOptions {
  readonly authenticator: Authenticator
  readonly guard: ServiceScope
  /** Of the program. */
  readonly version: string
  readonly lock: SignInLock
  /** Where people sign in who have no key; null = nowhere. */
  readonly provider: IdentityProvider | null
}

/** Signing in, reading the own session and signing out: beside the table of operations, because they are about the cookie. */
export function registerSessions(app: FastifyInstance, options: SessionsOptions): void {
  const { sessions } = options.authenticator
  registerSignIn(app, options)
  app.route({
    method: 'GET',
    url: sessionPath,
    schema: schemaOf('readSession', 'Read the own session', OwnSession, ['invalid-session']),
    handler: async (request, reply) => {
      const secret = secretOf(request)
      reply.header('cache-control', 'no-store')
      return presentOwn(options, await sessions.authenticate(secret), secret)
    },
  })
  app.route({
    method: 'DELETE',
    url: sessionPath,
    schema: schemaOf('endSession', 'Sign out', EndedSession, ['invalid-session', 'missing-csrf-token']),
    handler: async (request, reply) => {
      const secret = secretOf(request)
      requireCsrfToken(options.authenticator, request, secret)
      const signedIn = await sessions.authenticate(secret)
      const { id, organizationId, sha256 } = signedIn.session
      const { actor } = callerOfSession(signedIn)
      await revokeSession(options.guard, { organizationId, sessionId: id, actor, held: null })
      sessions.forget(sha256)
      setSessionCookie(request, reply, null)
      const isOfProvider = signedIn.by.kind === 'person' && options.provider !== null
      return { id, continue_at: isOfProvider ? await options.provider.signOutUrl() : null }
    },
  })
  refuseOtherMethods(app, sessionPath, new Set(['GET', 'POST', 'DELETE']))
}

function registerSignIn(app: FastifyInstance, options: SessionsOptions): void {
  const { lock } = options
  app.route({
    method: 'POST',
    url: sessionPath,
    bodyLimit: 4_096,
    schema: {
      ...schemaOf('beginSession', 'Sign in with a key or a one-time code', OwnSession, [
        'invalid-api-key',
        'invalid-request',
        'payload-too-large',
        'unsupported-media-type',
        'rate-limited',
      ]),
      body: BeginSessionBody,
    },
    onRequest: async (request) => {
      // A browser says so itself; programs may sign in from where they like.
      if (request.headers['sec-fetch-site'] === 'cross-site') {
        throw new Problem('missing-csrf-token', 'Another site may not sign somebody in.')
      }
      lock.refuseLocked(request.ip)
    },
    handler: async (request, reply) => {
      const signIn = readSignIn(request.body as BeginSessionBody)
      const begun = await beginSession(options.guard, signIn, request.headers['user-agent'] ?? null).catch(
        (error: unknown) => {
          if (error instanceof Problem && error.code === 'invalid-api-key') lock.countRefused(request.ip)
          throw error
        },
      )
      setSessionCookie(request, reply, begun.secret)
      reply.header('cache-control', 'no-store')
      return presentOwn(options, begun, begun.secret)
    },
  })
}

function readSignIn({ api_key: apiKey, code }: BeginSessionBody): SignIn {
  if (apiKey !== undefined && code === undefined) return { apiKey }
  if (apiKey === undefined && code !== undefined) return { code }
  throw invalidField('body', 'must hold exactly one of `api_key` and `code`')
}

function secretOf(request: FastifyRequest): string {
  const secret = sessionSecretOf(request)
  if (secret === null) throw new Problem('invalid-session', 'Nobody is signed in here.')
  return secret
}

async function presentOwn(
  { authenticator, guard, version }: SessionsOptions,
  signedIn: SignedIn,
  secret: string,
): Promise<OwnSession> {
  const { session, by } = signedIn
  const caller = callerOfSession(signedIn)
  const organization = await guard.store.read(({ organizations }) => organizations.find(session.organizationId))
  return {
    id: session.id,
    csrf_token: authenticator.sessions.csrfToken(secret),
    organization_id: session.organizationId,
    organization_name: organization?.name ?? '',
    key_name: by.kind === 'key' ? by.key.name : null,
    api_key_id: by.kind === 'key' ? by.key.id : null,
    person: by.kind === 'key' ? null : presentPerson(by.person),
    permissions: [...caller.permissions],
    operations: [...operationsOf(caller)],
    project_ids: caller.projectIds && [...caller.projectIds],
    created_at: timestampOf(session.createdAtMs),
    ends_at: timestampOf(sessionEndMs(session)),
    version,
  }
}

function schemaOf(operationId: string, summary: string, reply: object, problems: readonly ProblemCode[]) {
  return {
    operationId,
    summary,
    tags: ['Sessions', 'extension'],
    response: { 200: reply, ...failureReplies([...problems, 'internal-error']) },
  }
}
