import { isUsable } from '../domain/organization.ts'
import { signInCodeMsMax } from '../domain/session.ts'
import type { ServiceScope } from './service-scope.ts'

/**
 * Makes a code that signs in once within 15 minutes, with the oldest usable key of the first organization that may manage
 * it as a whole. Null when there is no such key. For whoever starts the service, who could make a key as well.
 */
export async function createSignInCode(scope: ServiceScope): Promise<string | null> {
  const nowMs = scope.clock.nowMs()
  const code = Buffer.from(scope.randomBytes(24)).toString('base64url')
  return scope.store.write(async ({ organizations, apiKeys, sessions }) => {
    const [first] = (await organizations.list({ offset: 0, limit: 1 })).items
    if (first === undefined) return null
    const { items } = await apiKeys.list(first.id, { offset: 0, limit: 500 })
    const key = items.find(
      (one) => isUsable(one, nowMs) && one.projectIds === null && one.permissions.includes('manage'),
    )
    if (key === undefined) return null
    await sessions.insertCode({
      organizationId: first.id,
      apiKeyId: key.id,
      sha256: scope.sha256(code),
      createdAtMs: nowMs,
      expiresAtMs: nowMs + signInCodeMsMax,
    })
    return code
  })
}
