import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { operations } from '../contract/routes.ts'
import { type ClientOptions, createClient } from './create-client.ts'
import { eachItem } from './each-item.ts'
import { operationTable } from './operation-table.ts'
import { recordedClock } from './recorded-clock.fixture.ts'
import { RedoubtProblem } from './redoubt-problem.ts'

interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

type Answering = (response: ServerResponse, seen: Seen, count: number) => void

const servers: ReturnType<typeof createServer>[] = []
after(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
})

async function serve(answering: Answering) {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    seen.push(one)
    answering(response, one, seen.length)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { seen, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function json(response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
}

async function clientOf(answering: Answering, options: Partial<ClientOptions> = {}) {
  const service = await serve(answering)
  const clock = recordedClock()
  return { ...service, clock, client: createClient({ baseUrl: service.baseUrl, apiKey: 'rdk_x', clock, ...options }) }
}

const problem = (status: number, code: string, rest = {}) => ({
  type: '/',
  title: 't',
  detail: 'd',
  status,
  code,
  ...rest,
})
const policyBody = { name: 'No secrets', description: 'content that tells a secret' }

test('the table of the client says what the contract says, for every operation', () => {
  assert.deepEqual(Object.keys(operationTable), Object.keys(operations), 'run npm run gen')
})

test('path, query, body and headers are those of the operation', async () => {
  const { client, seen } = await clientOf((response) => json(response, 200, {}), { organizationId: 'org' })
  await client.manage.updatePolicy({ params: { id: 'a/b ü' }, body: { name: 'N' } })
  await client.guard.evaluateInput({ query: { conversation_id: 'c&d' }, body: { messages_history: [] } })
  await client.manage.readOrganization()
  assert.deepEqual(
    seen.map(({ method, url, body }) => [method, url, body]),
    [
      ['PATCH', '/api/v1/policies/a%2Fb%20%C3%BC', '{"name":"N"}'],
      ['POST', '/public/guard/v1/input_guardrails?conversation_id=c%26d', '{"messages_history":[]}'],
      ['GET', '/api/v1/organization', ''],
    ],
  )
  assert.equal(seen[0]?.headers['x-api-key'], 'rdk_x')
  assert.equal(seen[0]?.headers['x-organization-id'], 'org')
  assert.equal(seen[0]?.headers['idempotency-key'], undefined)
})

test('all tries of a call carry one Idempotency-Key, and another call another', async () => {
  const { client, seen, clock } = await clientOf((response, _, count) =>
    count < 4 ? response.destroy() : json(response, 201, { id: 'p' }),
  )
  assert.deepEqual(await client.manage.createPolicy({ body: policyBody }), { id: 'p' })
  await client.manage.createPolicy({ body: policyBody })
  const keys = seen.map(({ headers }) => headers['idempotency-key'])
  assert.deepEqual(keys, ['id-1', 'id-1', 'id-1', 'id-1', 'id-2'])
  assert.deepEqual(clock.pauses, [250, 500, 1000])
})

test('chance halves a pause at most, and no pause is longer than 20 s', async () => {
  const clock = recordedClock({ random: 0 })
  const { client } = await clientOf((response) => json(response, 500, problem(500, 'internal-error')), {
    clock,
    retries: 8,
  })
  await assert.rejects(client.manage.readOrganization(), RedoubtProblem)
  assert.deepEqual(clock.pauses, [125, 250, 500, 1000, 2000, 4000, 8000, 10_000])
})

test('Retry-After is kept to, in seconds or as a date, and a pause that is too long is not waited for', async () => {
  const { client, clock } = await clientOf((response, _, count) => {
    if (count === 1) return json(response, 429, problem(429, 'rate-limited'), { 'retry-after': '7' })
    const date = new Date(clock.nowMs() + 9_000).toUTCString()
    if (count === 2) return json(response, 503, problem(503, 'overloaded'), { 'retry-after': date })
    if (count === 3) return json(response, 503, problem(503, 'overloaded'), { 'retry-after': '3600' })
    return json(response, 200, {})
  })
  await assert.rejects(client.manage.tryPolicy({ params: { id: 'p' }, body: { text: '' } }), { status: 503 })
  assert.equal(clock.pauses[0], 7_000)
  assert.ok((clock.pauses[1] ?? 0) >= 8_000 && (clock.pauses[1] ?? 0) <= 9_000)
  assert.equal(clock.pauses.length, 2)
})

test('what must not be done twice is not tried again when the answer was lost', async () => {
  const { client, seen } = await clientOf((response) => response.destroy())
  await assert.rejects(client.manage.tryPolicy({ params: { id: 'p' }, body: { text: '' } }), { code: 'unreachable' })
  assert.equal(seen.length, 1)
})

test('a conflict is final, unless an equal request is still being worked on', async () => {
  const { client, seen } = await clientOf((response, _, count) => {
    if (count === 1) return json(response, 409, problem(409, 'conflict'), { 'retry-after': '5' })
    return json(response, 409, problem(409, 'conflict'))
  })
  await assert.rejects(client.manage.createPolicy({ body: policyBody }), { code: 'conflict' })
  assert.equal(seen.length, 2)
})

test('a refusal tells code, status, each wrong field and the id of the request, and never the key', async () => {
  const errors = [{ path: 'name', message: 'must not be empty' }]
  const { client } = await clientOf((response) =>
    json(response, 400, problem(400, 'invalid-request', { errors, request_id: 'r-1', extra: 1 })),
  )
  await assert.rejects(client.manage.createPolicy({ body: policyBody }), (error) => {
    assert.ok(error instanceof RedoubtProblem)
    assert.deepEqual([error.code, error.status, error.errors, error.requestId], ['invalid-request', 400, errors, 'r-1'])
    assert.equal(error.document.extra, 1)
    assert.match(error.message, /name: must not be empty/)
    assert.equal(JSON.stringify({ ...error, message: error.message }).includes('rdk_x'), false)
    return true
  })
})

test('what is not JSON is told as such', async () => {
  const { client } = await clientOf((response) => response.writeHead(200).end('<html>'))
  await assert.rejects(client.manage.readOrganization({}, { retries: 0 }), { code: 'unreadable-answer' })
  const other = await clientOf((response) => response.writeHead(418).end('<html>'))
  await assert.rejects(other.client.manage.readOrganization(), { code: 'unreadable-answer', status: 418 })
})

test('a key is not sent on to where an answer points', async () => {
  const other = await serve((response) => json(response, 200, {}))
  const { client } = await clientOf((response) => response.writeHead(307, { location: other.baseUrl }).end())
  await assert.rejects(client.manage.readOrganization({}, { retries: 0 }), RedoubtProblem)
  assert.equal(other.seen.length, 0)
})

test('an abort ends a call at once with its reason, in a request and in a pause', async () => {
  const reason = new Error('enough')
  const controller = new AbortController()
  const { client } = await clientOf(() => controller.abort(reason))
  await assert.rejects(client.manage.readOrganization({}, { signal: controller.signal }), reason)

  const inPause = new AbortController()
  const clock = recordedClock()
  const pausing = {
    ...clock,
    wait: (delayMs: number, signal?: AbortSignal) => {
      if (delayMs === 250) inPause.abort(reason)
      return clock.wait(delayMs, signal)
    },
  }
  const failing = await clientOf((response) => json(response, 503, problem(503, 'overloaded')), { clock: pausing })
  await assert.rejects(failing.client.manage.readOrganization({}, { signal: inPause.signal }), reason)
  assert.equal(failing.seen.length, 1)
})

test('a try that takes too long is given up and made again', async () => {
  const clock = recordedClock()
  let timeouts = 0
  const hasty = {
    ...clock,
    wait: (delayMs: number, signal?: AbortSignal) => {
      if (delayMs === 60_000) timeouts += 1
      return delayMs === 60_000 && timeouts === 1 ? Promise.resolve() : clock.wait(delayMs, signal)
    },
  }
  let tries = 0
  const fetch = (_url: string, { signal }: RequestInit) => {
    tries += 1
    if (tries > 1) return Promise.resolve(new Response('{"id":"o"}'))
    return new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  }
  const client = createClient({ baseUrl: 'http://127.0.0.1:9', apiKey: 'k', clock: hasty, fetch })
  assert.deepEqual(await client.manage.readOrganization(), { id: 'o' })
  assert.deepEqual(clock.pauses, [250])
})

test('a list is walked page by page to its end', async () => {
  const all = Array.from({ length: 5 }, (_, id) => ({ id: String(id) }))
  const { client, seen } = await clientOf((response, { url }) => {
    const query = new URL(url, 'http://x').searchParams
    const offset = Number(query.get('offset'))
    const limit = Number(query.get('limit'))
    json(response, 200, { total: 5, offset, limit, items: all.slice(offset, offset + limit) })
  })
  const ids: string[] = []
  for await (const { id } of eachItem({ client, name: 'listPolicies' }, { query: { limit: 2 } })) ids.push(id)
  assert.deepEqual(ids, ['0', '1', '2', '3', '4'])
  assert.equal(seen.length, 3)
})

test('an address that is none is refused when the client is made', () => {
  for (const baseUrl of ['localhost:4180', 'ftp://x', 'http://user:pass@x', '']) {
    assert.throws(() => createClient({ baseUrl, apiKey: 'k' }), TypeError)
  }
  assert.equal(createClient({ baseUrl: 'https://host/redoubt/', apiKey: 'k' }).baseUrl, 'https://host/redoubt')
})

test('a page of an origin that the service may not allow is told so', async (context) => {
  const unreachable = async () => {
    const client = createClient({
      baseUrl: 'http://127.0.0.1:9',
      apiKey: 'k',
      retries: 0,
      fetch: () => Promise.reject(new TypeError()),
    })
    return String(await client.manage.readOrganization().catch((error: unknown) => error))
  }
  context.after(() => Reflect.deleteProperty(globalThis, 'location'))
  assert.match(await unreachable(), /No service answers at http:\/\/127\.0\.0\.1:9\.$/)
  Object.defineProperty(globalThis, 'location', { value: { origin: 'http://127.0.0.1:9' }, configurable: true })
  assert.equal((await unreachable()).includes('CORS'), false)
  Object.defineProperty(globalThis, 'location', { value: { origin: 'https://app.example' }, configurable: true })
  assert.match(await unreachable(), /REDOUBT_CORS_ORIGINS has to name https:\/\/app\.example/)
})
