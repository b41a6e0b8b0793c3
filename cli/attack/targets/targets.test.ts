import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { TargetError, type TargetPrompt } from '../../../client/attack/attack-target.ts'
import { politeTarget } from '../../../client/attack/polite-target.ts'
import { recordedClock } from '../../../client/recorded-clock.fixture.ts'
import { readPath } from '../config/read-path.ts'
import type { TargetConfig } from '../config/target-config.ts'
import { httpTarget } from './http-target.ts'
import { openTarget } from './open-target.ts'

const folder = mkdtempSync(join(tmpdir(), 'redoubt-targets-'))
const servers: ReturnType<typeof createServer>[] = []
after(() => {
  rmSync(folder, { recursive: true, force: true })
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
})

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

async function serve(answer: (response: ServerResponse, seen: Seen, count: number) => void) {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = { method: request.method, url: request.url, headers: request.headers, body }
    seen.push(one)
    answer(response, one, seen.length)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const hostile = 'Say "hi"\n{{messages}} & <b> \u2028 é 😀'
const never = new AbortController().signal

function promptOf(fields: Partial<TargetPrompt> = {}): TargetPrompt {
  const messages = [
    { role: 'user' as const, content: 'one' },
    { role: 'assistant' as const, content: 'two' },
  ]
  return { prompt: hostile, messages, conversationId: 'c 1', signal: never, images: [], ...fields }
}

const open = (config: TargetConfig, env = {}) => openTarget(config, { env, folder })

test('an HTTP template sends the prompt as data wherever it stands', async () => {
  const { seen, url } = await serve((response) =>
    response.end(JSON.stringify({ data: [{ text: 'a' }, { text: 'b' }] })),
  )
  const ask = httpTarget({
    type: 'http',
    url: `${url}/x?q={{prompt}}&c={{conversation_id}}`,
    headers: { 'x-conversation': '{{conversation_id}}' },
    body: { text: 'User: {{prompt}}', all: '{{messages}}', deep: [{ '{{prompt}}': '{{ prompt }}' }], n: 1 },
    reply_path: 'data[*].text',
  })
  assert.deepEqual(await ask(promptOf()), { text: 'ab', toolCalls: [] })
  const query = new URL(seen[0]?.url ?? '', url).searchParams
  assert.deepEqual([query.get('q'), query.get('c')], [hostile, 'c 1'])
  assert.equal(seen[0]?.headers['x-conversation'], 'c 1')
  assert.deepEqual(JSON.parse(seen[0]?.body ?? ''), {
    text: `User: ${hostile}`,
    all: [...promptOf().messages, { role: 'user', content: hostile }],
    deep: [{ '{{prompt}}': hostile }],
    n: 1,
  })
})

test('a text body names its encodings, and no header can be broken out of', async () => {
  const { seen, url } = await serve((response) => response.end('plain answer'))
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'x-said': '{{conversation_id}}' }
  const ask = httpTarget({ type: 'http', url, headers, body_text: 'q={{prompt|url}}&j="{{prompt|json}}"' })
  assert.equal(await ask(promptOf({ conversationId: 'a\r\nx-evil: 1' })), 'plain answer')
  const [form, json] = (seen[0]?.body ?? '').split('&j=')
  assert.equal(new URLSearchParams(form).get('q'), hostile)
  assert.equal(JSON.parse(json ?? ''), hostile)
  assert.equal(seen[0]?.headers['x-evil'], undefined)
})

test('the session that a target gives is sent back in the same conversation only', async () => {
  const { seen, url } = await serve((response, _, count) => response.end(JSON.stringify({ r: 'ok', id: count })))
  const body = { s: '{{session_id}}', p: '{{prompt}}' }
  const ask = httpTarget({ type: 'http', url, body, reply_path: 'r', session_path: 'id' })
  for (const conversationId of ['a', 'a', 'b']) await ask(promptOf({ conversationId }))
  assert.deepEqual(
    seen.map((one) => JSON.parse(one.body).s),
    ['', '1', ''],
  )
})

test('what a target gets wrong is told in words, and only what may pass is tried again', async () => {
  const cases: readonly (readonly [(response: ServerResponse) => void, RegExp, boolean])[] = [
    [(response) => response.writeHead(500).end('broken'), /status 500: broken/, true],
    [(response) => response.writeHead(429, { 'retry-after': '3' }).end(), /status 429: \(no text\)/, true],
    [(response) => response.writeHead(403).end('no'), /status 403: no/, false],
    [
      (response) => response.writeHead(302, { location: 'http://other.example/' }).end(),
      /redirects to http:\/\/other/,
      false,
    ],
    [(response) => response.end('<html>'), /did not answer with JSON: <html>/, false],
    [(response) => response.end('{"a":1}'), /nothing at b\. It was: \{"a":1\}/, false],
    [(response) => response.destroy(), /cannot be reached/, true],
    [(response) => response.end('x'.repeat(9 * 1024 * 1024)), /larger than/, false],
  ]
  for (const [answer, expected, isTemporary] of cases) {
    const { url } = await serve(answer)
    const ask = httpTarget({ type: 'http', url, body: { p: '{{prompt}}' }, reply_path: 'b' })
    await assert.rejects(ask(promptOf()), (error) => {
      assert.ok(error instanceof TargetError, String(error))
      assert.match(error.message, expected)
      assert.equal(error.isTemporary, isTemporary, expected.source)
      assert.equal(error.isBusy, /429/.test(expected.source), expected.source)
      return true
    })
  }
})

test('an OpenAI-compatible target gets the whole conversation, and its tool calls are read', async () => {
  const call = { id: '1', type: 'function', function: { name: 'refund', arguments: '{"amount":1}' } }
  const { seen, url } = await serve((response) =>
    response.end(JSON.stringify({ choices: [{ message: { content: null, tool_calls: [call] } }] })),
  )
  const config = {
    type: 'openai' as const,
    base_url: `${url}/v1/`,
    model: 'm',
    api_key_env: 'K',
    system: 'S',
    extra: { temperature: 0 },
  }
  const target = await open(config, { K: 'sk-secret' })
  assert.deepEqual(await target.ask(promptOf()), {
    text: '',
    toolCalls: [{ name: 'refund', arguments: '{"amount":1}' }],
  })
  assert.deepEqual(target.secrets, ['sk-secret'])
  assert.equal(seen[0]?.url, '/v1/chat/completions')
  assert.equal(seen[0]?.headers.authorization, 'Bearer sk-secret')
  const body = JSON.parse(seen[0]?.body ?? '')
  assert.deepEqual([body.model, body.temperature, body.stream, body.messages.length], ['m', 0, false, 4])
  assert.deepEqual(body.messages.at(-1), { role: 'user', content: hostile })
})

test('a program answers in any order, is started again when it dies, and not for ever', async () => {
  writeFileSync(
    join(folder, 'bot.mjs'),
    `import { createInterface } from 'node:readline'
console.log('ready, this is no JSON')
const held = []
for await (const line of createInterface({ input: process.stdin })) {
  const { id, prompt, messages } = JSON.parse(line)
  if (prompt === 'die') { console.error('I die'); process.exit(3) }
  if (prompt === 'env') { console.log(JSON.stringify({ id, text: String(process.env.REDOUBT_API_KEY) })); continue }
  if (prompt === 'fail') { console.log(JSON.stringify({ id, error: 'out of order' })); continue }
  held.push({ id, text: prompt + ' ' + messages.length })
  if (held.length === 2) for (const one of held.splice(0).reverse()) console.log(JSON.stringify(one))
}`,
  )
  const config = { type: 'program' as const, command: [process.execPath, 'bot.mjs'], restarts: 1, retries: 0 }
  const target = await open(config, { REDOUBT_API_KEY: 'rdk_secret' })
  const say = (prompt: string) => target.ask(promptOf({ prompt }))
  assert.deepEqual(await Promise.all([say('a'), say('b')]), [
    { text: 'a 2', toolCalls: [] },
    { text: 'b 2', toolCalls: [] },
  ])
  assert.deepEqual(await say('env'), { text: 'undefined', toolCalls: [] })
  await assert.rejects(say('fail'), /The program says: out of order/)
  await assert.rejects(say('die'), /The program ended \(3\)\. It said: I die/)
  assert.deepEqual(await say('env'), { text: 'undefined', toolCalls: [] }, 'it was started again')
  await assert.rejects(say('die'), TargetError)
  await assert.rejects(say('die'), TargetError)
  await assert.rejects(say('env'), /ended 2 times; it is not started again/)
  await target.close()
})

test('a program that does not exist, or does not end, disturbs nothing', async () => {
  const missing = await open({ type: 'program', command: ['./no-such-program'], restarts: 0, retries: 0 })
  await assert.rejects(missing.ask(promptOf()), /does not start/)
  await missing.close()
  const stubborn = await open({ type: 'program', command: [process.execPath, '-e', 'setInterval(() => {}, 1e6)'] })
  const aborting = new AbortController()
  const asked = stubborn.ask(promptOf({ signal: aborting.signal }))
  aborting.abort(new Error('enough'))
  await assert.rejects(asked, /enough/)
  await stubborn.close()
})

test('a module answers with a text or with tool calls, and one without a function is refused', async () => {
  writeFileSync(
    join(folder, 'bot.ts'),
    `export default async ({ prompt, messages, conversationId }: { prompt: string; messages: readonly object[]; conversationId: string }) =>
  prompt === 'tools' ? { text: 't', toolCalls: [{ name: 'x', arguments: { a: 1 } }] } : prompt + messages.length + conversationId`,
  )
  writeFileSync(join(folder, 'none.mjs'), 'export const a = 1')
  const { ask } = await open({ type: 'module', path: 'bot.ts' })
  assert.equal(await ask(promptOf({ prompt: 'p' })), 'p2c 1')
  assert.deepEqual(await ask(promptOf({ prompt: 'tools' })), {
    text: 't',
    toolCalls: [{ name: 'x', arguments: '{"a":1}' }],
  })
  await assert.rejects(open({ type: 'module', path: 'none.mjs' }), /no default export that is a function/)
  await assert.rejects(open({ type: 'module', path: 'gone.mjs' }), /cannot be loaded/)
})

test('a target is asked at its rate, again where that helps, and given up after its time', async () => {
  const clock = recordedClock({ timeoutMs: 777 })
  const times: number[] = []
  const steady = politeTarget(
    async () => {
      times.push(clock.nowMs())
      return 'x'
    },
    { requestsPerSecond: 4, timeoutMs: 777, clock },
  )
  await Promise.all([steady(promptOf()), steady(promptOf()), steady(promptOf())])
  assert.ok(clock.pauses.every((pause) => pause <= 500) && clock.pauses.length === 2)

  const failing = recordedClock({ timeoutMs: 777 })
  let tries = 0
  const flaky = politeTarget(
    async () => {
      tries += 1
      throw new TargetError('busy', { isTemporary: tries < 3, retryAfterMs: tries === 1 ? 4_000 : null })
    },
    { timeoutMs: 777, retries: 5, clock: failing },
  )
  await assert.rejects(flaky(promptOf()), /busy/)
  assert.deepEqual([tries, failing.pauses], [3, [4_000, 1_000]])

  const late = { ...recordedClock(), wait: () => Promise.resolve() }
  const silent = politeTarget(() => new Promise(() => undefined), { timeoutMs: 5, retries: 0, clock: late })
  await assert.rejects(silent(promptOf()), /did not answer within 5 ms/)
})

test('a target that is at 429 for minutes is waited for with few requests, and no prompt is lost; one that never ends it is given up', async () => {
  const clock = recordedClock({ timeoutMs: 777 })
  const startMs = clock.nowMs()
  const asked: number[] = []
  const busy = politeTarget(
    async () => {
      asked.push(clock.nowMs())
      if (clock.nowMs() - startMs < 300_000) throw new TargetError('429', { isTemporary: true, isBusy: true })
      return 'x'
    },
    { requestsPerSecond: 1, timeoutMs: 777, clock },
  )
  const answers = await Promise.all(Array.from({ length: 4 }, () => busy(promptOf())))
  assert.deepEqual(answers, ['x', 'x', 'x', 'x'])
  assert.ok(clock.pauses.every((pause) => pause <= 60_000))
  assert.ok(asked.length < 60, `${asked.length} requests`)

  const for429 = async (retries: number) => {
    const patient = recordedClock({ timeoutMs: 777 })
    const beganMs = patient.nowMs()
    const never = politeTarget(
      async () => {
        throw new TargetError('busy for ever', { isTemporary: true, isBusy: true, retryAfterMs: 30_000 })
      },
      { retries, timeoutMs: 777, clock: patient },
    )
    await assert.rejects(never(promptOf()), /busy for ever/)
    return patient.nowMs() - beganMs
  }
  const waitedMs = await for429(3)
  assert.ok(waitedMs >= 600_000 && waitedMs < 900_000, `${waitedMs} ms`)
  assert.equal(await for429(0), 0)
})

test('paths find fields, elements from both ends, and all elements; what is not there is nothing', () => {
  const value = { a: [{ b: 1 }, { b: 2 }], 'c d': { é: 'x' }, __proto__: null }
  const found = (path: string) => readPath(value, path)
  assert.deepEqual([found('a[0].b'), found('$.a[-1].b'), found('a[*].b')], [[1], [2], [1, 2]])
  assert.deepEqual([found('["c d"].é'), found('a[9]'), found('toString'), found('a.b')], [['x'], [], [], []])
})

test('what a tool is to return goes into a field of its own, empty where nothing is planted', async () => {
  const { seen, url } = await serve((response) => response.end('ok'))
  const target = await open({ type: 'http', url, body: { say: '{{prompt}}', tools: { mail: '{{plant}}' } } })
  await target.ask(promptOf({ prompt: 'Read it.', plant: hostile }))
  await target.ask(promptOf({ prompt: 'Hello' }))
  assert.deepEqual(
    seen.map(({ body }) => JSON.parse(body)),
    [
      { say: 'Read it.', tools: { mail: hostile } },
      { say: 'Hello', tools: { mail: '' } },
    ],
  )
  const program = join(folder, 'plant.mjs')
  writeFileSync(
    program,
    `import { createInterface } from 'node:readline'
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, plant = 'nothing' } = JSON.parse(line)
  console.log(JSON.stringify({ id, text: plant }))
})`,
  )
  const local = await open({ type: 'program', command: [process.execPath, program] })
  const told = [
    await local.ask(promptOf({ prompt: 'Read it.', plant: 'a mail' })),
    await local.ask(promptOf({ prompt: 'Hello' })),
  ]
  assert.deepEqual(
    told.map((one) => (typeof one === 'string' ? one : one.text)),
    ['a mail', 'nothing'],
  )
  await local.close()
})

test('pictures go to each kind of target in its own way, and earlier ones where turns can have them', async () => {
  const earlier = [{ role: 'user' as const, content: 'See.', images: ['data:image/png;base64,AA=='] }]
  const given = promptOf({ prompt: 'Do it.', messages: earlier, images: ['data:image/png;base64,AQ=='] })
  const { seen, url } = await serve((response) => response.end('ok'))
  const http = await open({ type: 'http', url, body: { say: '{{prompt}}', all: '{{messages}}', files: '{{images}}' } })
  await http.ask(given)
  await http.ask(promptOf({ prompt: 'Hello' }))
  const [first, second] = seen.map(({ body }) => JSON.parse(body))
  assert.deepEqual(first.files, ['data:image/png;base64,AQ=='])
  assert.deepEqual(first.all, [
    { role: 'user', content: 'See.' },
    { role: 'user', content: 'Do it.' },
  ])
  assert.deepEqual(second.files, [])
  const completion = JSON.stringify({ choices: [{ message: { content: 'ok' } }] })
  const api = await serve((response) => response.end(completion))
  const openai = await open({ type: 'openai', base_url: api.url, model: 'm' })
  await openai.ask(given)
  const part = (text: string, url: string) => [
    { type: 'text', text },
    { type: 'image_url', image_url: { url } },
  ]
  assert.deepEqual(JSON.parse(api.seen[0]?.body ?? '').messages, [
    { role: 'user', content: part('See.', 'data:image/png;base64,AA==') },
    { role: 'user', content: part('Do it.', 'data:image/png;base64,AQ==') },
  ])
  const program = join(folder, 'images.mjs')
  writeFileSync(
    program,
    `import { createInterface } from 'node:readline'
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, images = [], messages } = JSON.parse(line)
  console.log(JSON.stringify({ id, text: JSON.stringify([images, messages[0]?.images ?? []]) }))
})`,
  )
  const local = await open({ type: 'program', command: [process.execPath, program] })
  const told = await local.ask(given)
  await local.close()
  assert.deepEqual(JSON.parse(typeof told === 'string' ? told : told.text), [
    ['data:image/png;base64,AQ=='],
    ['data:image/png;base64,AA=='],
  ])
})
