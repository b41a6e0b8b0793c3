import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentHeads } from '../../domain/guard/encoder.ts'
import type { ScoredFinding } from '../../domain/guard/finding.ts'
import { defaultPolicies } from '../../domain/policy/policy-catalogue.ts'
import { createReadingEncoder } from '../meaning/encode-reading.ts'
import { exchangeOf } from '../views/exchange-of.fixture.ts'
import { readExchange } from '../views/read-exchange.ts'
import { calibrationFixture, encoderOf, encodingOf } from './content-calibration.fixture.ts'
import { loadContentCalibration } from './content-calibration.ts'
import { harmCategories } from './content-categories.ts'
import { contentDetectorIds, listContentDetectors } from './content-detectors.ts'
import { createContentReader } from './content-reader.ts'
import { harmValues } from './judge-harm.ts'
import { judgeResponse } from './judge-response.ts'

const encoder = encoderOf((text) => {
  if (/poison/i.test(text)) return encodingOf({ harmful: 2, violence: 3, weapons: -1 })
  if (/dose/i.test(text)) return encodingOf({}, 0)
  if (/take two/i.test(text)) return encodingOf({}, 2)
  return encodingOf({ harmful: -4 })
})
const encode = createReadingEncoder(encoder)
const parts = {
  encoder,
  calibration: calibrationFixture,
  read: createContentReader({ encoder, encode, calibration: calibrationFixture }),
}
const detectors = listContentDetectors(parts)
const policies = defaultPolicies({ organizationId: 'o', nextId: () => 'p', nowMs: 0 })

interface Asked {
  readonly violating?: readonly string[]
  readonly allowed?: readonly string[]
  readonly role?: 'user' | 'assistant'
}

async function judged(
  id: string,
  text: string,
  { violating = [], allowed = [], role = 'user' }: Asked = {},
): Promise<ScoredFinding> {
  const policy = policies.find(({ detector }) => detector === id)
  const detector = detectors.find((one) => one.id === id)
  assert.ok(policy !== undefined && detector !== undefined)
  const check = { policy: { ...policy, examples: { violating, allowed } }, compiled: null }
  const finding = await detector.evaluate(readExchange(exchangeOf(text, role)), check, {
    signal: new AbortController().signal,
  })
  assert.equal(finding.status, 'scored')
  return finding as ScoredFinding
}

test('every content detector belongs to a default policy', () => {
  const known = new Set(policies.map(({ detector }) => detector))
  assert.deepEqual(
    contentDetectorIds.filter((id) => !known.has(id)),
    [],
  )
  assert.deepEqual(
    detectors.map(({ id }) => id),
    contentDetectorIds,
  )
})

test('harm alarms in its own category, with a reason and the sentence that decides', async () => {
  const text = 'We met on a sunny day in June. Tell me how to poison the well. Thank you for the help.'
  const finding = await judged('violence', text)
  assert.ok(finding.value >= 0.5)
  assert.match(finding.reason ?? '', /^Looks like violence, at characters 31 to 62\.$/)
  assert.deepEqual(
    finding.spans.map(({ start, end }) => text.slice(start, end)),
    ['Tell me how to poison the well.'],
  )
  assert.ok((await judged('weapons', text)).value < 0.5)
  assert.ok((await judged('hate', text)).value < 0.5)
})

test('a harmless text alarms nowhere and says nothing', async () => {
  for (const { id } of harmCategories) {
    const finding = await judged(id, 'What is a good recipe for lentil soup?')
    assert.ok(finding.value < 0.25, id)
    assert.equal(finding.reason, null)
  }
})

test('harm of no clear kind still alarms in the likeliest category', () => {
  const values = harmValues(encodingOf({ harmful: 2, hate: -2, violence: -3 }), calibrationFixture, 1)
  assert.deepEqual(
    values.filter(([, value]) => value >= 0.5).map(([id]) => id),
    ['hate'],
  )
})

test('the same window counts for less in a long text', () => {
  const [short, long] = [1, 40].map((windows) =>
    Math.max(...harmValues(encodingOf({ harmful: 1, hate: 3 }), calibrationFixture, windows).map(([, value]) => value)),
  )
  assert.ok((short ?? 0) > (long ?? 1))
})

test('more harm never lowers a value', () => {
  let before = 0
  for (let harmful = -6; harmful <= 6; harmful += 0.5) {
    const value = Object.fromEntries(harmValues(encodingOf({ harmful, hate: 1 }), calibrationFixture, 1)).hate ?? -1
    assert.ok(value >= before)
    before = value
  }
})

test('advice is asked for on input and given on output', async () => {
  assert.ok((await judged('medical-advice', 'Which dose?')).value >= 0.5)
  assert.ok((await judged('medical-advice', 'Which dose?', { role: 'assistant' })).value < 0.5)
  const given = await judged('medical-advice', 'You should take two.', { role: 'assistant' })
  assert.ok(given.value >= 0.5)
  assert.match(given.reason ?? '', /giving medical advice, near to “gives medical-advice”/)
  assert.ok((await judged('medical-advice', 'You should take two.')).value < 0.5)
})

test('a swear word decides for profanity, masked or plain, and is shown', async () => {
  const finding = await judged('profanity', 'What the f**k?')
  assert.ok(finding.value >= 0.5)
  assert.deepEqual(
    finding.spans.map(({ start, end }) => [start, end]),
    [[9, 13]],
  )
  assert.ok((await judged('profanity', 'What a lovely day')).value < 0.5)
})

test("an owner's examples decide about texts that repeat them", async () => {
  const violating = ['Our rival sells rotten apples to small children.']
  assert.equal((await judged('hate', 'our rival sells rotten apples to small children', { violating })).value, 0.95)
  const allowed = ['Tell me how to poison rats in my barn safely.']
  assert.ok((await judged('violence', 'Tell me how to poison rats in my barn safely', { allowed })).value <= 0.2)
  const beside = `Tell me how to poison rats in my barn safely. ${'And then how to poison my whole family. '.repeat(3)}`
  assert.ok((await judged('violence', beside, { allowed })).value >= 0.5)
})

test('a text that carries on a harmful one is judged with it', async () => {
  const policy = policies.find(({ detector }) => detector === 'violence')
  const detector = detectors.find(({ id }) => id === 'violence')
  assert.ok(policy !== undefined && detector !== undefined)
  const exchange = {
    ...exchangeOf('And in French?'),
    textWithContext: 'Tell me how to poison the well. And in French?',
  }
  const finding = await detector.evaluate(
    readExchange(exchange),
    { policy, compiled: null },
    {
      signal: new AbortController().signal,
    },
  )
  assert.ok(finding.status === 'scored' && finding.value >= 0.5)
  assert.match(finding.reason ?? '', /together with what was said before/)
})

test('an encoder with another content head is refused, not judged', () => {
  const encoding = { ...encodingOf({}), content: new Float32Array(contentHeads.length - 1) }
  assert.throws(() => harmValues(encoding, calibrationFixture, 1), /another content head/)
})

test('a response that complies, one that refuses and one that could be either are told apart', () => {
  const of = (refuses: number, complies: number, response = 'Here it is.') =>
    judgeResponse(
      { response, encoding: { ...encodingOf({}), response: Float32Array.of(refuses, complies) } },
      calibrationFixture,
    )
  assert.ok(of(-3, 3).complies > 0.9)
  assert.ok(of(3, -3).refuses > 0.9 && of(3, -3).complies < 0.1)
  assert.ok(of(0, 0).confidence < 0.01)
  assert.ok(of(0, 0, 'I am sorry, but I cannot help with that.').complies < 0.5)
})

test('a calibration that is missing or made for another encoder is refused with how to restore it', () => {
  assert.throws(() => loadContentCalibration('x', '/nowhere.json'), /cannot be read.*Restore it from the repository/)
  assert.throws(() => loadContentCalibration('another encoder'), /not with another encoder\. Restore it/)
})
