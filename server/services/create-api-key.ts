import { invalidField, Problem } from '../domain/problem.ts'
import { type ApiKeyWish, type IssuedApiKey, issueApiKey } from './issue-api-key.ts'
import type { ServiceScope } from './service-scope.ts'

/**
 * Creates a key in an organization that exists; the key is in the result and nowhere else.
 * Rejects with Problem `invalid-request` when it would be expired already, `precondition-missing` when the
 * organization does not exist, `conflict` when the given key is in use.
 */
export async function createApiKey(scope: ServiceScope, wish: ApiKeyWish): Promise<IssuedApiKey> {
  const issued = issueApiKey(scope, wish)
  const { expiresAtMs, createdAtMs } = issued.record
  if (expiresAtMs !== null && expiresAtMs <= createdAtMs) throw invalidField('expires_at', 'lies in the past')
  await scope.store.write(async (repositories) => {
    if ((await repositories.organizations.find(wish.organizationId)) === null) {
      throw new Problem('precondition-missing', `There is no organization ${wish.organizationId}.`)
    }
    if (wish.given && (await repositories.apiKeys.findBySha256(issued.record.sha256)) !== null) {
      throw new Problem('conflict', 'The given API key is in use already.')
    }
    await repositories.apiKeys.insert(issued.record)
  })
  return issued
}
