import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { ApiKey } from '../../server/domain/account/organization.ts'
import { endedSessionsKeptMs, type Session, sessionMsMax } from '../../server/domain/account/session.ts'
import type { Store } from '../../server/domain/ports.ts'
import { createSignInCode } from '../../server/services/session/create-sign-in-code.ts'
import { applyRetention } from '../../server/services/upkeep/apply-retention.ts'
import { eachStore } from '../each-store.ts'
import { newOrganization, noon, sha256, stillClock } from './fixtures.ts'

const aKey = (organizationId: string, fields: Partial<ApiKey> = {}): ApiKey => ({
  id: randomUUID(),
  organizationId,
  name: 'Key',
  sha256: sha256(randomUUID()),
  prefix: 'rdk_',
  permissions: ['manage'],
  projectIds: null,
  createdAtMs: noon,
  expiresAtMs: null,
  graceEndsAtMs: null,
  replacedBy: null,
  revokedAtMs: null,
  lastUsedAtMs: null,
  ...fields,
})

async function begun(store: Store, organizationId: string, createdAtMs: number): Promise<Session> {
  const session: Session = {
    id: randomUUID(),
    organizationId,
    holder: { kind: 'key', apiKeyId: randomUUID() },
    sha256: sha256(randomUUID()),
    userAgent: null,
    createdAtMs,
    lastSeenAtMs: createdAtMs,
    endsAtMs: createdAtMs + sessionMsMax,
    revokedAtMs: null,
  }
  await store.write(({ sessions }) => sessions.insert(session))
  return session
}

eachStore((_name, open) => {
  test('the pass of retention removes sessions 30 days after their end and codes that no longer work; signing in removes nothing', async () => {
    const clock = stillClock()
    const store = await open({ clock })
    const organizationId = await newOrganization(store)
    const old = await begun(store, organizationId, noon)
    const code = { organizationId, apiKeyId: randomUUID(), sha256: sha256('code'), createdAtMs: noon }
    await store.write(({ sessions }) => sessions.insertCode({ ...code, expiresAtMs: noon + 1 }))
    const retain = async () => (await applyRetention({ store, clock }, new AbortController().signal)).sessions
    assert.equal(await retain(), 0)
    clock.move(sessionMsMax + endedSessionsKeptMs)
    assert.equal(await retain(), 1, 'the code')
    const young = await begun(store, organizationId, clock.nowMs())
    const listed = () => store.read(({ sessions }) => sessions.list(organizationId, { offset: 0, limit: 500 }))
    clock.move(1)
    assert.deepEqual(
      (await listed()).items.map(({ id }) => id),
      [young.id, old.id],
    )
    assert.equal(await retain(), 1)
    const { total, items } = await listed()
    assert.deepEqual([total, items[0]?.id], [1, young.id])
  })

  test('a one-time code is for the oldest usable key, however many that ended stand before it', async () => {
    const store = await open()
    const organizationId = await newOrganization(store)
    const usable = aKey(organizationId, { createdAtMs: noon + 1 })
    await store.write(async ({ apiKeys }) => {
      for (let count = 0; count < 501; count++) await apiKeys.insert(aKey(organizationId, { revokedAtMs: noon }))
      await apiKeys.insert(usable)
    })
    const clock = stillClock(noon + 2)
    const scope = {
      store,
      clock,
      sha256,
      ids: { next: () => randomUUID() },
      randomBytes: (bytes: number) => Buffer.alloc(bytes, 7),
    }
    const code = await createSignInCode(scope)
    assert.ok(code)
    const taken = await store.write(({ sessions }) => sessions.takeCode(sha256(code), clock.nowMs()))
    assert.equal(taken?.apiKeyId, usable.id)
  })
})
