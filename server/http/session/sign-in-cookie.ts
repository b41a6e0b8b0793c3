import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignInProof } from '../../domain/account/identity-provider.ts'
import type { Clock, Sha256 } from '../../domain/ports.ts'
import type { RandomBytes } from '../../services/scope/service-scope.ts'
import { cookieOf } from './session-cookie.ts'

/** A sign-in that is under way at the identity provider, in one browser. */
export interface SignInAttempt {
  readonly proof: SignInProof
  /** The page of the console that was wanted, from `/` on. */
  readonly next: string
  /** When its answer is no longer taken. */
  readonly expiresAtMs: number
}

/** How long somebody may take at the identity provider, in milliseconds: 10 minutes. */
const signInAttemptMsMax = 10 * 60_000

/** What keeping sign-ins in cookies takes. */
export interface SignInCookieOptions {
  readonly clock: Clock
  readonly sha256: Sha256
  readonly randomBytes: RandomBytes
  /** A hash under a key that all servers of a database share. */
  readonly keyedHash: Sha256
  /** Whether browsers come over TLS. */
  readonly isSecure: boolean
}

/** Keeps what ties an answer to its browser in that browser: nothing is stored, and any server of several takes it. */
export interface SignInCookies {
  /** Begins a sign-in and gives the browser what it has to come back with. */
  begin(reply: FastifyReply, next: string): SignInAttempt
  /** The sign-in with which a browser comes back; null when it began none here, or too long ago. */
  read(request: FastifyRequest): SignInAttempt | null
  /** Takes it back from the browser. */
  end(reply: FastifyReply): void
}

/** One sign-in at a time for each browser; the newest counts. */
export function createSignInCookies(options: SignInCookieOptions): SignInCookies {
  const { clock, sha256, keyedHash, isSecure } = options
  // With this beginning a browser takes it from nobody but this host: no neighbour can plant a sign-in of its own.
  const cookieName = isSecure ? '__Host-redoubt_sign_in' : 'redoubt_sign_in'
  // The provider sends the browser here from its own site, so that "Strict" would keep the cookie back.
  const rules = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])]
  const set = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header('set-cookie', [`${cookieName}=${value}`, `Max-Age=${seconds}`, ...rules].join('; '))
  const sealOf = (content: string) => keyedHash(`sign-in ${content}`)
  const attemptOf = (secret: string, expiresAtMs: number, next: string): SignInAttempt => ({
    // All follow from one secret, which is in the cookie and nowhere else.
    proof: {
      state: sha256(`state of ${secret}`),
      nonce: sha256(`nonce of ${secret}`),
      codeVerifier: sha256(`code verifier of ${secret}`),
    },
    next,
    expiresAtMs,
  })
  return {
    begin(reply, next) {
      const secret = Buffer.from(options.randomBytes(32)).toString('base64url')
      const expiresAtMs = clock.nowMs() + signInAttemptMsMax
      const content = [secret, expiresAtMs, Buffer.from(next).toString('base64url')].join('.')
      set(reply, `${content}.${sealOf(content)}`, signInAttemptMsMax / 1_000)
      return attemptOf(secret, expiresAtMs, next)
    },
    read(request) {
      const value = cookieOf(request, cookieName, cookieUnitsMax)
      const [, content = '', seal = ''] = /^(.*)\.([0-9a-f]{64})$/.exec(value ?? '') ?? []
      if (!isSame(seal, sealOf(content))) return null
      const [secret = '', expires = '', next = ''] = content.split('.')
      const expiresAtMs = Number(expires)
      // A clock that was set back makes none last longer.
      if (!(clock.nowMs() < expiresAtMs && expiresAtMs <= clock.nowMs() + signInAttemptMsMax)) return null
      return attemptOf(secret, expiresAtMs, Buffer.from(next, 'base64url').toString())
    },
    end(reply) {
      set(reply, '', 0)
    },
  }
}

const cookieUnitsMax = 4_096

/** Compares without telling by the time it takes where the first difference is. */
export function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
