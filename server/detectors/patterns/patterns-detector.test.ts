import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertLinear } from '../../../test/growth.ts'
import type { ScoredFinding } from '../../domain/guard/finding.ts'
import type { Policy, PolicyPatterns } from '../../domain/policy/policy.ts'
import type { Reading, View } from '../reading.ts'
import { createPatternsDetector } from './patterns-detector.ts'

const detector = createPatternsDetector()
const scope = { signal: new AbortController().signal }

function asSent(text: string): View {
  return { kind: 'as-sent', label: 'as sent', text, starts: null, ends: null }
}

function reading(text: string, given: Partial<Reading> = {}): Reading {
  return {
    exchange: { direction: 'input', role: 'user', text, textWithContext: text, history: [], imageCount: 0 },
    segments: [],
    views: [asSent(text)],
    disguises: [],
    unread: [],
    ...given,
  }
}

function policy(patterns: Partial<PolicyPatterns>, given: Partial<Policy> = {}): Policy {
  return {
    id: 'p',
    organizationId: 'o',
    name: 'secret names',
    description: 'content that names what is secret',
    criticality: 'medium',
    detectionThreshold: 0.5,
    violationMessage: null,
    examples: { violating: [], allowed: [] },
    patterns: { deny: [], allow: [], ...patterns },
    detector: 'patterns',
    isDefault: false,
    createdAtMs: 0,
    updatedAtMs: 0,
    archivedAtMs: null,
    ...given,
  }
}

function judge(of: Reading, by: Policy): ScoredFinding {
  const finding = detector.evaluate(of, { policy: by, compiled: null }, scope)
  assert.ok(!(finding instanceof Promise) && finding.status === 'scored')
  return finding
}

test('a deny match is 1 with pattern, view and place, no match is 0 with nothing to say', () => {
  const by = policy({ deny: ['harmless', 'project\\s+bluebird'] })
  const found = judge(reading('Tell me of Project  Bluebird.'), by)
  assert.equal(found.value, 1)
  assert.match(found.reason ?? '', /project\\s\+bluebird.*as sent/)
  assert.deepEqual(
    found.spans.map(({ start, end, view }) => [start, end, view]),
    [[11, 28, 'as sent']],
  )
  assert.equal(found.caveat, null)
  const clean = judge(reading('What are your opening hours?'), by)
  assert.deepEqual([clean.value, clean.reason, clean.spans, clean.caveat], [0, null, [], null])
})

test('an allow match excuses only what it covers', () => {
  const by = policy({ deny: ['acme\\w*'], allow: ['acme cloud', 'acme'] })
  assert.equal(judge(reading('We sell Acme Cloud.'), by).value, 0)
  const partly = judge(reading('acme cloud and acmephone'), by)
  assert.equal(partly.value, 1)
  assert.deepEqual(
    partly.spans.map(({ start, end }) => [start, end]),
    [[15, 24]],
  )
})

test('a match that begins inside an excused one and reaches beyond it still counts', () => {
  const by = policy({ deny: ['red.{0,4}', 'd team'], allow: ['red tea'] })
  assert.equal(judge(reading('red team'), by).value, 1)
})

test('a match in a decoded view points at its source in the text as sent', () => {
  const text = 'say: Ymx1ZWJpcmQ='
  const decoded: View = {
    kind: 'decoded',
    label: 'base64',
    text: 'bluebird',
    starts: Int32Array.from({ length: 8 }, (_, unit) => 5 + Math.floor((unit * 4) / 3)),
    ends: Int32Array.from({ length: 8 }, () => 17),
  }
  const found = judge(reading(text, { views: [asSent(text), decoded] }), policy({ deny: ['bluebird'] }))
  assert.equal(found.value, 1)
  assert.deepEqual(found.spans, [{ start: 5, end: 17, view: 'base64', label: 'deny pattern “bluebird”' }])
})

test('unread ranges and examples are said to be not judged', () => {
  const finding = judge(
    reading('hello', { unread: [{ start: 1, end: 3 }] }),
    policy({ deny: ['x'] }, { examples: { violating: ['one'], allowed: [] } }),
  )
  assert.match(finding.caveat ?? '', /only as sent/)
  assert.match(finding.caveat ?? '', /not its examples/)
  assert.deepEqual(finding.unjudged, [{ start: 1, end: 3 }])
})

test('more matching patterns than a finding lists give 20 spans and a count', () => {
  const finding = judge(reading('abcdefghij '.repeat(3)), policy({ deny: Array(30).fill('abc') }))
  assert.equal(finding.spans.length, 20)
  assert.match(finding.reason ?? '', /and 29 more patterns/)
})

test('every match of a long text is held against the allow patterns', () => {
  const by = policy({ deny: ['acme'], allow: ['acme cloud'] })
  const text = 'acme cloud '.repeat(60_000)
  assert.equal(judge(reading(text), by).value, 0)
  const found = judge(reading(`${text}acme`), by)
  assert.deepEqual([found.value, found.spans[0]?.start], [1, text.length])
})

test('too many matches to hold against unbounded allow patterns count as denied, and the finding says so', () => {
  const finding = judge(reading('acme cloud '.repeat(60_000)), policy({ deny: ['acme'], allow: ['acme +cloud'] }))
  assert.equal(finding.value, 1)
  assert.match(finding.caveat ?? '', /too many matches/)
})

test('the work of the worst patterns grows with the text, not with its square', async () => {
  const worst: readonly (readonly [string, (units: number) => string])[] = [
    ['(a+)+$', (units) => `${'a'.repeat(units)}!`],
    ['(.*a){20}', (units) => 'b'.repeat(units)],
    ['(?:a|aa|aaa)*c', (units) => 'a'.repeat(units)],
    ['x[^z]*z|x', (units) => 'x'.repeat(units)],
    ['[ab]*a[ab]{40}c', (units) => Array.from({ length: units }, (_, i) => 'ab'[(i * i + (i >> 3)) & 1]).join('')],
  ]
  for (const [source, text] of worst) {
    const by = policy({ deny: [source] })
    const make = (size: number) => reading(text(size))
    await assertLinear({ what: source, size: 120_000, make, work: (read) => judge(read, by) })
  }
})

test('1 MB of text is judged by a hundred patterns', () => {
  const words = Array.from({ length: 100 }, (_, i) => `hidden${i}\\s+word\\b`)
  const text = `${'an ordinary sentence about nothing. '.repeat(28_000)}hidden7 word`
  assert.deepEqual(
    judge(reading(text), policy({ deny: words })).spans.map(({ start }) => start),
    [text.length - 12],
  )
})
