import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pino } from 'pino'
import { type App, createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { betweenAsking } from '../between-asking.ts'
import { createTestDatabase } from '../each-store.ts'
import { projectBody } from '../service.ts'

const spokenValues = new URL('./spoken-values.fixture.ts', import.meta.url).href
const organizationId = '0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d'
const apiKey = randomBytes(24).toString('hex')

for (const database of ['embedded', 'postgres'] as const) {
  test(`${database}: a calibration goes on where it stood after the service was stopped in the middle`, async (context) => {
    const folder = await mkdtemp(join(tmpdir(), 'redoubt-restart-'))
    const place = database === 'postgres' ? await createTestDatabase() : null
    const config = readConfig({
      REDOUBT_PORT: '0',
      REDOUBT_DATA_DIR: folder,
      REDOUBT_DETECTOR_WORKERS: '1',
      REDOUBT_INIT_ORGANIZATION_ID: organizationId,
      REDOUBT_INIT_API_KEY: apiKey,
      ...(place && { DATABASE_URL: place.url }),
    })
    let app: App | null = null
    context.after(async () => {
      await app?.close()
      await place?.drop()
      await rm(folder, { recursive: true, force: true })
    })
    const start = () => createApp(config, pino({ level: 'silent' }), { catalogueModule: spokenValues })
    const call = async (running: App, path: string, body?: object) => {
      const headers = { 'x-api-key': apiKey }
      const { statusCode, body: text } = await (body === undefined
        ? running.http.inject({ path, headers })
        : running.http.inject({ method: 'POST', path, headers, payload: body }))
      assert.ok(statusCode < 300, text)
      return JSON.parse(text)
    }
    const first = await start()
    app = first
    const { projectId } = await call(first, '/public/guard/v1/project', projectBody(organizationId))
    const texts = Array.from({ length: 60 }, (_, at) => `slowly ${at}, security ${at === 0 ? 1.4 : 0}`)
    const begun = await call(first, `/api/v1/projects/${projectId}/calibrations`, { texts, target_rate: 0.05 })
    const path = `/api/v1/calibrations/${begun.id}`
    let measured = 0
    while (measured === 0) measured = (await call(first, path)).texts.measured
    await first.close()
    assert.ok(measured < 60)

    const second = await start()
    app = second
    const resumed = await call(second, path)
    assert.equal(resumed.status, 'running')
    assert.ok(resumed.texts.measured >= measured, 'what was measured before the stop is kept')
    for (;;) {
      const { status, texts: counted, guardrails } = await call(second, path)
      if (status === 'running') {
        await betweenAsking()
        continue
      }
      assert.deepEqual([status, counted.measured, guardrails[0].threshold_after], ['completed', 60, 1.41])
      break
    }
  })
}
