import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperationPermission } from '../../../contract/operation.ts'
import type { OperationName } from '../../../contract/routes.ts'
import { csrfHeader } from '../../../contract/session/session.ts'
import { type Caller, callerOfKey } from '../../domain/account/caller.ts'
import { invalidField, Problem } from '../../domain/problem.ts'
import type { Authenticator } from '../../services/session/authenticate.ts'
import { callerOfSession } from '../../services/session/authenticate-session.ts'
import { roleMay } from './role-reach.ts'
import { sessionSecretOf } from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null before authentication and on open routes. */
    caller: Caller | null
  }
}

/** Prepares requests to carry who asks. */
export function registerAuthorisation(app: FastifyInstance): void {
  app.decorateRequest('caller', null)
}

/** What a caller needs for an operation. */
export interface CallerNeeds {
  /** Whose role decides; null = a route for programs, which no person asks by a session. */
  readonly operation: OperationName | null
  readonly permissions: readonly OperationPermission[]
  /** True when the operation touches what belongs to no project: a key that is bound to projects may not do that. */
  readonly isOfOrganization: boolean
}

/** A hook that lets a request pass only from a caller that has what it needs; it runs before the body is read. */
export function requireCaller(authenticator: Authenticator, needs: CallerNeeds) {
  return async (request: FastifyRequest): Promise<void> => {
    const caller = await authenticate(authenticator, request)
    const lack = lackOf(caller, needs)
    if (lack !== null) throw new Problem('missing-permission', lack)
    request.caller = caller
  }
}

/** What of an operation's needs a caller lacks, in a sentence; null when it lacks nothing. */
export function lackOf(caller: Caller, { operation, permissions, isOfOrganization }: CallerNeeds): string | null {
  if (caller.role !== null && (operation === null || !roleMay(caller.role, operation))) {
    return `The role "${caller.role}" may not do this.`
  }
  const lacked = permissions.find((permission) => !caller.permissions.includes(permission))
  if (lacked !== undefined) return `The API key lacks the permission "${lacked}".`
  if (isOfOrganization && caller.projectIds !== null) {
    return 'The API key is bound to projects, and this belongs to the whole organization.'
  }
  return null
}

/** Who asks, by a key or by a session; one that is refused counts for its address. */
async function authenticate(authenticator: Authenticator, request: FastifyRequest): Promise<Caller> {
  try {
    return await (inSession(authenticator, request) ??
      authenticator.authenticate(secretOf(request)).then((key) => callerOfKey(key)))
  } catch (error) {
    const isRefused = error instanceof Problem && ['invalid-api-key', 'invalid-session'].includes(error.code)
    if (isRefused) await request.countRefusal?.()
    throw error
  }
}

/** Who asks by the cookie of the console; null when a request brings a key of its own, or no cookie. */
function inSession(authenticator: Authenticator, request: FastifyRequest): Promise<Caller> | null {
  const secret = request.headers['x-api-key'] === undefined ? sessionSecretOf(request) : null
  if (secret === null) return null
  requireCsrfToken(authenticator, request, secret)
  return authenticator.sessions.authenticate(secret).then(callerOfSession)
}

/**
 * Throws Problem `missing-csrf-token` when a request would change something by the cookie alone: a browser sends that
 * along whoever made the request, and only a page of this service could read the token.
 */
export function requireCsrfToken({ sessions }: Authenticator, request: FastifyRequest, secret: string): void {
  if (['GET', 'HEAD'].includes(request.method)) return
  const expected = Buffer.from(sessions.csrfToken(secret))
  const given = Buffer.from(String(request.headers[csrfHeader] ?? ''))
  if (given.length === expected.length && timingSafeEqual(given, expected)) return
  throw new Problem('missing-csrf-token', 'Send the `csrf_token` of the session in the header "X-Csrf-Token".')
}

/**
 * Lets a request of an authenticated key pass only when it names the key's organization: another one is
 * `organization-mismatch`, none is `invalid-request`.
 */
export async function requireOrganization(request: FastifyRequest): Promise<void> {
  const given = request.headers[organizationHeader]
  if (given === undefined || given === '') {
    throw invalidField(`header.${organizationHeader}`, 'is required: send the id of the organization of the key')
  }
  if (String(given).toLowerCase() !== callerOf(request).organizationId.toLowerCase()) {
    throw new Problem(
      'organization-mismatch',
      'The API key belongs to another organization than X-Organization-Id names.',
    )
  }
}

/** The header by which red-team requests name their organization. */
export const organizationHeader = 'x-organization-id'

/** Who sent an authenticated request. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Error('an operation ran without authentication')
  return request.caller
}

/** Clients of other protocols send their key as a bearer; beside a key of ours it is meant for an upstream. */
export function takeBearer({ headers }: FastifyRequest): void {
  const bearer = bearerOf(headers.authorization)
  if (bearer === null) return
  if (headers['x-api-key'] === undefined) headers['x-api-key'] = bearer
  // Our key is nobody else's business.
  if (headers['x-api-key'] === bearer) delete headers.authorization
}

/** The token of a header `Authorization`; null when it holds no bearer. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null
}

const secretUnitsMax = 512

function secretOf(request: FastifyRequest): string {
  const given = request.headers['x-api-key']
  if (typeof given !== 'string' || given === '') {
    throw new Problem('invalid-api-key', 'Send the API key in the header "X-Api-Key".')
  }
  if (given.length > secretUnitsMax) throw new Problem('invalid-api-key', 'The API key is unknown, expired or revoked.')
  return given
}
