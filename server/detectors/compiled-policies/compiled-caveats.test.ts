import assert from 'node:assert/strict'
import { test } from 'node:test'
import { embeddingWidth } from '../../domain/guard/encoder.ts'
import { type ScoredFinding, scored } from '../../domain/guard/finding.ts'
import type { CompiledPolicy } from '../../domain/policy/compiled.ts'
import { defaultPolicies } from '../../domain/policy/policy-catalogue.ts'
import type { EncodedPart } from '../meaning/encode-reading.ts'
import { createFakeEncoder } from '../meaning/fake-encoder.fixture.ts'
import type { Reading } from '../reading.ts'
import { packVectors } from '../vectors/pack-vectors.ts'
import { exchangeOf } from '../views/exchange-of.fixture.ts'
import { readExchange } from '../views/read-exchange.ts'
import { createCompiledDetector } from './compiled-detector.ts'

const like = (share: number): Float32Array => {
  const direction = new Float32Array(embeddingWidth)
  direction[0] = share
  direction[1] = Math.sqrt(1 - share * share)
  return direction
}

const compiled: CompiledPolicy = {
  id: 'c',
  madeBy: 'test',
  model: {
    references: [{ text: 'an example', kind: 'violating' }],
    vectors: packVectors([like(1)]),
    exampleShare: 1,
    scale: [
      [0, 0],
      [0.5, 0.5],
      [1, 1],
    ],
    contrastFrom: null,
    isPromise: false,
    isNeverAsked: false,
    pair: null,
  },
  warnings: [],
  expectedAlarms: null,
  tests: [],
}

interface Judged {
  readonly whole?: number
  readonly sentence?: number
  readonly threshold?: number
  readonly unread?: boolean
  readonly unencoded?: boolean
  readonly patternCaveat?: string
  readonly made?: CompiledPolicy
}

/** What a policy says of a text whose window and whose sentence are as near to its example as given. */
async function judged(asked: Judged): Promise<ScoredFinding> {
  const range = { start: 0, end: 5 }
  const read = readExchange(exchangeOf('Some words. And some more.'))
  const reading: Reading = { ...read, unread: asked.unread ? [range] : [] }
  const partOf = (share: number): EncodedPart => {
    const [view] = reading.views
    assert.ok(view)
    const none = new Float32Array()
    const heads = { security: none, content: none, response: none, planted: none, applies: none }
    return { view, ...range, encoding: { embedding: like(share), ...heads } }
  }
  const detector = createCompiledDetector({
    encoder: createFakeEncoder(),
    encode: async () => ({ parts: [partOf(asked.whole ?? 0.1)], unencoded: asked.unencoded ? [range] : [] }),
    sentences: async () => [partOf(asked.sentence ?? 0.1)],
    patterns: {
      id: 'patterns',
      about: { title: '', version: '1', source: '', knownMisses: '' },
      evaluate: () => scored(0, { caveat: asked.patternCaveat ?? null }),
    },
  })
  const [base] = defaultPolicies({ organizationId: 'o', nextId: () => 'p', nowMs: 0 })
  assert.ok(base)
  const policy = {
    ...base,
    detectionThreshold: asked.threshold ?? 0.5,
    examples: { violating: [], allowed: [] },
    patterns: { deny: asked.patternCaveat === undefined ? [] : ['x'], allow: [] },
  }
  const check = { policy, compiled: asked.made ?? compiled }
  const finding = await detector.evaluate(reading, check, { signal: new AbortController().signal })
  assert.ok(finding.status === 'scored')
  return finding
}

test('a value does not depend on the threshold of its policy', async () => {
  const at = async (threshold: number) => (await judged({ whole: 0.6, sentence: 0.9, threshold })).value
  const [low, high] = [await at(0.2), await at(0.8)]
  assert.equal(low, high)
  assert.ok(high > 0.8, String(high))
})

test('whatever was not judged has a caveat', async () => {
  assert.equal((await judged({})).caveat, null)
  for (const part of [{ unread: true }, { unencoded: true }, { unread: true, unencoded: true }]) {
    const { unjudged, caveat } = await judged(part)
    assert.equal(unjudged.length, 1)
    assert.ok(caveat !== null, JSON.stringify(part))
  }
})

test('what the patterns could not judge is told although they did not decide, and nothing is told twice', async () => {
  assert.equal((await judged({ patternCaveat: 'Too many matches.' })).caveat, 'Too many matches.')
  const said = 'Parts of the text were judged only as sent, not in their normalised or decoded form.'
  assert.equal((await judged({ patternCaveat: said, unread: true })).caveat, said)
  const nothing = await judged({ patternCaveat: said, unread: true, made: { ...compiled, model: null } })
  assert.match(nothing.caveat ?? '', /neither examples .* Parts of the text/)
  assert.equal(nothing.unjudged.length, 1)
})
