import type { Page, PageRequest } from '../page.ts'
import type { ApiKey } from './organization.ts'

/** The verbs of the API keys table. */
export interface ApiKeyRepository {
  insert(key: ApiKey): Promise<void>
  /** By the SHA-256 of the key, of any organization; null when there is none. */
  findBySha256(sha256: string): Promise<ApiKey | null>
  find(organizationId: string, id: string): Promise<ApiKey | null>
  list(organizationId: string, page: PageRequest): Promise<Page<ApiKey>>
  /** Any key of the organization; nobody else changes it until the transaction ends. */
  lock(organizationId: string, id: string): Promise<ApiKey | null>
  /** Notes that another key took the place of this one, and until when it works beside it. Its own expiry stays. */
  replace(
    organizationId: string,
    id: string,
    grace: { readonly graceEndsAtMs: number; readonly replacedBy: string },
  ): Promise<void>
  /** False when there is no such key in the organization. */
  revoke(organizationId: string, id: string, atMs: number): Promise<boolean>
  /** Sets `last_used_at` where it is older. */
  touch(organizationId: string, id: string, atMs: number): Promise<void>
}
