import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { heartbeatMsMax } from '../../server/domain/idempotency.ts'
import type { Store } from '../../server/domain/ports.ts'
import { eachStore } from '../each-store.ts'

const noon = 1_800_000_000_000
const newClaim = () => ({ organizationId: randomUUID(), operation: 'check', key: 'k', requestSha256: 'a'.repeat(64) })
type Claim = ReturnType<typeof newClaim>

const ask = async (store: Store, claim: Claim) =>
  (await store.write(({ idempotency }) => idempotency.claim(claim, noon))).kind

eachStore((name, open, place) => {
  test('what a server had claimed is free as soon as it starts again', async () => {
    const database = randomUUID()
    const claim = newClaim()
    const before = await open({ database })
    assert.equal(await ask(before, claim), 'claimed')
    assert.equal(await ask(before, claim), 'running')
    await before.close()
    assert.equal(await ask(await open({ database }), claim), 'claimed')
  })

  test('the claim of a server that lives is its own, and no other gives it free', async () => {
    const database = randomUUID()
    const claim = newClaim()
    const first = await open({ database })
    const second = await open({ database, exclusive: false })
    assert.equal(await ask(first, claim), 'claimed')
    assert.equal(await ask(second, claim), 'running')
    await second.write(({ idempotency }) => idempotency.release(claim))
    assert.equal(await ask(second, claim), 'running')
    await first.write(({ idempotency }) => idempotency.release(claim))
    assert.equal(await ask(second, claim), 'claimed')
  })

  if (name === 'embedded') return

  test('the claim of a server that crashed is free 5 s after its last heartbeat', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const claim = newClaim()
    assert.equal(await ask(store, claim), 'claimed')
    const crashed = randomUUID()
    await place.raw(database, 'UPDATE idempotency_replies SET claimed_by = ?', [crashed])
    const now = 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)'
    await place.raw(database, `INSERT INTO servers (id, seen_at) VALUES (?, ${now} + 60000)`, [crashed])
    assert.equal(await ask(store, claim), 'running')
    await place.raw(database, `UPDATE servers SET seen_at = ${now} - ${heartbeatMsMax} WHERE id = ?`, [crashed])
    assert.equal(await ask(store, claim), 'claimed')
    assert.equal(await ask(store, claim), 'running')
  })

  test('a server that lives goes on saying so, and one that stops leaves the list', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const seen = async () =>
      Number(((await place.raw(database, 'SELECT seen_at FROM servers')) as { seen_at: string }[])[0]?.seen_at)
    const at = await seen()
    const until = performance.now() + 20_000
    while ((await seen()) === at && performance.now() < until) await wait(100)
    assert.ok((await seen()) > at)
    await store.close()
    assert.deepEqual(await place.raw(database, 'SELECT id FROM servers'), [])
  })
})
