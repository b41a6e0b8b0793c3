import { type ApiKey, isUsable } from '../../domain/account/organization.ts'
import { signInCodeMsMax } from '../../domain/account/session.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import { everyItem } from '../scope/every-item.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

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
    const key = await firstManagingKey((page) => apiKeys.list(first.id, page), nowMs)
    if (key === null) return null
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

/** However many keys that ended stand before it. */
async function firstManagingKey(
  list: (page: PageRequest) => Promise<Page<ApiKey>>,
  nowMs: number,
): Promise<ApiKey | null> {
  for await (const key of everyItem(list)) {
    if (isUsable(key, nowMs) && key.projectIds === null && key.permissions.includes('manage')) return key
  }
  return null
}
