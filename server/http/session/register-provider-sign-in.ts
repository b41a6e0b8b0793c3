import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  beginSignInPath,
  SignInProvider,
  signInCallbackPath,
  signInPagePath,
  signInProviderPath,
} from '../../../contract/session/session.ts'
import type { IdentityProvider } from '../../domain/account/identity-provider.ts'
import { Problem } from '../../domain/problem.ts'
import type { GuardScope } from '../../services/scope/guard-scope.ts'
import { beginPersonSession } from '../../services/session/begin-person-session.ts'
import { asProblem } from '../problem-response.ts'
import { failureReplies, refuseOtherMethods } from '../register-operations.ts'
import { setSessionCookie } from './session-cookie.ts'
import { createSignInCookies, isSame, type SignInAttempt } from './sign-in-cookie.ts'
import type { SignInLock } from './sign-in-lock.ts'

/** The identity provider at which people of one organization sign in. */
export interface ProviderSignIn {
  readonly provider: IdentityProvider
  readonly organizationId: string
  /** How long their sessions last at most, in milliseconds. */
  readonly sessionMs: number
  /** Where browsers reach the service, without a slash at the end. */
  readonly publicUrl: string
}

/** What signing in at a provider needs. */
export interface ProviderSignInOptions {
  /** Null = none is configured; then nobody is sent anywhere. */
  readonly signIn: ProviderSignIn | null
  readonly guard: GuardScope
  readonly lock: SignInLock
}

/** Answers of the provider that are looked at at the same time; each asks the provider some questions. */
const exchangesMax = 20

/** Signing in at an identity provider: there, back, and whether there is one. */
export function registerProviderSignIn(app: FastifyInstance, { signIn, guard, lock }: ProviderSignInOptions): void {
  app.route({
    method: 'GET',
    url: signInProviderPath,
    schema: {
      operationId: 'readSignInProvider',
      summary: 'Where people may sign in without a key',
      tags: ['Sessions', 'extension'],
      response: { 200: SignInProvider, ...failureReplies(['internal-error']) },
    },
    handler: async () => ({ provider: signIn && { name: signIn.provider.name, begin_at: beginSignInPath } }),
  })
  refuseOtherMethods(app, signInProviderPath, new Set(['GET']))
  if (signIn === null) return
  const isSecure = signIn.publicUrl.startsWith('https:')
  const { clock, sha256, randomBytes, reference } = guard
  const cookies = createSignInCookies({ clock, sha256, randomBytes, keyedHash: reference, isSecure })
  let exchanges = 0

  page(app, beginSignInPath, async (request, reply) => {
    const next = pageOf((request.query as { readonly next?: unknown }).next)
    // Another site may not begin what somebody did not ask for; it gets to where one begins.
    if (request.headers['sec-fetch-site'] === 'cross-site') return signInPagePath
    lock.refuseLocked(request.ip)
    return signIn.provider.signInUrl(cookies.begin(reply, next).proof)
  })

  page(app, signInCallbackPath, async (request, reply) => {
    const attempt = cookies.read(request)
    refuseForeign(request, attempt)
    cookies.end(reply)
    lock.refuseLocked(request.ip)
    if (exchanges >= exchangesMax) {
      throw new Problem('overloaded', 'Too many sign-ins at the same time.', { retryAfterSeconds: 5 })
    }
    exchanges += 1
    try {
      const secret = await exchange(request, attempt)
      setSessionCookie(request, reply, secret, { isSecure, ageMs: signIn.sessionMs })
      return `/console${attempt.next}`
    } catch (error) {
      // Whoever tries codes has the provider asked each time.
      if (error instanceof Problem && guesses.has(error.code)) lock.countRefused(request.ip)
      throw error
    } finally {
      exchanges -= 1
    }
  })

  async function exchange(request: FastifyRequest, { proof, expiresAtMs }: SignInAttempt): Promise<string> {
    const identity = await (signIn as ProviderSignIn).provider.identify(queryOf(request), proof)
    const { secret } = await beginPersonSession(guard, {
      ...(signIn as ProviderSignIn),
      identity,
      userAgent: request.headers['user-agent'] ?? null,
      answerSha256: sha256(proof.state),
      answerExpiresAtMs: expiresAtMs,
    })
    return secret
  }
}

/** What guessing looks like. Somebody without a role has signed in, and shares an address with those who have one. */
const guesses: ReadonlySet<string> = new Set(['sign-in-expired', 'identity-not-verified'])

/** Throws Problem `sign-in-expired` when an answer does not belong to a sign-in that began in this browser. */
function refuseForeign(request: FastifyRequest, attempt: SignInAttempt | null): asserts attempt is SignInAttempt {
  const { state } = request.query as { readonly state?: unknown }
  if (attempt !== null && typeof state === 'string' && isSame(state, attempt.proof.state)) return
  throw new Problem(
    'sign-in-expired',
    'This sign-in did not begin in this browser, was left for another one, or took longer than 10 minutes. Begin again.',
  )
}

/** A place that a browser visits: leads on, and where that fails back to the page that says why; programs get the problem. */
function page(
  app: FastifyInstance,
  url: string,
  visit: (request: FastifyRequest, reply: FastifyReply) => Promise<string>,
): void {
  app.get(url, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      return reply.redirect(await visit(request, reply), 303)
    } catch (error) {
      if (!String(request.headers.accept ?? '').includes('text/html')) throw error
      const { code } = asProblem(error as Error)
      if (code === 'internal-error') request.log.error({ err: error }, 'unexpected failure')
      return reply.redirect(`${signInPagePath}?failed=${code}`, 303)
    }
  })
}

/** The query of a request letter by letter, so that nothing is read twice in different ways. */
function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at + 1)
}

/** A page of the console, from `/` on; anything else is its first one. */
function pageOf(next: unknown): string {
  return typeof next === 'string' && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,1000}$/.test(next) ? next : '/'
}
