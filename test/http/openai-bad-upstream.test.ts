import assert from 'node:assert/strict'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  chunkOf,
  completionOf,
  messageItem,
  responseEvents,
  responseOf,
  saySse,
  sayText,
  startLocalUpstream,
  textChunks,
  type UpstreamAnswer,
} from '../llm/local-upstream.ts'
import { assertProblem, type Service, startService } from '../service.ts'
import { type Any, readEvents, textOf } from './openai-responses.fixture.ts'

const upstream = await startLocalUpstream()
let service: Service
let project = ''
before(async () => {
  service = await startService('embedded', {
    REDOUBT_UPSTREAMS: upstream.baseUrl,
    REDOUBT_UPSTREAM_TIMEOUT_MS: '30000',
  })
  // What is judged is another test's business.
  project = await service.newProject({
    securityGuardrails: { securityGuardrailBlockInput: false, securityGuardrailBlockOutput: false },
  })
})
after(async () => {
  await service.close()
  await upstream.close()
})

const chat = '/v1/chat/completions'
const responses = '/v1/responses'
const bodyOf = (path: string, stream: boolean) => ({
  model: 'local-model',
  stream,
  ...(path === chat ? { messages: [{ role: 'user', content: 'Hi' }] } : { input: 'Hi' }),
})
const ask = (path: string, stream: boolean) =>
  service.call({ path, body: bodyOf(path, stream), headers: { 'x-redoubt-project': project } })

/** What the first choice of a streamed chat brings, event by event. */
async function deltas(): Promise<readonly Any[]> {
  const { text } = await ask(chat, true)
  const events = text.split('\n\n').flatMap((event) => (event.startsWith('data: {') ? event.slice(6) : []))
  return events.map((event) => JSON.parse(event).choices[0].delta)
}

/** Answers with these bytes and nothing that a server would put right; the connection ends behind them. */
function sayRaw(head: string, body: string | Buffer): UpstreamAnswer {
  return (_, { socket }) => {
    socket?.write(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${head}\r\n\r\n`)
    socket?.end(body)
  }
}

const wholeOf = (path: string, text: string) =>
  JSON.stringify(
    path === chat
      ? completionOf([{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }])
      : responseOf([messageItem(text)]),
  )
const sseOf = (path: string, text: string) => {
  const events = path === chat ? [...textChunks([text])] : responseEvents([messageItem(text)])
  return [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`).join('')
}

test('an upstream that lies about its length gets nothing past the judge, and spoils no other answer', async () => {
  for (const path of [chat, responses]) {
    const whole = wholeOf(path, 'A secret.')
    const bytes = Buffer.byteLength(whole)
    for (const head of [
      `Content-Length: ${bytes + 100}`,
      `Content-Length: ${bytes - 30}`,
      'Content-Length: 0',
      'Content-Length: -5',
      'Content-Length: many',
      `Content-Length: ${bytes}\r\nContent-Length: ${bytes + 1}`,
      `Content-Length: ${bytes}\r\nTransfer-Encoding: chunked`,
      'Transfer-Encoding: chunked',
    ]) {
      upstream.answer = sayRaw(head, whole)
      const reply = await ask(path, false)
      assertProblem(reply, 502, 'upstream-failed')
      assert.doesNotMatch(reply.text, /secret/, head)
    }
    // What stands behind the length is no second answer.
    const smuggled = `HTTP/1.1 200 OK\r\nContent-Length: ${bytes}\r\n\r\n${whole}`
    upstream.answer = sayRaw(
      `Content-Length: ${Buffer.byteLength(wholeOf(path, 'Hello.'))}`,
      wholeOf(path, 'Hello.') + smuggled,
    )
    assert.match((await ask(path, false)).text, /Hello\./)
    upstream.answer = sayText('And again.')
    assert.match((await ask(path, false)).text, /And again\./)
    const sse = sseOf(path, 'We build. And the rest is not yet')
    upstream.answer = sayRaw(`Content-Length: ${sse.indexOf('And the rest')}`, sse)
    const cut = await ask(path, true)
    assert.doesNotMatch(cut.text, /the rest|\[DONE\]|response\.completed/)
    assert.match(cut.text, /upstream-failed/)
    upstream.answer = sayRaw(`Content-Length: ${sse.length + 100}`, sse)
    assert.match((await ask(path, true)).text, /And the rest is not yet/)
  }
})

test('bytes that are no UTF-8 become the same sign for the judge and for the client, wherever packets are cut', async () => {
  const broken = Buffer.from(sseOf(responses, 'A@ b@ 東@ c.'))
  const marks = [[0xff], [0xe6, 0x9d], [0xf0, 0x9f, 0x98]]
  const pieces = broken.toString('latin1').split('@')
  const bytes = Buffer.concat(
    pieces.flatMap((piece, index) => [
      Buffer.from(piece, 'latin1'),
      Buffer.from(index < pieces.length - 1 ? (marks[index % marks.length] ?? []) : []),
    ]),
  )
  for (const size of [1, 7, bytes.length]) {
    upstream.answer = async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (let at = 0; at < bytes.length; at += size) {
        response.write(bytes.subarray(at, at + size))
        if (at % 64 === 0) await new Promise((resolve) => setImmediate(resolve))
      }
      response.end()
    }
    const last = readEvents((await ask(responses, true)).text).at(-1)
    const text = textOf(last.response.output)
    assert.match(text, /^A\ufffd+ b\ufffd+ 東\ufffd+ c\.$/)
    const { json } = await service.call({ path: `/api/v1/messages/${last.response.redoubt.output_message_id}` })
    assert.equal(json.text, text)
  }
})

test('halves of a character in two events leave as one, and a lonely one is judged as U+FFFD', async () => {
  const events = responseEvents([messageItem('😀.')], ['\ud83d', '\ude00.'])
  upstream.answer = saySse(events, '')
  const reply = readEvents((await ask(responses, true)).text)
  assert.equal(textOf(reply.at(-1).response.output), '😀.')
  upstream.answer = sayText('\ud83d alone.', ['\ud83d', ' alone.'])
  assert.match((await ask(chat, true)).text, /alone\./)
})

test('10,000 tool calls and texts of a megabyte in one event cost an error at most', async () => {
  const calls = Array.from({ length: 10_000 }, (_, index) => ({
    index,
    id: `call_${index}`,
    type: 'function',
    function: { name: 'send', arguments: '{}' },
  }))
  for (const events of [
    [chunkOf({ tool_calls: calls }, 'tool_calls')],
    calls.map((call) => chunkOf({ tool_calls: [call] })),
  ]) {
    upstream.answer = saySse(events)
    const { text } = await ask(chat, true)
    assert.match(text, /upstream-failed/)
    assert.doesNotMatch(text, /call_1/)
  }
  const million = 'Good words. '.repeat(80_000)
  upstream.answer = sayText(million)
  assert.ok((await deltas()).map(({ content }) => content ?? '').join('') === million)
  const last = readEvents((await ask(responses, true)).text).at(-1)
  assert.ok(textOf(last.response.output) === million)
  const long = { ...calls[0], function: { name: 'send', arguments: million } }
  upstream.answer = saySse([chunkOf({ tool_calls: [long] }, 'tool_calls')])
  assert.ok((await deltas()).some(({ tool_calls: [call] = [] }) => call?.function.arguments === million))
})

test('readers that do not read cost a bounded memory each, whatever their upstreams would send', async () => {
  const streams = 6
  const sent = new Map<object, number>()
  const event = `data: ${JSON.stringify(chunkOf({ content: 'Good words. '.repeat(50) }))}\n\n`
  upstream.answer = async (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    let isOpen = true
    request.closed.then(() => {
      isOpen = false
    })
    while (isOpen) {
      sent.set(request, (sent.get(request) ?? 0) + event.length)
      if (response.write(event)) continue
      await Promise.race([new Promise((resolve) => response.once('drain', resolve)), request.closed])
    }
  }
  const total = () => [...sent.values()].reduce((sum, bytes) => sum + bytes, 0)
  const atRest = usedBytes()
  const headers = { 'content-type': 'application/json', 'x-api-key': service.key, 'x-redoubt-project': project }
  const readers = await Promise.all(
    Array.from({ length: streams }, () => {
      return new Promise<IncomingMessage>((resolve, reject) => {
        const request = httpRequest(new URL(chat, service.address), { method: 'POST', headers, agent: false }, resolve)
        request.on('error', reject)
        request.end(JSON.stringify(bodyOf(chat, true)))
      })
    }),
  )
  for (const reader of readers) reader.on('error', () => undefined).pause()
  // Until nothing moves any more: each stream waits for its reader, or has reached the longest that is judged.
  for (let still = 0, seen = -1; still < 5; ) {
    await pause(20)
    still = total() === seen ? still + 1 : 0
    seen = total()
  }
  const perStream = (usedBytes() - atRest) / streams
  // An answer is judged as a whole, so at most the longest one is held, twice.
  assert.ok(perStream < 4_000_000, `${Math.round(perStream)} bytes each`)
  assert.ok(total() / streams < 8_000_000, `${total() / streams} bytes read of each`)
  for (const reader of readers) reader.destroy()
  await Promise.all(upstream.requests.slice(-streams).map(({ closed }) => closed))
})

/** What the process holds after everything that nobody needs has gone. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
