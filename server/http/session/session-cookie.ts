import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionMsMax } from '../../domain/account/session.ts'

const cookieName = 'redoubt_session'
const secretUnitsMax = 512

/** The secret of the session that a browser sends; null when there is none. */
export function sessionSecretOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  return cookieOf(request, cookieName, secretUnitsMax)
}

/** The value of a cookie that a browser sends; null when there is none, or one that is longer than any of ours. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string, unitsMax: number): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [named, value = ''] = pair.trim().split('=', 2)
    if (named === name && value !== '' && value.length <= unitsMax) return value
  }
  return null
}

/** How a session cookie is given. */
export interface SessionCookieRules {
  /** Whether browsers come over TLS. Default: whether this request did. */
  readonly isSecure?: boolean
  /** How long the browser keeps it, in milliseconds. Default: as long as any session lasts. */
  readonly ageMs?: number
}

/**
 * Gives the browser the secret of its session; null takes it back. No script can read it, no other site can have it sent,
 * and where the page came over TLS it travels over nothing else.
 */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string | null,
  { isSecure = request.protocol === 'https', ageMs = sessionMsMax }: SessionCookieRules = {},
): void {
  const age = secret === null ? 0 : ageMs / 1_000
  const parts = [`${cookieName}=${secret ?? ''}`, 'Path=/', `Max-Age=${age}`, 'HttpOnly', 'SameSite=Strict']
  reply.header('set-cookie', [...parts, ...(isSecure ? ['Secure'] : [])].join('; '))
}
