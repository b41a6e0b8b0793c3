import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Opinion, OpinionQuestion } from '../../domain/guard/second-opinion.ts'
import type { OpinionFailure } from '../../domain/opinion-failure.ts'
import { createLlmAllowance } from './llm-allowance.ts'
import { createSecondOpinions } from './second-opinions.ts'

const dayMs = 86_400_000

function questionOn(text: string): OpinionQuestion {
  const rule = { name: 'Rule', description: 'content that …', examples: { violating: [], allowed: [] } }
  return { rule, direction: 'input', text, textWithContext: null, request: null }
}

/** Asks a double of the LLM whose answers wait until they are let go. */
function opened(options: { readonly questionsPerDay?: number } = {}) {
  const asked: string[] = []
  const keyed: string[] = []
  const nonces = new Set<string>()
  const signals: AbortSignal[] = []
  let nowMs = 10 * dayMs
  let counted = 0
  let answer: () => Promise<Opinion | OpinionFailure> = async () => 'allowed'
  let byte = 0
  const clock = { nowMs: () => nowMs }
  const allowance = createLlmAllowance({
    clock,
    questionsPerDay: options.questionsPerDay ?? 1_000,
    onAsked: () => {
      counted += 1
    },
  })
  const opinions = createSecondOpinions({
    allowance,
    ask: (question, { nonce, signal }) => {
      asked.push(question.text)
      nonces.add(Buffer.from(nonce).toString('hex'))
      signals.push(signal)
      return answer()
    },
    clock,
    randomBytes: (size) => {
      byte += 1
      return new Uint8Array(size).fill(byte)
    },
    reference: (text) => {
      keyed.push(text)
      return text
    },
  })
  return {
    allowance,
    asked,
    keyed,
    nonces,
    signals,
    opinions,
    ask: async (organizationId: string, ...texts: string[]) => opinions.ask(organizationId, texts.map(questionOn)),
    answerWith: (next: typeof answer) => {
      answer = next
    },
    pass: (ms: number) => {
      nowMs += ms
    },
    counted: () => counted,
  }
}

test('a budget is that of one organization and one day', async () => {
  const { ask, asked, pass } = opened({ questionsPerDay: 2 })
  assert.deepEqual(await ask('one', 'a', 'b', 'c'), ['allowed', 'allowed', 'organization-budget-spent'])
  assert.deepEqual(await ask('one', 'a'), ['allowed'], 'what is known costs nothing')
  assert.deepEqual(await ask('two', 'a'), ['allowed'])
  pass(dayMs)
  assert.deepEqual(await ask('one', 'c'), ['allowed'])
  assert.deepEqual(asked, ['a', 'b', 'a', 'c'])
})

test('what was never sent costs nothing and is not counted as asked', async () => {
  const { ask, answerWith, counted } = opened({ questionsPerDay: 1 })
  for (const failure of ['circuit-open', 'busy', 'budget-spent'] as const) {
    answerWith(async () => failure)
    assert.deepEqual(await ask('one', 'a'), [failure])
  }
  assert.equal(counted(), 0)
  answerWith(async () => 'timed-out')
  assert.deepEqual(await ask('one', 'a'), ['timed-out'])
  assert.equal(counted(), 1)
  assert.deepEqual(await ask('one', 'a'), ['organization-budget-spent'])
})

test('one organization has at most eight questions under way, and another still gets through', async () => {
  const { ask, answerWith, asked } = opened()
  const waiting: (() => void)[] = []
  answerWith(() => new Promise((resolve) => waiting.push(() => resolve('violates'))))
  const texts = Array.from({ length: 9 }, (_, place) => `text ${place}`)
  const all = ask('one', ...texts)
  const other = ask('two', 'text')
  assert.equal(asked.length, 9)
  for (const letGo of waiting) letGo()
  assert.deepEqual(await all, [...Array.from({ length: 8 }, () => 'violates'), 'organization-busy'])
  assert.deepEqual(await other, ['violates'])
  answerWith(async () => 'allowed')
  assert.deepEqual(await ask('one', 'text 8'), ['allowed'], 'there is room again')
})

test('who asks the same meanwhile waits for the same answer, for an hour it is remembered, failures are not', async () => {
  const { ask, answerWith, asked, pass } = opened()
  const both = await Promise.all([ask('one', 'a'), ask('one', 'a')])
  assert.deepEqual([both, asked.length], [[['allowed'], ['allowed']], 1])
  pass(3_599_999)
  await ask('one', 'a')
  assert.equal(asked.length, 1)
  pass(1)
  answerWith(() => Promise.reject(new Error('a fault')))
  assert.deepEqual(await ask('one', 'a'), ['failed'])
  answerWith(async () => 'unsure')
  assert.deepEqual(await ask('one', 'a'), ['unsure'])
  answerWith(async () => 'violates')
  assert.deepEqual(await ask('one', 'a'), ['violates'])
  assert.equal(asked.length, 4)
})

test('questions are remembered by a keyed hash of organization, rule, text and request, and bounded in number', async () => {
  const { ask, keyed, asked, nonces } = opened({ questionsPerDay: 100_000 })
  await ask('one', 'first')
  assert.deepEqual(JSON.parse(keyed[0] ?? ''), ['opinion', 'one', questionOn('first')])
  for (let count = 0; count < 10_000; count += 1) await ask('one', `text ${count}`)
  const before = asked.length
  await ask('one', 'first')
  assert.equal(asked.length, before + 1, 'the oldest was forgotten')
  assert.ok(nonces.size > 200, 'each question gets a fresh nonce')
})

test('closing calls off what is under way', async () => {
  const { ask, answerWith, allowance, signals } = opened()
  answerWith(
    () => new Promise((resolve) => signals.at(-1)?.addEventListener('abort', () => resolve('failed'), { once: true })),
  )
  const asked = ask('one', 'a')
  allowance.close()
  assert.deepEqual(await asked, ['failed'])
})
