import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertLinear } from '../../../test/growth.ts'
import type { ScoredFinding } from '../../domain/guard/finding.ts'
import type { PolicyExamples } from '../../domain/policy/policy.ts'
import { defaultPolicies } from '../../domain/policy/policy-catalogue.ts'
import type { Reading } from '../reading.ts'
import { exchangeOf } from '../views/exchange-of.fixture.ts'
import { readExchange } from '../views/read-exchange.ts'
import { createCompetitorDetector } from './competitor-mention.ts'

const policy = defaultPolicies({ organizationId: 'o', nextId: () => 'p', nowMs: 0 }).find(
  ({ detector }) => detector === 'competitor-mention',
)

async function judged(text: string | Reading, examples: Partial<PolicyExamples>): Promise<ScoredFinding> {
  assert.ok(policy !== undefined)
  const own = { ...policy, examples: { violating: [], allowed: [], ...examples } }
  const reading = typeof text === 'string' ? readExchange(exchangeOf(text)) : text
  const finding = await createCompetitorDetector().evaluate(
    reading,
    { policy: own, compiled: null },
    { signal: new AbortController().signal },
  )
  assert.equal(finding.status, 'scored')
  return finding as ScoredFinding
}

async function placesIn(text: string, examples: Partial<PolicyExamples>): Promise<readonly string[]> {
  return (await judged(text, examples)).spans.map(({ start, end }) => text.slice(start, end))
}

const apple = { violating: ['Apple'], allowed: ['apple pie', 'an apple a day'] }

test('a name is found beside excused ones, and only there', async () => {
  assert.deepEqual(await placesIn('An apple a day, apple pie, Apple, apple pie', apple), ['Apple'])
  assert.deepEqual(await placesIn('Apple pie', apple), [])
  assert.deepEqual(await placesIn('Pineapples', apple), [])
})

test('a text of which parts were not read has a caveat, with names and without', async () => {
  for (const text of ['Nothing here', 'Apple is here']) {
    const reading = readExchange(exchangeOf(text))
    assert.equal((await judged(reading, apple)).caveat, null)
    const finding = await judged({ ...reading, unread: [{ start: 0, end: 4 }] }, apple)
    assert.match(finding.caveat ?? '', /only as sent/)
    assert.deepEqual(finding.unjudged, [{ start: 0, end: 4 }])
  }
})

test('400 kB of excused names are judged in linear time', async () => {
  // A search for each name among all excuses would cost the square.
  await assertLinear({
    size: 400,
    make: (kilobytes) => readExchange(exchangeOf('apple pie '.repeat(kilobytes * 100))),
    work: async (reading) => assert.equal((await judged(reading, apple)).value, 0),
  })
})

test('20 places are listed over all views, however many there are', async () => {
  const reading = readExchange(exchangeOf('Apple '.repeat(50)))
  const [view] = reading.views
  assert.ok(view !== undefined)
  const finding = await judged({ ...reading, views: [view, { ...view, kind: 'rendered', label: 'rendered' }] }, apple)
  assert.equal(finding.spans.length, 20)
})

for (const [language, name, text] of [
  ['Chinese', '小米', '我觉得小米手机比你们的便宜'],
  ['Japanese', 'ソニー', '私はソニーのテレビが好きです'],
  ['Japanese, with two scripts', 'LG電子', '彼はLG電子で働いています'],
  ['Thai', 'ลาซาด้า', 'ฉันซื้อของจากลาซาด้าเมื่อวานนี้'],
] as const) {
  test(`a name in ${language} is found inside of a text without spaces`, async () => {
    assert.deepEqual(await placesIn(text, { violating: [name] }), [name])
  })
}

test('names of scripts without spaces are excused, and are not found in parts of foreign words', async () => {
  const examples = { violating: ['アップル', 'LG電子', '米'], allowed: ['アップルパイ'] }
  assert.deepEqual(await placesIn('美味しいアップルパイを食べました', examples), [])
  assert.deepEqual(await placesIn('アップルパイよりアップルの電話', examples), ['アップル'])
  assert.deepEqual(await placesIn('これはFLG電子です。小米', examples), [])
  assert.deepEqual(await placesIn('米', examples), ['米'])
})

test('300,000 signs that nearly are a name are searched in linear time', async () => {
  const violating = [`${'米'.repeat(50)}小`]
  await assertLinear({
    size: 300_000,
    make: (size) => '米'.repeat(size),
    work: async (text) => assert.equal((await judged(text, { violating })).value, 0),
  })
})
