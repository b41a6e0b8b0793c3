import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemClock } from '../../server/process-ports.ts'
import { type Answer, assertProblem, eachService } from '../service.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
let aheadMs = 0
/** A clock that the tests put forward; each puts it back. */
const clock = { nowMs: () => systemClock.nowMs() + aheadMs }

async function later<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  aheadMs = ms
  try {
    return await work()
  } finally {
    aheadMs = 0
  }
}

const cookieOf = (answer: Answer): string =>
  /^redoubt_session=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''

eachService(
  (service) => {
    const path = '/api/v1/session'
    const post = (body: object, headers: Record<string, string> = {}) =>
      service().call({ method: 'POST', path, key: null, body, headers })
    const begin = async (body: object = { api_key: service().key }) => {
      const answer = await post(body)
      assert.equal(answer.status, 200, answer.text)
      const cookie = `redoubt_session=${cookieOf(answer)}`
      const ask = (
        method: string,
        asked: string,
        extra: { readonly body?: object; readonly token?: string | null } = {},
      ) => {
        const token = extra.token === undefined ? answer.json.csrf_token : extra.token
        const headers = { cookie, ...(token !== null && { 'x-csrf-token': token }) }
        return service().call({ method, path: asked, key: null, headers, ...(extra.body && { body: extra.body }) })
      }
      return { answer, own: answer.json, ask }
    }

    test('a key is exchanged for a cookie that no script reads and no other site has sent, and its hash alone is stored', async () => {
      const { answer, own } = await begin()
      const cookie = answer.headers.get('set-cookie') ?? ''
      for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=604800'])
        assert.ok(cookie.includes(part), part)
      assert.equal(cookie.includes('Secure'), false, 'it came by plain HTTP')
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      assert.equal(own.organization_id, service().organizationId)
      assert.deepEqual(own.permissions, ['guard', 'redteam', 'manage', 'admin'])
      const [row] = await service().raw(`SELECT * FROM sessions WHERE id = '${own.id}'`)
      assert.equal(JSON.stringify(row).includes(cookieOf(answer)), false)
    })

    test('a session may do what its key may: nothing less, nothing more', async () => {
      const { key } = await service().newKey(['guard'])
      const { own, ask } = await begin({ api_key: key })
      assert.deepEqual(own.permissions, ['guard'])
      assertProblem(await ask('GET', '/api/v1/projects'), 403, 'missing-permission')
      assert.equal((await ask('POST', '/api/v1/check', { body: { text: 'Hello', store: false } })).status, 200)
    })

    test('what changes something needs the token that only a page of this service can read', async () => {
      const { ask } = await begin()
      assert.equal((await ask('GET', '/api/v1/projects', { token: null })).status, 200)
      const body = { name: 'N', state: 'safe', sentences: ['s'] }
      for (const token of [null, '', 'wrong', 'é'.repeat(64), '0'.repeat(64)].filter(
        (one) => one === null || /^[\x20-\x7e]*$/.test(one),
      )) {
        assertProblem(await ask('POST', '/api/v1/topics', { body, token }), 403, 'missing-csrf-token')
        assertProblem(await ask('DELETE', path, { token }), 403, 'missing-csrf-token')
      }
      assert.equal((await ask('POST', '/api/v1/topics', { body })).status, 201)
      const other = await begin()
      assertProblem(
        await ask('POST', '/api/v1/topics', { body, token: other.own.csrf_token }),
        403,
        'missing-csrf-token',
      )
    })

    test('a one-time code signs in once, within 15 minutes, with the first key; of two at a time one gets in', async () => {
      const code = (await service().app.createSignInCode()) ?? ''
      const answers = await Promise.all([post({ code }), post({ code })])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401])
      assertProblem(await post({ code }), 401, 'invalid-api-key')
      const [row] = answers.filter(({ status }) => status === 200)
      assert.deepEqual(row?.json.permissions, ['guard', 'redteam', 'manage', 'admin'])
      const late = await service().app.createSignInCode()
      await later(15 * minuteMs, async () => assertProblem(await post({ code: late }), 401, 'invalid-api-key'))
    })

    test('exactly one of key and code is taken, and nothing else', async () => {
      for (const body of [{}, { api_key: 'a', code: 'b' }, { api_key: 5 }, { api_key: 'a', name: 'b' }, { code: '' }]) {
        assertProblem(await post(body), 400, 'invalid-request')
      }
      assertProblem(
        await post({ api_key: service().key }, { 'sec-fetch-site': 'cross-site' }),
        403,
        'missing-csrf-token',
      )
      assertProblem(await service().call({ method: 'PUT', path, key: null }), 405, 'method-not-allowed')
    })

    test('a session ends when it is signed out, revoked, idle for 8 hours, 7 days old, or its key is gone', async () => {
      const out = await begin()
      const ended = await out.ask('DELETE', path)
      assert.match(ended.headers.get('set-cookie') ?? '', /^redoubt_session=; .*Max-Age=0/)
      assertProblem(await out.ask('GET', path), 401, 'invalid-session')
      const revoked = await begin()
      assert.equal((await out.ask('GET', path)).status, 401)
      assert.equal((await service().call({ method: 'DELETE', path: `/api/v1/sessions/${revoked.own.id}` })).status, 200)
      assertProblem(await revoked.ask('GET', '/api/v1/projects'), 401, 'invalid-session')
      const { ask } = await begin()
      await later(8 * hourMs - minuteMs, async () => assert.equal((await ask('GET', path)).status, 200))
      // It was used just then, so that its 8 hours begin anew.
      await later(15 * hourMs, async () => assert.equal((await ask('GET', path)).status, 200))
      await later(24 * hourMs, async () => assertProblem(await ask('GET', path), 401, 'invalid-session'))
      const { id, key } = await service().newKey(['guard', 'manage'])
      const byKey = await begin({ api_key: key })
      assert.equal((await service().call({ method: 'DELETE', path: `/api/v1/api-keys/${id}` })).status, 200)
      await later(2_000, async () => assertProblem(await byKey.ask('GET', '/api/v1/projects'), 401, 'invalid-session'))
    })

    test('however busy it is, a session ends after 7 days', async () => {
      const { ask } = await begin()
      for (let hours = 7; hours < 7 * 24; hours += 7) {
        await later(hours * hourMs, async () => assert.equal((await ask('GET', path)).status, 200, `${hours} h`))
      }
      await later(7 * 24 * hourMs, async () => assertProblem(await ask('GET', path), 401, 'invalid-session'))
    })

    test('sessions are listed without what leads to them; another organization sees and ends none of them', async () => {
      const { answer, own } = await begin()
      const listed = await service().call({ path: '/api/v1/sessions' })
      assert.equal(listed.json.items[0].id, own.id)
      assert.equal(listed.text.includes(cookieOf(answer)), false)
      assert.equal(/sha256|csrf/.test(listed.text), false)
      const stranger = await service().newOrganization()
      assert.equal((await service().call({ path: '/api/v1/sessions', key: stranger.key })).json.total, 0)
      const theirs = { method: 'DELETE', path: `/api/v1/sessions/${own.id}`, key: stranger.key }
      assertProblem(await service().call(theirs), 404, 'session-not-found')
      const { key } = await service().newKey(['manage'])
      assertProblem(await service().call({ ...theirs, key }), 403, 'missing-permission')
    })

    test('beginning and ending are in the audit log, and so is what a session changes', async () => {
      const { own, ask } = await begin({ code: await service().app.createSignInCode() })
      await ask('PATCH', '/api/v1/organization', { body: { name: 'Renamed' } })
      await ask('DELETE', path)
      const { items } = (await service().call({ path: '/api/v1/audit-log', query: { limit: '3' } })).json
      assert.deepEqual(
        items.map(({ action }: { action: string }) => action),
        ['session.revoke', 'organization.update', 'session.create'],
      )
      assert.equal(items[2].target, `session:${own.id}`)
      assert.equal(items[2].after.signed_in_with, 'one-time code')
      assert.ok(items.every(({ actor }: { actor: string }) => actor === items[0].actor))
    })

    test('a request with a key of its own heeds no cookie; an unknown cookie is refused', async () => {
      const headers = { cookie: 'a=b; redoubt_session=rds_nobody' }
      assert.equal((await service().call({ path: '/api/v1/projects', headers })).status, 200)
      assertProblem(await service().call({ path: '/api/v1/projects', key: null, headers }), 401, 'invalid-session')
      assertProblem(await service().call({ path: '/api/v1/projects', key: null }), 401, 'invalid-api-key')
      assertProblem(await service().call({ path, key: null }), 401, 'invalid-session')
    })

    // The last one: the address of the tests is locked out by it.
    test('ten refused sign-ins lock an address out for the rest of ten minutes, right keys too', async () => {
      await later(hourMs, async () => {
        for (let tries = 0; tries < 10; tries++)
          assertProblem(await post({ api_key: 'rdk_wrong' }), 401, 'invalid-api-key')
        const locked = await post({ api_key: service().key })
        assertProblem(locked, 429, 'rate-limited')
        assert.ok(Number(locked.headers.get('retry-after')) > 500)
      })
      await later(hourMs + 10 * minuteMs, async () =>
        assert.equal((await post({ api_key: service().key })).status, 200),
      )
    })
  },
  {},
  { clock, catalogueModule: new URL('../calm-catalogue.fixture.ts', import.meta.url).href },
)
