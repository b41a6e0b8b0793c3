import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { pino } from 'pino'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'

test('a worker that hangs is replaced, logged without a word of the text, and counted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redoubt-test-'))
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const config = readConfig({
    REDOUBT_DATA_DIR: folder,
    REDOUBT_DETECTOR_WORKERS: '1',
    REDOUBT_CHECK_TIMEOUT_MS: '200',
  })
  const app = await createApp(config, pino({ level: 'warn' }, sink), {
    catalogueModule: new URL('./failing-catalogue.fixture.ts', import.meta.url).href,
  })
  try {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/v1/check',
      headers: { 'x-api-key': app.firstStart?.freshApiKey ?? '' },
      payload: { text: 'security hangs', store: false },
    })
    assert.equal(answer.json().security_guardrail_results.status, 'error', answer.body)
    const metrics = await app.http.inject({ url: '/metrics' })
    const count = /^redoubt_workers_lost_total\{worker="detectors",reason="hung"\} (\d+)$/m.exec(metrics.body)
    assert.ok(Number(count?.[1]) >= 1, metrics.body)
    const told = lines.map((line) => JSON.parse(line)).find(({ worker }) => worker === 'detectors')
    assert.deepEqual([told?.level, told?.reason], [40, 'hung'])
    assert.ok(!lines.join('').includes('security hangs'))
  } finally {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
})
