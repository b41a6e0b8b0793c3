import assert from 'node:assert/strict'
import { request as httpRequest } from 'node:http'
import { after, beforeEach, test } from 'node:test'
import { chunkOf, saySse, sayText, startLocalUpstream, textChunks } from '../llm/local-upstream.ts'
import { assertProblem, eachService } from '../service.ts'

const path = '/v1/chat/completions'
const asked = (fields: object = {}) => ({
  model: 'local-model',
  messages: [{ role: 'user', content: 'What do you build?' }],
  stream: true,
  ...fields,
})

/** A policy alone decides what these tests are about. */
const withoutSecurity = { securityGuardrailBlockInput: false, securityGuardrailBlockOutput: false }
const upstream = await startLocalUpstream()
after(() => upstream.close())
beforeEach(() => {
  upstream.answer = sayText('We build. We sell.')
})

interface Chunk {
  readonly choices: readonly {
    readonly index: number
    // biome-ignore lint/suspicious/noExplicitAny: tests read deltas of every shape
    readonly delta: any
    readonly finish_reason: string | null
  }[]
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly redoubt?: any
  readonly usage?: object
  readonly error?: { readonly code: string }
}

/** The events of a stream and whether it ended with `[DONE]`. */
function read(text: string): { readonly chunks: readonly Chunk[]; readonly isDone: boolean; readonly content: string } {
  const events = text.split('\n\n').filter((event) => event !== '')
  for (const event of events) assert.match(event, /^data: [^\n]*$/)
  const chunks = events.filter((event) => event !== 'data: [DONE]').map((event): Chunk => JSON.parse(event.slice(6)))
  const content = chunks.flatMap((one) => one.choices ?? []).map((choice) => choice.delta.content ?? '')
  return { chunks, isDone: events.at(-1) === 'data: [DONE]', content: content.join('') }
}

eachService(
  (service) => {
    const messagesOf = async (project_id: string) =>
      (await service().call({ path: '/monitoring/messages', query: { project_id } })).json.messages
    const stream = async (body: object, headers: Readonly<Record<string, string>> = {}) => {
      const reply = await service().call({ path, body, headers })
      assert.equal(reply.status, 200, reply.text)
      assert.match(reply.headers.get('content-type') ?? '', /^text\/event-stream/)
      return { ...read(reply.text), text: reply.text }
    }
    const guarded = async (deny: readonly string[], fields: object = {}) => {
      const { newPatternPolicy, newProject } = service()
      const metricId = await newPatternPolicy(deny, { violation_message: 'We do not speak about that.' })
      const project = await newProject({
        policies: [{ metricId, blockInput: true, blockOutput: true, ...fields }],
        securityGuardrails: withoutSecurity,
      })
      return { project, headers: { 'x-redoubt-project': project } }
    }

    test('200: a good answer leaves whole, ends well and is in monitoring once', async () => {
      const project = await service().newProject()
      const text = 'We build. 東京で作る。We sell 😀!\n\nAnd more'
      upstream.answer = sayText(text, text.split(''))
      const { chunks, content, isDone } = await stream(asked(), { 'x-redoubt-project': project })
      assert.equal(content, text)
      assert.ok(isDone)
      assert.deepEqual(chunks[0]?.choices[0]?.delta, { role: 'assistant', content: '' })
      assert.equal(chunks.at(-1)?.choices[0]?.finish_reason, 'stop')
      assert.equal(chunks.at(-1)?.redoubt.is_safe, true)
      const stored = await messagesOf(project)
      assert.deepEqual(stored.map((one: { direction: string }) => one.direction).sort(), ['input', 'output'])
      assert.ok(stored.some((one: { text: string }) => one.text === text))
    })

    test('200: an answer is cut before the sentence that breaks a policy', async () => {
      const { project, headers } = await guarded(['apollo'])
      const text = 'We build ships. The name is Apollo, by the way. More.'
      upstream.answer = sayText(text, text.match(/.{1,3}/gs) ?? [])
      const { chunks, content, isDone, text: raw } = await stream(asked(), headers)
      assert.equal(content, 'We build ships. \n\nWe do not speak about that.')
      assert.doesNotMatch(raw, /apo/i)
      assert.ok(isDone)
      const last = chunks.at(-1)
      assert.equal(last?.choices[0]?.finish_reason, 'content_filter')
      assert.equal(last?.redoubt.blocked, 'output')
      const output = (await messagesOf(project)).find((one: { direction: string }) => one.direction === 'output')
      assert.equal(output.id ?? output.message_id, last?.redoubt.output_message_id)
    })

    test('200: a blocked input is a stream of the violation message, and the upstream is not asked', async () => {
      const { headers } = await guarded(['build'])
      const before = upstream.requests.length
      const { chunks, content, isDone } = await stream(asked({ stream_options: { include_usage: true } }), headers)
      assert.equal(content, 'We do not speak about that.')
      assert.equal(chunks.at(-2)?.choices[0]?.finish_reason, 'content_filter')
      assert.ok(chunks.at(-1)?.usage)
      assert.ok(isDone)
      assert.equal(upstream.requests.length, before)
    })

    test('200: tool calls leave whole once they are judged, or not at all; several choices each for itself', async () => {
      const { headers } = await guarded(['apollo'])
      const call = (piece: string, index = 0) =>
        chunkOf({
          tool_calls: [
            {
              index,
              ...(piece === '' && { id: `call_${index}`, type: 'function' }),
              function: { ...(piece === '' && { name: 'send' }), arguments: piece },
            },
          ],
        })
      const good = [call(''), call('', 1), call('{"a":'), call('{"b":2}', 1), call('1}'), chunkOf({}, 'tool_calls')]
      upstream.answer = saySse(good)
      const { chunks, isDone } = await stream(asked(), headers)
      const calls = chunks.flatMap((one) => one.choices[0]?.delta.tool_calls ?? [])
      assert.deepEqual(
        calls.map((one) => [one.index, one.id, one.function]),
        [
          [0, 'call_0', { name: 'send', arguments: '{"a":1}' }],
          [1, 'call_1', { name: 'send', arguments: '{"b":2}' }],
        ],
      )
      assert.ok(isDone)
      upstream.answer = saySse([call(''), call('{"a":"ap'), call('ollo"}'), chunkOf({}, 'tool_calls')])
      const blocked = await stream(asked(), headers)
      assert.equal(blocked.content, 'We do not speak about that.')
      assert.doesNotMatch(blocked.text, /"ap|ollo|tool_calls/)
      upstream.answer = saySse([
        chunkOf({ content: 'One.' }),
        chunkOf({ content: 'Apo' }, null, 1),
        chunkOf({}, 'stop'),
        chunkOf({ content: 'llo.' }, 'stop', 1),
      ])
      const both = await stream(asked({ n: 2 }), headers)
      const ends = both.chunks.flatMap((one) => one.choices).filter((one) => one.finish_reason !== null)
      assert.deepEqual(
        ends.map((one) => [one.index, one.finish_reason]),
        [
          [0, 'stop'],
          [1, 'content_filter'],
        ],
      )
    })

    test('200: a policy in shadow lets a stream through and is recorded', async () => {
      const { project, headers } = await guarded(['build'], { shadow: true })
      const { content } = await stream(asked(), headers)
      assert.equal(content, 'We build. We sell.')
      assert.equal((await messagesOf(project)).length, 2)
    })

    test('nothing that was not judged leaves when an upstream breaks off, hangs, errs or sends what is none of it', async () => {
      const begin = 'We build. And the rest is not yet'
      const cases: readonly (readonly [typeof upstream.answer, string])[] = [
        [saySse(textChunks([begin]).slice(0, 2), 'data: {"cho'), 'upstream-failed'],
        [saySse([...textChunks([begin]).slice(0, 2), { error: { message: 'sk-secret' } }]), 'upstream-failed'],
        [saySse(textChunks([begin]).slice(0, 2), 'data: no json\n\n'), 'upstream-failed'],
        [saySse(textChunks([begin, 'x'.repeat(1_100_000)])), 'upstream-failed'],
        [saySse(textChunks([begin, 'x'.repeat(3_000_000)])), 'upstream-failed'],
        [saySse(textChunks([begin, ...Array.from({ length: 20 }, () => 'x'.repeat(250_000))])), 'upstream-failed'],
        [saySse(textChunks([begin]).slice(0, 2), ''), 'upstream-failed'],
        [
          (_, response) => {
            for (const chunk of textChunks([begin]).slice(0, 2)) response.write(`data: ${JSON.stringify(chunk)}\n\n`)
          },
          'upstream-timed-out',
        ],
      ]
      for (const [answer, code] of cases) {
        upstream.answer = answer
        const { chunks, content, isDone, text } = await stream(asked())
        assert.equal(content, 'We build. ', code)
        assert.equal(chunks.at(-1)?.error?.code, code)
        assert.equal(isDone, false)
        assert.doesNotMatch(text, /sk-secret|not yet/)
      }
      upstream.answer = (_, response) => void response.destroy()
      assertProblem(await service().call({ path, body: asked() }), 502, 'upstream-failed')
    })

    test('characters that are spread over packets arrive whole, and broken ones cost themselves alone', async () => {
      const bytes = Buffer.from(
        `data: ${JSON.stringify(chunkOf({ content: 'Grüße 😀.' }, 'stop'))}\n\ndata: [DONE]\n\n`,
      )
      upstream.answer = async (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        for (const byte of bytes) {
          response.write(Buffer.from([byte]))
          await new Promise((resolve) => setImmediate(resolve))
        }
        response.end()
      }
      assert.equal((await stream(asked())).content, 'Grüße 😀.')
      upstream.answer = (_, response) => {
        const broken = Buffer.from(bytes)
        broken[bytes.indexOf('ü')] = 0xff
        response.writeHead(200).end(broken)
      }
      assert.match((await stream(asked())).content, /^Gr\ufffd+ße 😀\.$/)
    })

    test('one million characters in one event pass as one text', async () => {
      const text = 'Good words. '.repeat(80_000)
      const { project: _, headers } = await guarded(['apollo'])
      const silent = { path: `/api/v1/projects/${headers['x-redoubt-project']}`, method: 'PATCH' }
      await service().call({ ...silent, body: { failureMode: 'open' } })
      upstream.answer = sayText(text)
      const { content, chunks } = await stream(asked(), headers)
      assert.ok(content === text || chunks.at(-1)?.redoubt.blocked === 'output', 'whole or blocked')
    })

    test('a client that goes away cancels the upstream, and what was judged is in monitoring', async () => {
      const project = await service().newProject()
      upstream.answer = (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        for (const chunk of textChunks(['We build. ', 'We sell. ', 'And']).slice(0, 4))
          response.write(`data: ${JSON.stringify(chunk)}\n\n`)
      }
      await new Promise<void>((resolve, reject) => {
        const headers = { 'content-type': 'application/json', 'x-api-key': service().key, 'x-redoubt-project': project }
        const request = httpRequest(new URL(path, service().address), { method: 'POST', headers }, (response) => {
          let seen = ''
          response.on('data', (piece) => {
            seen += piece
            if (!seen.includes('We sell')) return
            request.destroy()
            resolve()
          })
          response.on('error', () => undefined)
        })
        request.on('error', reject)
        request.end(JSON.stringify(asked()))
      })
      assert.equal(await upstream.requests.at(-1)?.closed, false)
      let outputs = 0
      for (let tries = 0; outputs === 0 && tries < 200; tries++) {
        const found = await messagesOf(project)
        outputs = found.filter((one: { direction: string }) => one.direction === 'output').length
      }
      assert.equal(outputs, 1)
    })

    test('a reader that stops reading stops the upstream: no memory is filled', async () => {
      let sent = 0
      let isHeldUp = false
      upstream.answer = async (request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        const event = `data: ${JSON.stringify(chunkOf({ content: 'Good words. '.repeat(50) }))}\n\n`
        let isOpen = true
        request.closed.then(() => {
          isOpen = false
        })
        while (isOpen && sent < 8_000_000) {
          sent += event.length
          if (response.write(event)) continue
          isHeldUp = true
          await Promise.race([new Promise((resolve) => response.once('drain', resolve)), request.closed])
        }
      }
      const headers = { 'content-type': 'application/json', 'x-api-key': service().key }
      const response = await new Promise<import('node:http').IncomingMessage>((resolve) => {
        const request = httpRequest(new URL(path, service().address), { method: 'POST', headers }, resolve)
        request.on('error', () => undefined)
        request.end(JSON.stringify(asked()))
      })
      response.on('error', () => undefined)
      response.pause()
      while (!isHeldUp) await new Promise((resolve) => setImmediate(resolve))
      assert.ok(sent < 8_000_000)
      response.destroy()
      assert.equal(await upstream.requests.at(-1)?.closed, false)
    })
  },
  { REDOUBT_UPSTREAMS: upstream.baseUrl, REDOUBT_UPSTREAM_TIMEOUT_MS: '1000' },
)
