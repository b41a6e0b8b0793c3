import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  chunkOf,
  completionOf,
  messageItem,
  sayItems,
  sayJson,
  saySse,
  sayText,
  startLocalUpstream,
  textChunks,
  type UpstreamAnswer,
} from '../llm/local-upstream.ts'
import { eachService } from '../service.ts'

const upstream = await startLocalUpstream()
after(() => upstream.close())

const messages = [{ role: 'user', content: 'What do you build?' }]
const chat = '/v1/chat/completions'
const usage = { prompt_tokens: 12, completion_tokens: 5, total_tokens: 17 }
const usageChunk = { ...chunkOf({}), choices: [], usage }
const pauseMs = 30
/** Answers after a while. */
const later = (answer: UpstreamAnswer): UpstreamAnswer => {
  return async (request, response) => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return answer(request, response)
  }
}

eachService(
  (service) => {
    const outputsOf = async (project_id: string) => {
      const { json } = await service().call({ path: '/monitoring/messages', query: { project_id } })
      for (const one of json.messages) if (one.direction === 'input') assert.equal('upstream' in one, false)
      return json.messages.filter((one: { direction: string }) => one.direction === 'output')
    }
    const ask = async (path: string, fields: object, project: string) => {
      const headers = { 'x-redoubt-project': project }
      const reply = await service().call({ path, body: { model: 'local-model', ...fields }, headers })
      assert.equal(reply.status, 200, reply.text)
    }
    const figure = async (name: string): Promise<number> => {
      const { text } = await service().call({ path: '/metrics' })
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')
          .at(-1) ?? 0,
      )
    }

    test('tokens and latency of the upstream are in monitoring, in the message and in the metrics, by every way in', async () => {
      const ways: readonly (readonly [string, object, UpstreamAnswer])[] = [
        [chat, { messages }, sayText('We build.')],
        [chat, { messages, stream: true }, saySse([...textChunks(['We build.']), usageChunk])],
        ['/v1/responses', { input: 'What do you build?' }, sayItems([messageItem('We build.')])],
        ['/v1/responses', { input: 'What do you build?', stream: true }, sayItems([messageItem('We build.')])],
        ['/v1/completions', { prompt: 'We' }, sayJson({ id: 'cmpl', choices: [{ index: 0, text: 'build.' }], usage })],
      ]
      const names = [
        'redoubt_upstream_tokens_total{direction="input"}',
        'redoubt_upstream_tokens_total{direction="output"}',
        'redoubt_upstream_duration_seconds_count{outcome="answered"}',
      ]
      const before = await Promise.all(names.map(figure))
      for (const [path, fields, answer] of ways) {
        const project = await service().newProject()
        upstream.answer = later(answer)
        await ask(path, fields, project)
        const [output, ...others] = await outputsOf(project)
        assert.equal(others.length, 0)
        const { latency_ms: latencyMs, ...tokens } = output.upstream
        assert.deepEqual(tokens, { input_tokens: 12, output_tokens: 5 }, path)
        assert.ok(latencyMs >= pauseMs - 2 && latencyMs < 60_000, String(latencyMs))
        const { json } = await service().call({ path: `/api/v1/messages/${output.id}` })
        assert.deepEqual(json.upstream, output.upstream)
      }
      const seen = await Promise.all(names.map(figure))
      assert.deepEqual(
        seen.map((value, index) => value - (before[index] ?? 0)),
        [12 * ways.length, 5 * ways.length, ways.length],
      )
    })

    test('of several choices the first has what all cost; an upstream that counts nothing, or nonsense, leaves it open', async () => {
      const choices = ['One.', 'Two.'].map((content, index) => ({ index, message: { content }, finish_reason: 'stop' }))
      upstream.answer = sayJson(completionOf(choices))
      const several = await service().newProject()
      await ask(chat, { messages, n: 2 }, several)
      const outputs = await outputsOf(several)
      assert.deepEqual(outputs.map((one: { upstream?: object }) => 'upstream' in one).sort(), [false, true])
      upstream.answer = saySse([
        chunkOf({ content: 'Two.' }, 'stop', 1),
        chunkOf({ content: 'One.' }, 'stop'),
        usageChunk,
      ])
      const streamed = await service().newProject()
      await ask(chat, { messages, n: 2, stream: true }, streamed)
      const [first, second] = (await outputsOf(streamed)).toSorted((one: { text: string }) =>
        one.text === 'Two.' ? -1 : 1,
      )
      assert.deepEqual([first.upstream.output_tokens, second.upstream], [5, undefined])
      for (const made of [
        undefined,
        null,
        7,
        {},
        { prompt_tokens: -1, completion_tokens: 1e300 },
        { prompt_tokens: 'x' },
      ]) {
        upstream.answer = sayJson({ ...completionOf(choices.slice(0, 1)), usage: made })
        const project = await service().newProject()
        await ask(chat, { messages }, project)
        const [output] = await outputsOf(project)
        const { latency_ms: latencyMs, ...tokens } = output.upstream
        assert.ok(latencyMs > 0)
        assert.deepEqual(tokens, { input_tokens: null, output_tokens: null })
      }
    })

    test('requests that fail, are cancelled or never made are told apart in the metrics', async () => {
      const counts = () =>
        Promise.all(
          ['answered', 'failed', 'cancelled'].map((outcome) =>
            figure(`redoubt_upstream_duration_seconds_count{outcome="${outcome}"}`),
          ),
        )
      const metricId = await service().newPatternPolicy(['apollo'])
      const project = await service().newProject({ policies: [{ metricId, blockInput: true, blockOutput: true }] })
      const headers = { 'x-redoubt-project': project }
      const before = await counts()
      await ask(chat, { messages: [{ role: 'user', content: 'Apollo' }] }, project)
      upstream.answer = sayJson({}, 500)
      await service().call({ path: chat, body: { model: 'local-model', messages }, headers })
      upstream.answer = saySse(textChunks(['It is Apollo. ', 'More. ']))
      await ask(chat, { messages, stream: true }, project)
      upstream.answer = (_, response) => {
        for (const chunk of textChunks(['It is Apollo. ', 'More. ']).slice(0, 3))
          response.write(`data: ${JSON.stringify(chunk)}\n\n`)
      }
      await ask(chat, { messages, stream: true }, project)
      const seen = await counts()
      assert.deepEqual(
        seen.map((value, index) => value - (before[index] ?? 0)),
        [0, 1, 2],
      )
      const outputs = await outputsOf(project)
      assert.equal(outputs.length, 2)
      for (const { upstream: use } of outputs) assert.equal(use.output_tokens, null)
    })
  },
  { REDOUBT_UPSTREAMS: upstream.baseUrl },
)
