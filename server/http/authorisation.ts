import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { csrfHeader } from '../../contract/manage/session.ts'
import type { OperationPermission } from '../../contract/operation.ts'
import type { ApiKey } from '../domain/organization.ts'
import { invalidField, Problem } from '../domain/problem.ts'
import type { Authenticator } from '../services/authenticate.ts'
import { sessionSecretOf } from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of the request; null before authentication and on open routes. */
    apiKey: ApiKey | null
  }
}

/** Prepares requests to carry their key. */
export function registerAuthorisation(app: FastifyInstance): void {
  app.decorateRequest('apiKey', null)
}

/** What a key needs for an operation. */
export interface KeyNeeds {
  readonly permissions: readonly OperationPermission[]
  /** True when the operation touches what belongs to no project: a key that is bound to projects may not do that. */
  readonly isOfOrganization: boolean
}

/** A hook that lets a request pass only with a usable key that has what it needs; it runs before the body is read. */
export function requireKey(authenticator: Authenticator, { permissions, isOfOrganization }: KeyNeeds) {
  return async (request: FastifyRequest): Promise<void> => {
    const key = await authenticate(authenticator, request)
    const lacked = permissions.find((permission) => !key.permissions.includes(permission))
    if (lacked !== undefined) {
      throw new Problem('missing-permission', `The API key lacks the permission "${lacked}".`)
    }
    if (isOfOrganization && key.projectIds !== null) {
      throw new Problem(
        'missing-permission',
        'The API key is bound to projects, and this belongs to the whole organization.',
      )
    }
    request.apiKey = key
  }
}

/** The key of a request, or the one behind its session; one that is refused counts for its address. */
async function authenticate(authenticator: Authenticator, request: FastifyRequest): Promise<ApiKey> {
  try {
    return await (inSession(authenticator, request) ?? authenticator.authenticate(secretOf(request)))
  } catch (error) {
    const isRefused = error instanceof Problem && ['invalid-api-key', 'invalid-session'].includes(error.code)
    if (isRefused) await request.countRefusal?.()
    throw error
  }
}

/** The key behind the cookie of the console; null when a request brings a key of its own, or no cookie. */
function inSession(authenticator: Authenticator, request: FastifyRequest): Promise<ApiKey> | null {
  const secret = request.headers['x-api-key'] === undefined ? sessionSecretOf(request) : null
  if (secret === null) return null
  requireCsrfToken(authenticator, request, secret)
  return authenticator.sessions.authenticate(secret).then(({ key }) => key)
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
  if (String(given).toLowerCase() !== keyOf(request).organizationId.toLowerCase()) {
    throw new Problem(
      'organization-mismatch',
      'The API key belongs to another organization than X-Organization-Id names.',
    )
  }
}

/** The header by which red-team requests name their organization. */
export const organizationHeader = 'x-organization-id'

/** The key of an authenticated request. */
export function keyOf(request: FastifyRequest): ApiKey {
  if (request.apiKey === null) throw new Error('an operation ran without authentication')
  return request.apiKey
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
