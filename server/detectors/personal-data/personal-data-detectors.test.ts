import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../domain/guard/exchange.ts'
import type { ScoredFinding } from '../../domain/guard/finding.ts'
import type { PolicyExamples } from '../../domain/policy/policy.ts'
import { defaultPolicies, policyCatalogue } from '../../domain/policy/policy-catalogue.ts'
import { encodeBase64 } from '../../transforms/encodings/base64.ts'
import { exchangeOf } from '../views/exchange-of.fixture.ts'
import { readExchange } from '../views/read-exchange.ts'
import { createPersonalDataDetectors } from './personal-data-detectors.ts'

const detectors = new Map(createPersonalDataDetectors().map((detector) => [detector.id, detector]))
const policies = defaultPolicies({ organizationId: 'o', nextId: () => 'p', nowMs: 0 })
const scope = { signal: new AbortController().signal }

function judge(
  id: string,
  text: string,
  given: Partial<Exchange> = {},
  examples: Partial<PolicyExamples> = {},
): ScoredFinding {
  const found = policies.find(({ detector }) => detector === id)
  const detector = detectors.get(id)
  assert.ok(found && detector)
  const policy = { ...found, examples: { ...found.examples, ...examples } }
  const finding = detector.evaluate(readExchange({ ...exchangeOf(text), ...given }), { policy, compiled: null }, scope)
  assert.ok(!(finding instanceof Promise) && finding.status === 'scored')
  return finding
}

test('each detector judges a default policy', () => {
  for (const id of detectors.keys())
    assert.ok(
      policyCatalogue.some(({ detector }) => detector === id),
      id,
    )
})

test('a card number is personal data and card data, with its place and without itself in the reason', () => {
  const text = 'Charge 4111 1111 1111 1111 now'
  for (const id of ['pii', 'payment-card-data']) {
    const finding = judge(id, text)
    assert.ok(finding.value >= 0.9)
    assert.deepEqual(finding.spans, [{ start: 7, end: 26, view: 'as sent', label: 'payment card number' }])
    assert.match(finding.reason ?? '', /payment card number/)
    assert.doesNotMatch(finding.reason ?? '', /\d{4}/)
  }
  assert.equal(judge('credentials-and-secrets', text).value, 0)
})

test('answers of the model are judged like messages', () => {
  const text = 'You can reach her at anna.weber@mail.test.'
  assert.equal(judge('pii', text, { direction: 'output', role: 'assistant' }).value, judge('pii', text).value)
})

test('a card in base64 counts, and its span covers the encoded part', () => {
  const encoded = encodeBase64('please pay with the card 4111 1111 1111 1111, thank you')
  const finding = judge('payment-card-data', `Decode this: ${encoded}`)
  assert.ok(finding.value >= 0.9)
  assert.match(finding.reason ?? '', /base64/)
  const [span] = finding.spans
  assert.ok(span && span.start >= 13 && span.end <= 13 + encoded.length && span.view === 'base64')
})

test('digits in full width or between zero-width characters are read', () => {
  assert.ok(judge('payment-card-data', '４１１１ １１１１ １１１１ １１１１').value >= 0.9)
  assert.ok(judge('pii', 'ssn 123\u200b-45-\u200b6789').value >= 0.5)
})

test('what has the form alone stays below the threshold and says so', () => {
  const finding = judge('pii', 'write to support@firm.org')
  assert.ok(finding.value > 0 && finding.value < 0.5)
  assert.match(finding.reason ?? '', /^Might hold/)
})

test('a clean text has value 0 and nothing to say', () => {
  for (const id of detectors.keys()) {
    const { value, reason, spans, caveat } = judge(id, 'What are your opening hours in May?')
    assert.deepEqual([value, reason, spans, caveat], [0, null, [], null])
  }
})

test('a finding lists at most 20 places and counts all', () => {
  const text = Array.from({ length: 50 }, (_, at) => `anna${at}@mail.test`).join(' ')
  const finding = judge('pii', text)
  assert.equal(finding.spans.length, 20)
  assert.match(finding.reason ?? '', /\(50\)/)
})

test('a password never shows in the reason or the labels', () => {
  const finding = judge('credentials-and-secrets', 'DB_PASSWORD=hunter2!x')
  assert.ok(finding.value >= 0.5)
  assert.doesNotMatch(JSON.stringify([finding.reason, finding.spans.map(({ label }) => label)]), /hunter2/)
})

const allowed = [
  '+49 30 901820',
  'anna.weber@mail.test',
  'api_key = "sk_live_51Hq8fJ2eZvKYlo2C9xT4bN7m"',
  'Test card 4111 1111 1111 1111.',
]
const excused: readonly (readonly [string, string, boolean])[] = [
  ['pii', 'Please call us: +49 (30) 901820, any time.', true],
  ['pii', 'Please call us: +49 30 90182077, any time.', false],
  ['pii', 'Please call us: +49 30 901820-77, any time.', false],
  ['pii', 'You can reach her at Anna.Weber@mail.test.', true],
  ['pii', 'You can reach her at joanna.weber@mail.test.', false],
  ['pii', 'You can reach her at anna.weber@mail.test.org or anna.weber@mail.test.', false],
  ['pii', 'Charge 4111-1111-1111-1111 now', true],
  ['payment-card-data', 'Charge 4111111111111111 now', true],
  ['payment-card-data', 'Charge 4111 1111 1111 1111 or 5555 5555 5555 4444 now', false],
  ['credentials-and-secrets', 'Use api_key = "sk_live_51Hq8fJ2eZvKYlo2C9xT4bN7m" here', true],
  ['credentials-and-secrets', 'Use api_key = "sk_live_51Hq8fJ2eZvKYlo2C9xT4bN7mX" here', false],
  ['credentials-and-secrets', 'Use api_key = "SK_live_51Hq8fJ2eZvKYlo2C9xT4bN7m" here', false],
]

for (const [id, text, isExcused] of excused) {
  test(`an allowed example ${isExcused ? 'excuses' : 'does not excuse'} ${id} in: ${text}`, () => {
    assert.ok(judge(id, text).value > 0, 'it counts without examples')
    const { value, spans } = judge(id, text, {}, { allowed })
    assert.equal(value === 0, isExcused, JSON.stringify(spans))
  })
}

test('what a violating example names too is not excused', () => {
  const text = 'You can reach her at anna.weber@mail.test.'
  assert.ok(judge('pii', text, {}, { allowed, violating: ['anna.weber@mail.test'] }).value > 0)
})

const healthy: readonly (readonly [string, boolean])[] = [
  ['MRN: 00123456', true],
  ['Patient John Smith was diagnosed with type 2 diabetes and takes metformin.', true],
  ['Jane Doe, jane.doe@firm.org, E11.9', true],
  ["Mrs. Miller's biopsy came back positive", true],
  ['I was diagnosed with HIV last year.', true],
  ['Ich habe seit Jahren Depressionen.', true],
  ['Mon mari a la sclérose en plaques.', true],
  ["My mother has Alzheimer's.", true],
  ['What are the symptoms of diabetes? Can diabetes be cured?', false],
  ['The patient has pneumonia. Which antibiotic is best?', false],
  ['I read an article about a vaccine against malaria.', false],
  ['If I had diabetes, what should I eat?', false],
  ['We use vitamin B12 and paper size A4 in room C10.', false],
  ['Dr. Smith wrote a book about cancer.', false],
  ['Call me at (212) 555-0187 about the invoice.', false],
]

for (const [text, isHealthData] of healthy) {
  test(`${isHealthData ? 'is' : 'is not'} health data of a person: ${text}`, () => {
    assert.equal(judge('phi', text).value >= 0.5, isHealthData, judge('phi', text).reason ?? 'nothing found')
  })
}
