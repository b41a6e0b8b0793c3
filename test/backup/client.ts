import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'

/** Texts of stored messages by id. */
export type Stored = Map<string, string>

/** Talks to services that were begun with its settings, or have got their database from one that was. */
export interface BackupClient {
  /** For the first start on an empty database. */
  readonly settings: Readonly<Record<string, string>>
  /** Stores checks one after the other until `isEnough`; `stored` grows with every reply. */
  store(address: string, stored: Stored, isEnough: () => boolean): Promise<void>
  /** Rejects unless the service has every message with its text. */
  assertStored(address: string, stored: Stored): Promise<void>
}

/** A client with a key and an organization of its own. */
export function createBackupClient(): BackupClient {
  const key = randomBytes(32).toString('hex')
  const organizationId = randomUUID()
  const call = async (url: string, body?: object) => {
    const headers = { 'x-api-key': key, 'x-organization-id': organizationId, 'content-type': 'application/json' }
    const response = await fetch(url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    const text = await response.text()
    assert.ok(response.ok, `${url}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
  return {
    settings: { REDOUBT_INIT_ORGANIZATION_ID: organizationId, REDOUBT_INIT_API_KEY: key },
    async store(address, stored, isEnough) {
      while (!isEnough()) {
        const text = `Where is parcel ${stored.size}, please?`
        const { input_request } = await call(`${address}/api/v1/check`, { text })
        stored.set(input_request.id, text)
      }
    },
    async assertStored(address, stored) {
      assert.ok(stored.size > 0)
      for (const [id, text] of stored) {
        assert.equal((await call(`${address}/api/v1/messages/${id}`)).text, text)
      }
    },
  }
}
