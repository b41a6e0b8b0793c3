import { createClient, type RedoubtClient } from '../../client/create-client.ts'
import type { OwnSession } from '../../contract/session/session.ts'

/** Asks the service in the name of a session; null = of nobody. */
export function clientOf(session: OwnSession | null): RedoubtClient {
  const given = session && { csrfToken: session.csrf_token, organizationId: session.organization_id }
  return createClient({ baseUrl: window.location.origin, retries: 1, timeoutMs: 30_000, ...given })
}
