import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pino } from 'pino'
import { type App, createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { attackCalls } from '../attack-calls.ts'
import { attackEngine } from '../attack-engine.fixture.ts'
import { createTestDatabase } from '../each-store.ts'
import type { CalledService } from '../red-team-calls.ts'
import { projectBody } from '../service.ts'

const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href
const organizationId = '0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5e'
const apiKey = randomBytes(24).toString('hex')

/** What tests ask of a server that is called without a connection. */
function serviceOf(app: App): CalledService {
  const call: CalledService['call'] = async ({ method, path, query = {}, body, headers }) => {
    const { statusCode, body: text } = await app.http.inject({
      method: (method ?? (body === undefined ? 'GET' : 'POST')) as 'GET',
      url: path,
      query: { ...query },
      headers: { 'x-api-key': apiKey, ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: statusCode, headers: new Headers(), text, json: JSON.parse(text) }
  }
  const newProject = async () =>
    (await call({ path: '/public/guard/v1/project', body: projectBody(organizationId) })).json.projectId
  return { call, organizationId, newProject }
}

for (const database of ['embedded', 'postgres'] as const) {
  test(`${database}: a run that was paused is paused after a restart, and goes on where it was`, async (context) => {
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
    const parts = { catalogueModule: calm, redTeamEngine: attackEngine().engine }
    let app = await createApp(config, pino({ level: 'silent' }), parts)
    context.after(async () => {
      await app.close()
      await place?.drop()
      await rm(folder, { recursive: true, force: true })
    })
    const { call, readyTest, begin, next, reply, decided, drive, summary } = attackCalls(() => serviceOf(app))
    const id = await readyTest({ techniques: ['plain.ask'], attempts: 3, turns: 1 })
    const { run_id } = await begin(id)
    const { moves } = (await next(id, { parallel: '2', worker: 'w' })).json
    const { paused_at } = (await call({ path: `/tests/${id}/attack-run/pause`, body: {} })).json
    assert.ok(paused_at)
    const [answered, open] = moves.map((move: object) => ({ ...move, run_id }))
    await reply(id, answered, { response: 'a breach' })

    await app.close()
    app = await createApp(config, pino({ level: 'silent' }), parts)
    assert.equal((await summary(id)).paused_at, paused_at)
    const asked = (await next(id, { parallel: '2', worker: 'w' })).json
    assert.deepEqual([asked.done, asked.moves, asked.paused_at], [false, [], paused_at])
    assert.equal((await decided(id, answered)).decision, 'success')
    assert.equal((await call({ path: `/tests/${id}/attack-run/resume`, body: {} })).json.paused_at, null)
    const after = (await next(id, { parallel: '1', worker: 'w' })).json
    assert.deepEqual([after.moves[0].attempt_id, after.moves[0].prompt], [open.attempt_id, open.prompt])
    await reply(id, open, { response: 'no' })
    const last = await drive(id, () => ({ response: 'no' }))
    const { attempts_failed, attempts_passed, not_run } = last.summary
    assert.deepEqual([attempts_failed, attempts_passed, not_run], [1, 2, 0])
  })
}
