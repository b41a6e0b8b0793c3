import { createClient, type RedoubtClient } from '../../client/create-client.ts'
import type { FetchFunction } from '../../client/send-request.ts'
import type { OwnSession } from '../../contract/session/session.ts'
import { noteAnswer } from '../connection.ts'

/** Any answer to any request shows that the service is there. */
const notedFetch: FetchFunction = async (url, init) => {
  const response = await fetch(url, init)
  noteAnswer()
  return response
}

/** Asks the service in the name of a session; null = of nobody. */
export function clientOf(session: OwnSession | null): RedoubtClient {
  const given = session && { csrfToken: session.csrf_token, organizationId: session.organization_id }
  return createClient({ baseUrl: window.location.origin, retries: 1, timeoutMs: 30_000, fetch: notedFetch, ...given })
}
