import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { operations } from '../../contract/routes.ts'
import { createMovedClock } from '../moved-clock.ts'
import { assertProblem, eachService } from '../service.ts'

const unknownKey = `rdk_${'x'.repeat(49)}`
const everyOperation = Object.values(operations)
const { clock, later } = createMovedClock()

eachService(
  (service) => {
    test('401: every operation refuses a missing, unknown, expired and revoked key alike, before it reads the body', async () => {
      const { call, newKey, newExpiredKey, app, organizationId } = service()
      const expired = await newExpiredKey()
      const revoked = await newKey(['guard', 'manage'])
      await app.store.write(({ apiKeys }) => apiKeys.revoke(organizationId, revoked.id, Date.now()))
      for (const { method, path } of everyOperation) {
        for (const key of [null, '', unknownKey, expired.key, revoked.key]) {
          const body = method === 'POST' ? '{broken' : undefined
          assertProblem(await call({ method, path, key, body }), 401, 'invalid-api-key')
        }
      }
    })

    test('a key that is revoked stops working within 2 s although it was used just before', async () => {
      const { call, newKey, app, organizationId } = service()
      const { id, key } = await newKey(['manage'])
      assert.equal((await call({ path: '/api/v1/policies', key })).status, 200)
      await app.store.write(({ apiKeys }) => apiKeys.revoke(organizationId, id, Date.now()))
      await later(2_000, async () => assert.equal((await call({ path: '/api/v1/policies', key })).status, 401))
    })

    test('403: every operation refuses a key without its permission, before it reads the body', async () => {
      const { call, newKey } = service()
      const { key: redTeamOnly } = await newKey(['redteam'])
      const { key: guardOnly } = await newKey(['guard'])
      for (const { method, path, permission } of everyOperation) {
        if (permission === null) continue
        const body = method === 'POST' ? '{broken' : undefined
        const key = permission === 'redteam' ? guardOnly : redTeamOnly
        assertProblem(await call({ method, path, key, body }), 403, 'missing-permission')
      }
    })

    test('404 and 401 leave before the body is read: who sends a head and no body has the answer at once', async () => {
      const { address } = service()
      for (const [path, status] of [
        ['/nope', 404],
        ['/health/live', 404],
        ['/api/v1/check', 401],
      ] as const) {
        const { hostname, port } = new URL(address)
        const socket = connect(Number(port), hostname)
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 400000\r\n\r\n`,
        )
        const [reply] = await once(socket, 'data')
        assert.match(String(reply), new RegExp(`^HTTP/1\\.1 ${status} `), path)
        socket.destroy()
      }
    })

    test('400: what is no HTTP, or no readable path, is a problem document with a request id too', async () => {
      const { address, call } = service()
      const { hostname, port } = new URL(address)
      assertProblem(await call({ path: '/%zz' }), 400, 'invalid-request')
      const socket = connect(Number(port), hostname)
      socket.write('GET / HTTP/1.1\r\nhost: x\r\ncontent-length: nonsense\r\n\r\n')
      const [reply] = await once(socket, 'data')
      assert.match(String(reply), /^HTTP\/1\.1 400 .*x-request-id: [0-9a-f-]{36}.*"code":"invalid-request"/s)
      socket.destroy()
    })

    test('405: a method that a path does not take, with those that it does', async () => {
      const { call } = service()
      const answer = await call({ method: 'PUT', path: '/api/v1/policies', body: {} })
      assertProblem(answer, 405, 'method-not-allowed')
      assert.equal(answer.headers.get('allow'), 'GET, POST, HEAD')
    })

    test('404: a route that does not exist', async () => {
      assertProblem(await service().call({ path: '/api/v1/nothing' }), 404, 'route-not-found')
    })

    test('415: a body that is not JSON', async () => {
      const answer = await service().call({
        path: '/api/v1/check',
        body: 'text=hello',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      assertProblem(answer, 415, 'unsupported-media-type')
    })

    test('307: a v1.1 path leads to v1 with method and query, before authentication', async () => {
      const answer = await service().call({
        method: 'POST',
        path: '/public/guard/v1.1/input_guardrails',
        query: { conversation_id: 'a b' },
        key: null,
        body: {},
      })
      assert.equal(answer.status, 307)
      assert.equal(answer.headers.get('location'), '/public/guard/v1/input_guardrails?conversation_id=a+b')
    })

    test('every reply carries a request id; a client may give its own harmless one', async () => {
      const { call } = service()
      assert.match((await call({ path: '/health/live' })).headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
      const own = await call({ path: '/health/live', headers: { 'x-request-id': 'trace-1' } })
      assert.equal(own.headers.get('x-request-id'), 'trace-1')
      const odd = await call({ path: '/health/live', headers: { 'x-request-id': 'a"b' } })
      assert.notEqual(odd.headers.get('x-request-id'), 'a"b')
    })

    test('health, metrics, documentation and its error pages answer without a key', async () => {
      const { call } = service()
      assert.equal((await call({ path: '/health/ready', key: null })).status, 200)
      assert.match((await call({ path: '/metrics', key: null })).text, /redoubt_request_duration_seconds/)
      assert.match((await call({ path: '/docs/', key: null })).text, /swagger/i)
      const page = await call({ path: '/docs/errors/conflict', key: null })
      assert.equal(page.status, 200)
      assert.match(page.text, /409/)
      const { json } = await call({ path: '/openapi.json', key: null })
      assert.equal(json.openapi, '3.1.0')
      for (const { path, method, name, extension } of everyOperation) {
        const documented = json.paths[path]?.[method.toLowerCase()]
        assert.equal(documented?.operationId, name)
        assert.equal(documented.tags.includes('extension'), extension)
      }
    })
  },
  {},
  { refusedPerMinuteMax: 100_000, clock },
)
