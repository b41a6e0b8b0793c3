import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

const check = '/api/v1/check'
const user = (content: unknown) => ({ role: 'user', content })
const calls = (...given: readonly unknown[]) => ({ role: 'assistant', tool_calls: given })
const called = (args: unknown) => ({ id: 'call_1', type: 'function', function: { name: 'send_mail', arguments: args } })

eachService(
  (service) => {
    let projectId: string | undefined
    /** The reply on a history in a project that forbids `apollo`. */
    const checked = async (messages_history: readonly unknown[], fields: object = {}) => {
      projectId ??= await service().newProject({
        policies: [{ metricId: await service().newPatternPolicy(['apollo']), blockInput: true, blockOutput: false }],
        securityGuardrails: { securityGuardrailBlockInput: false },
      })
      const body = { project_id: projectId, messages_history, ...fields }
      const answer = await service().call({ path: check, body })
      assert.equal(answer.status, 200, answer.text)
      return answer.json
    }

    test('the texts of all parts are one text, and each of them is judged', async () => {
      const calm = await checked([
        user([
          { type: 'text', text: 'Good' },
          { type: 'input_text', text: 'morning' },
        ]),
      ])
      assert.equal(calm.input_request.content.text, 'Good\n\nmorning')
      assert.equal(calm.is_safe, true)
      assert.equal('not_judged' in calm, false)
      for (const part of [
        { type: 'text', text: 'What is Apollo?' },
        { type: 'refusal', refusal: 'I do not speak of Apollo.' },
      ]) {
        assert.equal((await checked([user([{ type: 'text', text: 'Hello' }, part])])).is_safe, false, part.type)
      }
      const single = await checked([user([{ type: 'text', text: 'What is Apollo?' }])])
      const [{ spans }] = single.policies_guardrail_results.policies
      assert.deepEqual([spans[0].start, spans[0].end], [8, 14])
    })

    test('what a message calls is judged as names and arguments, however these are written', async () => {
      const ask = user('Please write to them.')
      assert.equal((await checked([ask, calls(called('{"text": "hello"}'))])).is_safe, true)
      for (const message of [
        calls(called('{"text": "apollo"}')),
        calls(called('{"text": "\\u0061poll\\u006f"}')),
        calls(called({ text: 'apollo' })),
        calls(called('no JSON: apollo')),
        calls({ type: 'function', function: { name: 'apollo', arguments: '{}' } }),
        calls({ type: 'custom', custom: { name: 'say', input: 'apollo' } }),
        calls({ type: 'of another form', deep: [{ text: 'apollo' }] }),
        { role: 'assistant', content: null, function_call: { name: 'say', arguments: '{"text": "apollo"}' } },
        { role: 'assistant', content: 'I will.', tool_calls: [called('{}'), called('{"to": "apollo"}')] },
      ]) {
        const json = await checked([ask, message])
        assert.equal(json.is_safe, false, JSON.stringify(message))
      }
      const many = { messages_history: [calls(...Array.from({ length: 1_001 }, () => called('{}')))] }
      const problem = assertProblem(await service().call({ path: check, body: many }), 400, 'invalid-request')
      assert.equal(problem.errors[0].path, 'messages_history[0].tool_calls')
    })

    test('an image in a part of the last message is judged like one in `images`', async () => {
      const base64 = (await readFile(new URL('../images/plain.jpg', import.meta.url))).toString('base64')
      const metricId = await service().newPatternPolicy(['project\\s+blue[a-z]+'])
      const project_id = await service().newProject({
        policies: [{ metricId, blockInput: true, blockOutput: false }],
        securityGuardrails: { securityGuardrailBlockInput: false },
      })
      const image = { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${base64}` } }
      const asked = [{ type: 'text', text: 'What is this?' }, image]
      const json = await checked([user(asked)], { project_id })
      assert.equal(json.is_safe, false)
      assert.match(json.policies_guardrail_results.policies[0].reason, /In image 1: Matches the deny pattern/)
      assert.deepEqual(json.checks_run.images, { given: 1, judged: 1 })
      assert.equal('not_judged' in json, false)
      // A large body is parsed by another thread, which keeps the bytes from this one.
      const file = { type: 'file', file: { file_data: 'A'.repeat(300_000) } }
      const large = await checked([user([...asked, file])], { project_id })
      assert.match(large.policies_guardrail_results.policies[0].reason, /In image 1: Matches the deny pattern/)
      const earlier = await checked([user(asked), user('And now?')], { project_id })
      assert.deepEqual([earlier.is_safe, earlier.checks_run.images.given], [true, 0])
    })

    test('parts that nobody judges are named with their place, in the reply and in its note', async () => {
      const audio = { type: 'input_audio', input_audio: { data: 'AAAA', format: 'wav' } }
      const remote = { type: 'image_url', image_url: { url: 'https://images.example/cat.png' } }
      const json = await checked([
        user([audio, { type: 'text', text: 'Hear this.' }]),
        user([
          { type: 'text', text: 'And this.' },
          remote,
          { type: 'file', file: { file_id: 'f' } },
          { type: 'odd name!' },
        ]),
      ])
      assert.deepEqual(json.not_judged, [
        { message_index: 0, part_index: 0, type: 'input_audio' },
        { message_index: 1, part_index: 1, type: 'image_url' },
        { message_index: 1, part_index: 2, type: 'file' },
        { message_index: 1, part_index: 3, type: 'unknown' },
      ])
      assert.match(json.checks_run.note, /Nobody judged parts of these kinds: input_audio, image_url, file, unknown\./)
      const conversation_id = await service().newConversation(String(projectId))
      const body = { messages_history: [user([audio])] }
      const input = await service().call({
        path: '/public/guard/v1/input_guardrails',
        query: { conversation_id },
        body,
      })
      assert.deepEqual(input.json.not_judged, [{ message_index: 0, part_index: 0, type: 'input_audio' }])
    })

    test('an agent loop in the form of the OpenAI protocol is taken as it is', async () => {
      const json = await checked([
        { role: 'developer', content: [{ type: 'text', text: 'You write mails.' }] },
        user('Please write to them.'),
        { role: 'assistant', content: null, tool_calls: [called('{}')], refusal: null, audio: null },
        { role: 'tool', tool_call_id: 'call_1', content: [{ type: 'text', text: 'Sent to apollo.' }] },
      ])
      assert.equal(json.is_safe, false, 'policies judge the evaluated message, which is what the tool returned')
      assert.equal(json.input_request.content.text, 'Sent to apollo.')
      assert.deepEqual(json.checks_run.tool_messages.given, 1)
    })

    test('a repetition gets the text of its parts again where none is stored', async () => {
      const project_id = await service().newProject({ storeText: 'none' })
      const request = {
        path: check,
        body: {
          project_id,
          messages_history: [
            user([
              { type: 'text', text: 'Good' },
              { type: 'text', text: 'day' },
            ]),
          ],
        },
        headers: { 'idempotency-key': randomUUID() },
      }
      const first = await service().call(request)
      const again = await service().call(request)
      assert.equal(again.headers.get('idempotent-replayed'), 'true')
      assert.deepEqual(again.json.input_request, first.json.input_request)
    })

    test('requests that differ in an image of an earlier message are not the same request', async () => {
      const headers = { 'idempotency-key': randomUUID() }
      const history = (data: string) => [
        user([{ type: 'image_url', image_url: `data:image/png;base64,${data}` }]),
        user('And now?'),
      ]
      const send = (data: string) => service().call({ path: check, body: { messages_history: history(data) }, headers })
      assert.equal((await send('AAAA')).status, 200)
      assertProblem(await send('AAAB'), 409, 'conflict')
    })
  },
  {},
  { imageRequestMsMax: 60_000 },
)
