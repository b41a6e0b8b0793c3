import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { createTestDatabase } from '../each-store.ts'
import { startSilentProxy } from '../silent-proxy.ts'

const key = `rdk_${randomBytes(24).toString('hex')}`
const answerMsMax = 1_000

test('a PostgreSQL that hangs: checks get 503 instead of waiting for ever, and go on once it answers again', async () => {
  const database = await createTestDatabase()
  const url = new URL(database.url)
  const proxy = await startSilentProxy({ host: url.hostname, port: Number(url.port || 5_432) })
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  const folder = await mkdtemp(join(tmpdir(), 'redoubt-hung-'))
  const config = readConfig({
    REDOUBT_PORT: '0',
    REDOUBT_DATA_DIR: folder,
    REDOUBT_DETECTOR_WORKERS: '1',
    REDOUBT_INIT_API_KEY: key,
    DATABASE_URL: url.href,
  })
  const app = await createApp(config, pino({ level: 'silent' }), {
    databaseAnswerMsMax: answerMsMax,
    catalogueModule: new URL('./slow-catalogue.fixture.ts', import.meta.url).href,
  })
  after(async () => {
    await app.close()
    await proxy.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  const address = await app.http.listen({ host: config.host, port: 0 })
  const check = async (secret = key) => {
    const response = await fetch(`${address}/api/v1/check`, {
      method: 'POST',
      headers: { 'x-api-key': secret, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'hello' }),
      // Far beyond every limit, far below for ever.
      signal: AbortSignal.timeout(60_000),
    })
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
  }
  assert.equal((await check()).status, 200)
  proxy.fallSilent()
  // As many as there are connections and more: each of them hangs.
  const hung = await Promise.all([
    ...Array.from({ length: 20 }, () => check()),
    check('never seen before, so it is read'),
  ])
  for (const { status, retryAfter, text } of hung) {
    assert.equal(status, 503, text)
    assert.ok(Number(retryAfter) >= 1)
  }
  const ready = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(60_000) })
  assert.equal(ready.status, 503)
  proxy.speak()
  let again = await check()
  for (let tries = 0; again.status === 503 && tries < 20; tries++) again = await check()
  assert.equal(again.status, 200, again.text)
})
