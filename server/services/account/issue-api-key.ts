import type { ApiKey, Permission } from '../../domain/account/organization.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { makeApiKey, recognisablePrefix } from './api-key-format.ts'

/** A key that is not stored yet, with the text that is shown once. */
export interface IssuedApiKey {
  readonly record: ApiKey
  /** The key itself; nothing keeps it. */
  readonly key: string
}

/** What a new key shall be. */
export interface ApiKeyWish {
  readonly organizationId: string
  /** For people, 1 to 200 characters. */
  readonly name: string
  readonly permissions: readonly Permission[]
  /** The projects to which it is bound, 1 to 100; absent or null = all. */
  readonly projectIds?: readonly string[] | null | undefined
  /** The first moment at which it no longer works; absent or null = never. */
  readonly expiresAtMs?: number | null | undefined
  /** A key that the operator chose instead of a random one, at least 32 characters. */
  readonly given?: string | null | undefined
}

/** Makes a key and its record, without storing either. Cost: one hash. */
export function issueApiKey(scope: Omit<ServiceScope, 'store'>, wish: ApiKeyWish): IssuedApiKey {
  const key = wish.given ?? makeApiKey(scope.randomBytes)
  const record: ApiKey = {
    id: scope.ids.next(),
    organizationId: wish.organizationId,
    name: wish.name,
    sha256: scope.sha256(key),
    prefix: recognisablePrefix(key),
    permissions: [...new Set(wish.permissions)],
    projectIds: wish.projectIds ? [...new Set(wish.projectIds)] : null,
    createdAtMs: scope.clock.nowMs(),
    expiresAtMs: wish.expiresAtMs ?? null,
    graceEndsAtMs: null,
    replacedBy: null,
    revokedAtMs: null,
    lastUsedAtMs: null,
  }
  return { record, key }
}
