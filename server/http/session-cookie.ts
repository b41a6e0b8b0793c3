import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionMsMax } from '../domain/session.ts'

const cookieName = 'redoubt_session'
const secretUnitsMax = 512

/** The secret of the session that a browser sends; null when there is none. */
export function sessionSecretOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=', 2)
    if (name === cookieName && value !== '' && value.length <= secretUnitsMax) return value
  }
  return null
}

/**
 * Gives the browser the secret of its session; null takes it back. No script can read it, no other site can have it sent,
 * and where the page came over TLS it travels over nothing else.
 */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, secret: string | null): void {
  const age = secret === null ? 0 : sessionMsMax / 1_000
  const parts = [`${cookieName}=${secret ?? ''}`, 'Path=/', `Max-Age=${age}`, 'HttpOnly', 'SameSite=Strict']
  reply.header('set-cookie', [...parts, ...(request.protocol === 'https' ? ['Secure'] : [])].join('; '))
}
