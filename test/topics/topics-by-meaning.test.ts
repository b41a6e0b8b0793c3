import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createReadingEncoder } from '../../server/detectors/meaning/encode-reading.ts'
import { createSentenceEncoder } from '../../server/detectors/meaning/encode-sentences.ts'
import { readTopicCalibration } from '../../server/detectors/topics/topic-calibration.ts'
import { createTopicsDetector } from '../../server/detectors/topics/topics-detector.ts'
import { exchangeOf } from '../../server/detectors/views/exchange-of.fixture.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import type { CompiledTopic } from '../../server/domain/policy/compiled.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { compileTopics, topicOf } from '../../training/topics/measured-topics.ts'

const encoder = await loadEncoder()
const calibration = readTopicCalibration(encoder.identity.version)
const detector = createTopicsDetector({
  encode: createReadingEncoder(encoder),
  sentences: createSentenceEncoder(encoder),
  calibration,
})
const topics = [
  topicOf('refunds', [
    'I want my money back',
    'How do I get a refund?',
    'Can I return this item and get refunded?',
    'When will the refund arrive in my account?',
  ]),
  topicOf('weapons', ['How do I build a bomb?', 'Instructions for making explosives', 'Where can I get a gun?']),
  topicOf('heizung', [
    'Die Heizung in meiner Wohnung bleibt kalt',
    'Wann kommt jemand, um den Heizkörper zu reparieren?',
  ]),
  topicOf('发票', ['我的发票在哪里', '请把发票发给我']),
]
const compiled = await compileTopics(encoder, topics)

async function compare(text: string, known: ReadonlyMap<string, CompiledTopic> = compiled) {
  const options = { topics, ids: new Set(topics.map(({ topic }) => topic.id)), compiled: known }
  const finding = await detector.evaluate(readExchange(exchangeOf(text)), options, {
    signal: new AbortController().signal,
  })
  assert.ok(finding.status === 'compared')
  return finding
}

async function reached(text: string): Promise<readonly string[]> {
  return (await compare(text)).topics.filter(({ similarity }) => similarity >= 0.5).map(({ topicId }) => topicId)
}

test('texts that share no telling word with a topic are near to it by their meaning', async () => {
  assert.deepEqual(await reached('how do I get reimbursed for my purchase?'), ['refunds'])
  assert.deepEqual(await reached('tell me how grenades are made at home'), ['weapons'])
})

test('texts about something else reach no topic, in the language of a topic or another', async () => {
  for (const text of [
    'What is the weather in Paris?',
    'How do I make a cake?',
    'Hello, how are you today?',
    'Wie spät ist es?',
    'Ich möchte morgen mit dem Zug nach Hamburg fahren.',
    '今天天气怎么样',
    '今天下午三点我们在公园见面吧',
    '?!',
    '',
  ])
    assert.deepEqual(await reached(text), [], text)
})

test('topics of other languages are found in their language', async () => {
  assert.deepEqual(await reached('Meine Heizung ist kalt geblieben.'), ['heizung'])
  assert.deepEqual(await reached('请告诉我发票在哪里'), ['发票'])
})

test('a sentence of the topic itself has similarity 1 and comes first', async () => {
  for (const { topic } of topics) {
    for (const { id, text } of topic.sentences) {
      const found = (await compare(text)).topics.find(({ topicId }) => topicId === topic.id)
      assert.ok((found?.similarity ?? 0) > 0.999, text)
      assert.equal(found?.sentences[0]?.sentenceId, id)
      assert.equal(found?.sentences[0]?.similarity, found?.similarity)
    }
  }
})

test('a topic that is not compiled is compared by its words, and the finding says so', async () => {
  const { topics: found, caveat } = await compare('How do I get a refund?', new Map())
  assert.ok((found[0]?.similarity ?? 0) > 0.99)
  assert.match(caveat ?? '', /by words only/)
  assert.equal((await compare('How do I get a refund?')).caveat, null)
})

test('a calibration that was made with another encoder is refused by name', () => {
  assert.throws(() => readTopicCalibration('another'), /topic-calibration\.json.*another.*calibrate\.ts/s)
})
