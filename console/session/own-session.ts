import type { BeginSessionBody, OwnSession, SignInProvider } from '../../contract/session/session.ts'

const path = '/api/v1/session'

/** Why signing in did not work. */
export interface SignInFailure {
  /** Of the problem that the service answered with. */
  readonly code: string
  /** For people. */
  readonly detail: string
}

/** The session of this browser; null when nobody is signed in. Rejects when the service does not answer. */
export async function readOwnSession(): Promise<OwnSession | null> {
  const response = await fetch(path, { headers: { accept: 'application/json' } })
  if (response.status === 401) return null
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}

/** Exchanges a key or a one-time code for a session; the cookie comes with the reply. */
export async function beginSession(body: BeginSessionBody): Promise<OwnSession | SignInFailure> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const reply = await response.json()
  return response.ok ? reply : { code: String(reply.code), detail: String(reply.detail) }
}

/** Ends the session of this browser; returns where the identity provider ends its own, null where there is nothing to end. */
export async function endSession({ csrf_token: csrfToken }: OwnSession): Promise<string | null> {
  const response = await fetch(path, { method: 'DELETE', headers: { 'x-csrf-token': csrfToken } })
  return response.ok ? (await response.json()).continue_at : null
}

/** The identity provider at which people may sign in; null = none. */
export async function readSignInProvider(): Promise<SignInProvider['provider']> {
  const response = await fetch(`${path}/provider`, { headers: { accept: 'application/json' } })
  return response.ok ? (await response.json()).provider : null
}
