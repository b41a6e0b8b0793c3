import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type LocalAnswer, startLocalLlm } from '../../../test/llm/local-llm.ts'
import { ChatFailure, type ChatFailureReason, type ChatRequest } from '../../domain/chat.ts'
import { type ChatModelOptions, createChatModel } from './chat-model.ts'

const schema = {
  type: 'object',
  properties: { text: { type: 'string' } },
  required: ['text'],
  additionalProperties: false,
} as const

const question: ChatRequest = {
  messages: [
    { role: 'system', content: 'Answer briefly.' },
    { role: 'user', content: 'What is said?' },
  ],
  answerTokensMax: 100,
  temperature: 0,
  schema,
  signal: new AbortController().signal,
}

const good: LocalAnswer = { kind: 'json', value: { text: 'yes' } }

test('a question reaches an OpenAI-compatible service with model, key and schema, and its answer comes back', async (t) => {
  const { model, llm } = await opened(t, () => good, { apiKey: 'sk-local' })
  assert.deepEqual(await model.ask(question), { text: 'yes' })
  const [asked] = llm.questions
  assert.equal(asked?.model, 'local-model')
  assert.equal(asked?.authorization, 'Bearer sk-local')
  assert.deepEqual(
    asked?.messages.map(({ role, content }) => [role, content]),
    [
      ['system', 'Answer briefly.'],
      ['user', 'What is said?'],
    ],
  )
  assert.match(JSON.stringify(asked?.responseFormat), /"type":"json_schema"/)
})

test('a service that fails for a moment is asked again', async (t) => {
  const { model, llm } = await opened(t, (before) =>
    before === 0 ? { kind: 'status', status: 503, retryAfter: '0' } : good,
  )
  assert.deepEqual(await model.ask(question), { text: 'yes' })
  assert.equal(llm.questions.length, 2)
})

test('free text in the place of JSON counts as malformed', async (t) => {
  const { model } = await opened(t, () => ({ kind: 'text', text: 'I think it is fine.' }))
  await failsWith(model.ask(question), 'malformed')
})

test('a service that never answers counts as timed out', async (t) => {
  const { model } = await opened(t, () => ({ kind: 'silence' }), { timeoutMs: 60 })
  await failsWith(model.ask(question), 'timed-out')
})

test('a service that asks for more patience than there is counts as timed out', async (t) => {
  const later: LocalAnswer = { kind: 'status', status: 503, retryAfter: '30' }
  const { model } = await opened(t, () => later, { timeoutMs: 200 })
  await failsWith(model.ask(question), 'timed-out')
})

test('after five failures in a row the service is left alone for a minute, then tried again', async (t) => {
  let nowMs = 1_000
  let answer: LocalAnswer = { kind: 'status', status: 400 }
  const { model, llm } = await opened(t, () => answer, { clock: { nowMs: () => nowMs } })
  for (let count = 0; count < 5; count += 1) await failsWith(model.ask(question), 'failed')
  const asked = llm.questions.length
  await failsWith(model.ask(question), 'circuit-open')
  assert.equal(llm.questions.length, asked)
  nowMs += 60_000
  answer = good
  assert.deepEqual(await model.ask(question), { text: 'yes' })
})

test('when the tokens of the day are spent nothing is asked until the next day', async (t) => {
  let nowMs = 1_000
  const { model, llm } = await opened(t, () => good, { tokensPerDay: 80, clock: { nowMs: () => nowMs } })
  await model.ask(question)
  await model.ask(question)
  await failsWith(model.ask(question), 'budget-spent')
  assert.equal(llm.questions.length, 2)
  nowMs += 86_400_000
  assert.deepEqual(await model.ask(question), { text: 'yes' })
})

test('a service that does not count is counted for', async (t) => {
  const uncounted = completion({ message: { role: 'assistant', content: '{"text":"yes"}' }, finish_reason: 'stop' })
  const { model, llm } = await opened(t, () => uncounted, { tokensPerDay: 25 })
  for (let asked = 0; asked < 2; asked += 1) assert.deepEqual(await model.ask(question), { text: 'yes' })
  await failsWith(model.ask(question), 'budget-spent')
  assert.equal(llm.questions.length, 2)
})

test('a question that was not waited for counts as paid for', async (t) => {
  const { model, llm } = await opened(t, () => ({ kind: 'silence' }), { timeoutMs: 1_000, tokensPerDay: 100 })
  await failsWith(model.ask(question), 'timed-out')
  await failsWith(model.ask(question), 'budget-spent')
  assert.equal(llm.questions.length, 1)
})

test('questions under way at once do not overdraw the day together', async (t) => {
  const { model, llm } = await opened(t, () => good, { tokensPerDay: 80 })
  const reasons = await Promise.all(
    Array.from({ length: 6 }, () =>
      model.ask(question).then(
        () => 'answered',
        (error: ChatFailure) => error.reason,
      ),
    ),
  )
  assert.deepEqual(reasons, ['answered', ...Array.from({ length: 5 }, () => 'budget-spent')])
  assert.equal(llm.questions.length, 1)
  assert.deepEqual(await model.ask(question), { text: 'yes' })
})

test('answers without content come from a service that works, and are paid for', async (t) => {
  const empty = completion({ message: { role: 'assistant', content: null }, finish_reason: 'length' }, 20)
  const { model, llm } = await opened(t, () => empty, { tokensPerDay: 200 })
  for (let asked = 0; asked < 10; asked += 1) await failsWith(model.ask(question), 'malformed')
  await failsWith(model.ask(question), 'budget-spent')
  assert.equal(llm.questions.length, 10)
})

test('an answer that would fill the memory is broken off', async (t) => {
  const huge: LocalAnswer = { kind: 'text', text: 'x'.repeat(6_000_000) }
  const { model } = await opened(t, () => huge)
  await failsWith(model.ask(question), 'failed')
})

test('bounds on lengths of texts, which strict services refuse, are not sent; properties keep their names', async (t) => {
  const bounded = {
    type: 'object',
    properties: {
      text: { type: 'string', minLength: 1, maxLength: 20_000 },
      maxLength: { type: 'array', items: { type: 'string', maxLength: 5 }, maxItems: 3 },
      kind: { type: 'string', enum: ['a', 'b'] },
    },
    required: ['text', 'maxLength', 'kind'],
    additionalProperties: false,
  }
  const { model, llm } = await opened(t, () => good)
  await model.ask({ ...question, schema: bounded })
  const sent = llm.questions[0]?.responseFormat as { readonly json_schema: { readonly schema: object } }
  const { $schema: _, ...schema } = sent.json_schema.schema as { readonly $schema?: string }
  assert.deepEqual(schema, {
    ...bounded,
    properties: {
      text: { type: 'string' },
      maxLength: { type: 'array', items: { type: 'string' }, maxItems: 3 },
      kind: { type: 'string', enum: ['a', 'b'] },
    },
  })
})

test('after the rest one question alone is let through until it is answered', async (t) => {
  let nowMs = 1_000
  let answer: LocalAnswer = { kind: 'status', status: 400 }
  const { model, llm } = await opened(t, () => answer, { clock: { nowMs: () => nowMs } })
  for (let count = 0; count < 5; count += 1) await failsWith(model.ask(question), 'failed')
  const before = llm.questions.length
  nowMs += 60_000
  answer = good
  const reasons = await Promise.all(
    Array.from({ length: 3 }, () =>
      model.ask(question).then(
        () => 'answered',
        (error: ChatFailure) => error.reason,
      ),
    ),
  )
  assert.deepEqual(reasons, ['answered', 'circuit-open', 'circuit-open'])
  assert.equal(llm.questions.length, before + 1)
  assert.deepEqual(await model.ask(question), { text: 'yes' })
})

test('a failure tells neither the prompt nor the key', async (t) => {
  const failures: ChatFailure[] = []
  const { model } = await opened(t, () => ({ kind: 'status', status: 401 }), {
    apiKey: 'sk-hidden-value',
    onFailed: (failure) => failures.push(failure),
  })
  await failsWith(model.ask(question), 'failed')
  assert.equal(failures.length, 1)
  assert.doesNotMatch(`${failures[0]?.message} ${failures[0]?.stack}`, /sk-hidden-value|What is said/)
})

test('more questions at once than the bound fail at once', async (t) => {
  const { model } = await opened(t, () => ({ kind: 'silence' }), { timeoutMs: 100 })
  const asked = Array.from({ length: 9 }, () => model.ask(question).catch((error: ChatFailure) => error.reason))
  const reasons = (await Promise.all(asked)).filter((reason) => reason === 'busy')
  assert.equal(reasons.length, 1)
})

/** A reply of the protocol, with the tokens that it tells; null = it tells none. */
function completion(choice: object, totalTokens: number | null = null): LocalAnswer {
  const usage =
    totalTokens === null
      ? {}
      : { usage: { prompt_tokens: totalTokens, completion_tokens: 0, total_tokens: totalTokens } }
  const body = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: 'm',
    choices: [{ index: 0, ...choice }],
  }
  return { kind: 'body', body: JSON.stringify({ ...body, ...usage }) }
}

async function opened(
  t: { after: (work: () => Promise<void>) => void },
  answer: (before: number) => LocalAnswer,
  options: Partial<ChatModelOptions> = {},
) {
  const llm = await startLocalLlm((_, before) => answer(before))
  t.after(() => llm.close())
  const model = createChatModel({
    baseUrl: llm.baseUrl,
    model: 'local-model',
    apiKey: null,
    tokensPerDay: null,
    timeoutMs: 20_000,
    clock: { nowMs: () => 1_000 },
    ...options,
  })
  return { model, llm }
}

async function failsWith(asked: Promise<unknown>, reason: ChatFailureReason): Promise<void> {
  await assert.rejects(asked, (error: unknown) => error instanceof ChatFailure && error.reason === reason)
}
