import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chainHistory } from '../domain/guard/history.ts'
import type { ExchangeRecord } from '../domain/ports.ts'
import { StoredBefore } from './stored-before.ts'

const hourMs = 3_600_000

/** A record whose history has these texts and whose own text is the last. */
function record(texts: readonly string[], createdAtMs = 0, conversationId = 'c'): ExchangeRecord {
  const chained = chainHistory(
    texts.slice(0, -1).map((content) => ({ role: 'user', content })),
    (text) => `#${text}`,
  )
  const own = { sha256: `#${texts.at(-1)}`, text: texts.at(-1) ?? '' }
  return {
    conversation: null,
    message: { organizationId: 'o', conversationId, createdAtMs, textSha256: own.sha256 },
    texts: [...chained.texts.filter(({ sha256 }) => sha256 !== own.sha256), own],
    steps: chained.steps,
    snapshot: { organizationId: 'o', id: 's' },
    idempotentReply: null,
  } as unknown as ExchangeRecord
}

const sent = (memory: StoredBefore, given: ExchangeRecord) => memory.plan(given).texts.map(({ text }) => text)

test('of a history that was stored only what follows it is sent, and the own text always', () => {
  const memory = new StoredBefore()
  memory.remember(memory.plan(record(['a', 'b', 'c'])))
  const plan = memory.plan(record(['a', 'b', 'c', 'd', 'a']))
  assert.deepEqual(
    plan.texts.map(({ text }) => text),
    ['c', 'd', 'a'],
  )
  assert.equal(plan.steps.length, 2)
  assert.equal(plan.withSnapshot, false)
})

test('nothing is assumed before it was remembered, or of another conversation', () => {
  const memory = new StoredBefore()
  memory.plan(record(['a', 'b']))
  assert.deepEqual(sent(memory, record(['a', 'b'])), ['a', 'b'])
  memory.remember(memory.plan(record(['a', 'b'])))
  assert.deepEqual(sent(memory, record(['a', 'b'], 0, 'other')), ['a', 'b'])
})

test('after an hour all texts are sent again, however often they were extended in between', () => {
  const memory = new StoredBefore()
  memory.remember(memory.plan(record(['a', 'b'])))
  memory.remember(memory.plan(record(['a', 'b', 'c'], hourMs / 2)))
  assert.deepEqual(sent(memory, record(['a', 'b', 'c', 'd'], hourMs - 1)), ['c', 'd'])
  assert.deepEqual(sent(memory, record(['a', 'b', 'c', 'd'], hourMs)), ['a', 'b', 'c', 'd'])
})

test('removed texts are forgotten, also by a batch that was on its way meanwhile', () => {
  const memory = new StoredBefore()
  const before = memory.plan(record(['a', 'b']))
  memory.forgetTexts()
  memory.remember(before)
  assert.deepEqual(sent(memory, record(['a', 'b'])), ['a', 'b'])
})
