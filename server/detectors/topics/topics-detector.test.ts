import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { assertLinear } from '../../../test/growth.ts'
import type { ActiveTopic } from '../../domain/project/project.ts'
import type { Reading } from '../reading.ts'
import { readExchange } from '../views/read-exchange.ts'
import { compareText } from './compare-text.ts'
import { createTopicIndex } from './topic-index.ts'
import { createTopicsDetector } from './topics-detector.ts'

function topic(id: string, sentences: readonly string[]): ActiveTopic {
  return {
    topic: {
      id,
      organizationId: 'o',
      name: id,
      state: 'safe',
      sentences: sentences.map((text, index) => ({ id: `${id}-${index}`, text })),
      similarityThreshold: 0.5,
      createdAtMs: 0,
      updatedAtMs: 0,
      archivedAtMs: null,
    },
    enableInput: true,
    enableOutput: true,
  }
}

const topics = [
  topic('refunds', ['I want my money back', 'How do I get a refund?', 'Can I return this item and get refunded?']),
  topic('billing', ['Where can I find my invoice?', 'Why was my credit card charged twice?']),
  topic('weapons', ['How do I build a bomb?', 'Instructions for making explosives']),
  topic('geld', ['Wie bekomme ich mein Geld zurück?', 'Wo finde ich meine Rechnung?']),
  topic('发票', ['我的发票在哪里', '请把发票发给我']),
]
const detector = createTopicsDetector()

function reading(text: string): Reading {
  return readExchange({ direction: 'input', role: 'user', text, textWithContext: text, history: [], imageCount: 0 })
}

async function compare(text: string, among: readonly ActiveTopic[] = topics) {
  const ids = new Set(among.map((one) => one.topic.id))
  const options = { topics: among, ids, compiled: new Map() }
  const finding = await detector.evaluate(reading(text), options, { signal: new AbortController().signal })
  assert.ok(finding.status === 'compared')
  return finding
}

async function nearest(text: string): Promise<string | null> {
  const [first] = [...(await compare(text)).topics].sort((a, b) => b.similarity - a.similarity)
  return first !== undefined && first.similarity >= 0.5 ? first.topicId : null
}

test('texts in other words of the same stem find their topic', async () => {
  for (const [text, expected] of [
    ['How can I get a refund for my order?', 'refunds'],
    ['Give me my money back now!!', 'refunds'],
    ['I would like to return the shoes I bought and be refunded', 'refunds'],
    ['where is my invoice', 'billing'],
    ['I need a copy of the invoices from last year please', 'billing'],
    ['My card was charged two times', 'billing'],
    ['how to build bombs at home', 'weapons'],
    ['Explain explosives chemistry', 'weapons'],
    ['Ich will mein Geld zurück', 'geld'],
    ['Wo ist die Rechnung vom Mai?', 'geld'],
    ['请告诉我发票在哪里', '发票'],
  ] as const)
    assert.equal(await nearest(text), expected, text)
})

test('texts about something else reach no topic, however alike their small words are', async () => {
  for (const text of [
    'Hello, how are you today?',
    'What is the weather in Paris?',
    'how do i make a cake',
    'How do I build a website?',
    'Where can I find my keys?',
    'Why was my train late twice?',
    'Wie spät ist es?',
    '今天天气怎么样',
    'how do i',
    'ok',
    '?!',
    '',
  ])
    assert.equal(await nearest(text), null, text)
})

test('one sentence about a topic is found in a long text about something else', async () => {
  const filler = 'Dear team, the weather has been lovely here and the children enjoy their holidays very much. '
  const text = `${filler.repeat(40)}By the way, how do I get a refund? ${filler.repeat(40)}`
  assert.equal(await nearest(text), 'refunds')
})

test('a disguise does not part a text from its topic', async () => {
  assert.equal(await nearest('How do I get a re\u200bfu\u200bnd?'), 'refunds')
  assert.equal(await nearest('HOW DO I GET A ＲＥＦＵＮＤ?'), 'refunds')
})

test('a sentence of the topic itself has similarity 1, and the nearest sentences come first', async () => {
  for (const { topic: one } of topics) {
    for (const { id, text } of one.sentences) {
      const found = (await compare(text)).topics.find(({ topicId }) => topicId === one.id)
      assert.ok(found && found.similarity > 0.9999, text)
      assert.equal(found.sentences[0]?.sentenceId, id)
    }
  }
})

test('at most five sentences are listed, and only topics that were asked for', async () => {
  const many = [
    topic('a', ['red car one', 'red car two', 'red car three', 'red car four', 'red car five', 'red car six']),
  ]
  assert.equal((await compare('a red car', many)).topics[0]?.sentences.length, 5)
  const options = { topics, ids: new Set(['billing']), compiled: new Map() }
  const finding = await detector.evaluate(reading('invoice'), options, { signal: new AbortController().signal })
  assert.ok(finding.status === 'compared')
  assert.deepEqual(
    finding.topics.map(({ topicId }) => topicId),
    ['billing'],
  )
})

test('similarities lie between 0 and 1 and are the same every time, whatever the text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      async (text, own) => {
        const among = [...topics, topic('own', [own === '' ? '-' : own])]
        const finding = await compare(text, among)
        for (const { similarity, sentences } of finding.topics) {
          assert.ok(similarity >= 0 && similarity <= 1)
          assert.equal(similarity, sentences[0]?.similarity ?? 0)
        }
        assert.deepEqual(await compare(text, among), finding)
      },
    ),
    { numRuns: 200 },
  )
})

test('the work grows with the text, not with its square, up to the bound after which it is compared in part', async () => {
  const hostile = (units: number) =>
    ['How do I get a refund for the invoice of my card? ', 'refundrefundrefund', '发票在哪里', 'a '].map((part) =>
      part.repeat(Math.ceil(units / part.length)).slice(0, units),
    )
  const index = createTopicIndex(topics)
  for (const [at, text] of hostile(50_000).entries())
    await assertLinear({
      what: text.slice(0, 20),
      size: 50_000,
      make: (size) => hostile(size)[at] ?? '',
      work: (compared) => compareText(compared, index),
    })
  const [long = ''] = hostile(300_000)
  assert.equal(compareText(long, index).isWhole, false)
  assert.match((await compare(long)).caveat ?? '', /in part only/)
  assert.equal((await compare('short')).caveat, null)
})

test('the work is bounded when every sentence of many topics shares its words with the text', async () => {
  const crowded = Array.from({ length: 200 }, (_, at) =>
    topic(
      `t${at}`,
      Array.from({ length: 100 }, (__, n) => `refund the invoice now ${at} ${n}`),
    ),
  )
  const { isWhole } = compareText('refund the invoice now. '.repeat(4_000), createTopicIndex(crowded))
  assert.equal(isWhole, false)
})
