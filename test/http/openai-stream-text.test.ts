import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import OpenAI from 'openai'
import { saySse, startLocalUpstream } from '../llm/local-upstream.ts'
import { assertProblem, eachService } from '../service.ts'

const path = '/v1/completions'
const asked = (fields: object = {}) => ({ model: 'local-t', prompt: 'We are', stream: true, ...fields })

/** A policy alone decides what these tests are about. */
const withoutSecurity = { securityGuardrailBlockInput: false, securityGuardrailBlockOutput: false }
const upstream = await startLocalUpstream()
after(() => upstream.close())

interface Chunk {
  readonly object?: string
  readonly choices: readonly { readonly index: number; readonly text: string; readonly finish_reason: string | null }[]
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies of every shape
  readonly redoubt?: any
  readonly usage?: object
  readonly error?: { readonly code: string }
}

const chunkOf = (text: string, finish_reason: string | null = null, index = 0) => ({
  id: 'cmpl-local',
  object: 'text_completion',
  created: 1_700_000_000,
  model: 'local-t',
  choices: [{ index, text, logprobs: null, finish_reason }],
})
const usage = { prompt_tokens: 3, completion_tokens: 5, total_tokens: 8 }
const usageChunk = { ...chunkOf(''), choices: [], usage }
const say = (...pieces: readonly string[]) =>
  saySse([...pieces.map((piece) => chunkOf(piece)), chunkOf('', 'length'), usageChunk])

beforeEach(() => {
  upstream.answer = say('We build. ', 'We sell.')
})

/** The events of a stream, what they say of each choice, and whether it ended with `[DONE]`. */
function read(raw: string) {
  const events = raw.split('\n\n').filter((event) => event !== '')
  const chunks = events.filter((event) => event !== 'data: [DONE]').map((event): Chunk => JSON.parse(event.slice(6)))
  const choices = chunks.flatMap((one) => one.choices ?? [])
  const textOf = (index: number) =>
    choices
      .filter((one) => one.index === index)
      .map(({ text }) => text)
      .join('')
  const endOf = (index: number) =>
    choices.find((one) => one.index === index && one.finish_reason !== null)?.finish_reason
  return { raw, chunks, textOf, endOf, isDone: events.at(-1) === 'data: [DONE]' }
}

eachService(
  (service) => {
    const stream = async (body: object, headers: Readonly<Record<string, string>> = {}) => {
      const reply = await service().call({ path, body, headers })
      assert.equal(reply.status, 200, reply.text)
      assert.match(reply.headers.get('content-type') ?? '', /^text\/event-stream/)
      return read(reply.text)
    }
    const guarded = async () => {
      const { newPatternPolicy, newProject } = service()
      const metricId = await newPatternPolicy(['apollo'], { violation_message: 'We do not speak about that.' })
      const project = await newProject({
        policies: [{ metricId, blockInput: true, blockOutput: true }],
        securityGuardrails: withoutSecurity,
      })
      return { project, headers: { 'x-redoubt-project': project } }
    }
    const messagesOf = async (project_id: string) =>
      (await service().call({ path: '/monitoring/messages', query: { project_id } })).json.messages

    test('200: a good completion leaves whole, ends as the upstream said, and is in monitoring once', async () => {
      const { project, headers } = await guarded()
      const { chunks, textOf, endOf, isDone } = await stream(
        asked({ stream_options: { include_usage: true } }),
        headers,
      )
      assert.equal(textOf(0), 'We build. We sell.')
      assert.equal(endOf(0), 'length')
      assert.ok(isDone)
      assert.ok(chunks.every(({ object }) => object === 'text_completion'))
      assert.deepEqual(chunks.at(-1)?.usage, usage)
      assert.equal(chunks.find(({ redoubt }) => redoubt)?.redoubt.is_safe, true)
      assert.equal(upstream.requests.at(-1)?.body.stream, true)
      const texts = (await messagesOf(project)).map((one: { direction: string; text: string }) => [
        one.direction,
        one.text,
      ])
      assert.deepEqual(texts.sort(), [
        ['input', 'We are'],
        ['output', 'We build. We sell.'],
      ])
    })

    test('200: of a breach nothing leaves, however it is cut into pieces', async () => {
      const { headers } = await guarded()
      const text = 'We build ships. The name is Apollo, by the way. More.'
      for (const size of [1, 2, 3, 5, 7, 13, text.length]) {
        upstream.answer = say(...(text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []))
        const { raw, textOf, endOf, isDone } = await stream(asked(), headers)
        assert.doesNotMatch(raw, /ap|ollo/i, `in pieces of ${size}`)
        assert.ok(textOf(0).endsWith('We do not speak about that.'), textOf(0))
        assert.equal(endOf(0), 'content_filter')
        assert.ok(isDone)
      }
    })

    test('200: each choice of each prompt is judged for itself', async () => {
      const { headers } = await guarded()
      upstream.answer = saySse([
        chunkOf('One.', null, 1),
        chunkOf('Apo', null, 3),
        chunkOf('Zero.', 'stop'),
        chunkOf('llo.', 'stop', 3),
        chunkOf('', 'stop', 1),
        chunkOf('Two.', 'stop', 2),
      ])
      const { textOf, endOf, isDone } = await stream(asked({ prompt: ['We are', 'You are'], n: 2 }), headers)
      assert.deepEqual([0, 1, 2, 3].map(textOf), ['Zero.', 'One.', 'Two.', 'We do not speak about that.'])
      assert.deepEqual([0, 1, 2, 3].map(endOf), ['stop', 'stop', 'stop', 'content_filter'])
      assert.ok(isDone)
    })

    test('200: a blocked prompt is a stream of the violation message, and the upstream is not asked', async () => {
      const { headers } = await guarded()
      const before = upstream.requests.length
      const { chunks, textOf, endOf, isDone } = await stream(asked({ prompt: ['Say', 'Apollo'] }), headers)
      assert.deepEqual([textOf(0), endOf(0)], ['We do not speak about that.', 'content_filter'])
      assert.equal(chunks.at(-1)?.redoubt.blocked, 'input')
      assert.ok(isDone)
      assert.equal(upstream.requests.length, before)
    })

    test('an upstream that fails before the first event is a problem, and behind it an event with `error`', async () => {
      upstream.answer = saySse([{ no: 'choices' }])
      assertProblem(await service().call({ path, body: asked() }), 502, 'upstream-failed')
      upstream.answer = saySse([chunkOf('We build. We'), chunkOf('', null, 1)])
      const { chunks, textOf, isDone } = await stream(asked())
      assert.equal(chunks.at(-1)?.error?.code, 'upstream-failed')
      assert.equal(textOf(0), 'We build. ')
      assert.equal(isDone, false)
    })

    test('400: a prompt of tokens is refused before the upstream is asked', async () => {
      const before = upstream.requests.length
      assertProblem(await service().call({ path, body: asked({ prompt: [1, 2] }) }), 400, 'invalid-request')
      assert.equal(upstream.requests.length, before)
    })

    test('the package `openai` reads it', async () => {
      const client = new OpenAI({ baseURL: `${service().address}/v1`, apiKey: service().key, maxRetries: 0 })
      const pieces: string[] = []
      const chunks = await client.completions.create({ model: 'local-t', prompt: 'We are', stream: true })
      for await (const chunk of chunks) pieces.push(chunk.choices[0]?.text ?? '')
      assert.equal(pieces.join(''), 'We build. We sell.')
    })
  },
  { REDOUBT_UPSTREAMS: upstream.baseUrl },
)
