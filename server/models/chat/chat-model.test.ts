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
