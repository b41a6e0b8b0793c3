import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pino } from 'pino'
import { guardBase, guardBaseLegacy, guardV1Operations } from '../../contract/guard/routes.ts'
import type { Operation } from '../../contract/operation.ts'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { assertProblem, eachService, startService } from '../service.ts'

const guardOperations: readonly Operation[] = Object.values(guardV1Operations)
const underBase = guardOperations.filter(({ path }) => path.startsWith(`${guardBase}/`))

eachService((service) => {
  test('every v1 route answers at its bare path too: the same refusal of the same empty request', async () => {
    assert.deepEqual(underBase.map(({ path }) => path.slice(guardBase.length)).sort(), [
      '/conversation',
      '/conversation_linked',
      '/input_guardrails',
      '/monitoring/messages',
      '/output_guardrails',
      '/project',
    ])
    for (const { path, method } of underBase) {
      const body = method === 'GET' ? undefined : {}
      const named = await service().call({ method, path, body })
      const bare = await service().call({ method, path: path.slice(guardBase.length), body })
      const { request_id: _one, ...expected } = assertProblem(named, named.status, named.json.code)
      const { request_id: _other, ...got } = assertProblem(bare, named.status, named.json.code)
      assert.ok(named.status === 400 || named.status === 403, `${path}: ${named.status}`)
      assert.deepEqual(got, expected, path)
    }
  })

  test('307: every route of v1.1 leads to v1 with its method and query, before authentication and body', async () => {
    const query = '?project_id=a%20b%2Fc&x=%F0%9F%8C%B3&y=1+2&y=3'
    for (const { path, method } of underBase) {
      const legacy = guardBaseLegacy + path.slice(guardBase.length)
      for (const key of [null, 'unknown-key']) {
        const body = method === 'GET' ? undefined : '{broken'
        const answer = await service().call({ method, path: legacy + query, key, body })
        assert.equal(answer.status, 307, legacy)
        assert.equal(answer.headers.get('location'), path + query)
      }
    }
  })

  test('307: a client that follows the redirect gets what v1 answers', async () => {
    const { address, key, organizationId } = service()
    const response = await fetch(`${address}${guardBaseLegacy}/project`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Old', description: 'an old client', organizationId, securityGuardrails: {} }),
    })
    assert.equal(response.status, 200)
    assert.deepEqual(Object.keys((await response.json()) as object), ['projectId'])
  })

  test('without REDOUBT_CORS_ORIGINS no web page may read a reply', async () => {
    const answer = await service().call({ path: '/health/live', headers: { origin: 'https://app.example.com' } })
    assert.equal(answer.headers.get('access-control-allow-origin'), null)
  })
})

test('REDOUBT_CORS_ORIGINS: pages of these origins may ask and read, others may not', async () => {
  const service = await startService('embedded', {
    REDOUBT_CORS_ORIGINS: 'https://app.example.com,https://admin.example.com',
  })
  try {
    const preflight = (origin: string) =>
      service.call({
        method: 'OPTIONS',
        path: `${guardBase}/input_guardrails`,
        key: null,
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-api-key,content-type,idempotency-key',
        },
      })
    for (const origin of ['https://app.example.com', 'https://admin.example.com']) {
      const asked = await preflight(origin)
      assert.equal(asked.status, 204)
      assert.equal(asked.headers.get('access-control-allow-origin'), origin)
      assert.match(asked.headers.get('access-control-allow-methods') ?? '', /POST/)
      assert.match(asked.headers.get('access-control-allow-headers') ?? '', /x-api-key/i)
      const read = await service.call({ path: '/api/v1/policies', headers: { origin } })
      assert.equal(read.headers.get('access-control-allow-origin'), origin)
      const refused = await service.call({ path: '/api/v1/policies', key: null, headers: { origin } })
      assert.equal(refused.headers.get('access-control-allow-origin'), origin, 'a page may read why it was refused')
    }
    const other = await preflight('https://evil.example.com')
    assert.equal(other.headers.get('access-control-allow-origin'), null)
    const patch = await service.call({
      method: 'OPTIONS',
      path: '/api/v1/policies',
      key: null,
      headers: { origin: 'https://app.example.com', 'access-control-request-method': 'PATCH' },
    })
    assert.match(patch.headers.get('access-control-allow-methods') ?? '', /PATCH.*DELETE|DELETE.*PATCH/)
  } finally {
    await service.close()
  }
})

test('REDOUBT_TRUST_PROXY: the log names the client that a listed proxy tells of; by default nobody is believed', async () => {
  for (const [trust, expected] of [
    ['false', '127.0.0.1'],
    ['true', '203.0.113.9'],
    ['127.0.0.0/8', '203.0.113.9'],
    ['10.0.0.0/8', '127.0.0.1'],
  ] as const) {
    const folder = await mkdtemp(join(tmpdir(), 'redoubt-wire-'))
    const lines: { readonly client?: string }[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const config = readConfig({
      REDOUBT_DATA_DIR: folder,
      REDOUBT_DETECTOR_WORKERS: '1',
      REDOUBT_TRUST_PROXY: trust,
    })
    const app = await createApp(config, log)
    try {
      await app.http.inject({ path: '/health/live', headers: { 'x-forwarded-for': '203.0.113.9' } })
    } finally {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    }
    assert.deepEqual(
      lines.flatMap(({ client }) => client ?? []),
      [expected],
      trust,
    )
  }
})
