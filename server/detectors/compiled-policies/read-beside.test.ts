import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Encoder, embeddingWidth } from '../../domain/guard/encoder.ts'
import type { PairModel, PolicyModel } from '../../domain/policy/compiled.ts'
import type { EncodedPart } from '../meaning/encode-reading.ts'
import { createFakeEncoder } from '../meaning/fake-encoder.fixture.ts'
import { packVectors } from '../vectors/pack-vectors.ts'
import { exchangeOf } from '../views/exchange-of.fixture.ts'
import { readExchange } from '../views/read-exchange.ts'
import { judgeParts } from './judge-reading.ts'
import { openModel } from './likeness.ts'
import { pairValue } from './pair-value.ts'
import { PairBudgets, pairsOfReadingMax, readBeside } from './read-beside.ts'

const axis = (share: number): Float32Array => {
  const direction = new Float32Array(embeddingWidth)
  direction[0] = share
  direction[1] = Math.sqrt(1 - share * share)
  return direction
}

const pair: PairModel = {
  rule: 'No snails.',
  gates: packVectors([axis(1)]),
  levels: [0.1],
  askFrom: 0.5,
  nearFrom: 0.7,
  bias: 0,
  weights: { logit: 1, rarity: 0, contrast: 0, nearness: 0 },
}

const model: PolicyModel = {
  references: [{ text: 'snails', kind: 'definition' }],
  vectors: packVectors([axis(1)]),
  exampleShare: 0,
  scale: [
    [0.9, 0],
    [0.95, 0.5],
    [1, 1],
  ],
  contrastFrom: null,
  isPromise: false,
  isNeverAsked: false,
  pair,
}

/** An encoder whose pair head says `logit`, and counts what it is asked. */
function pairEncoder(logit: number): { encoder: Encoder; asked: string[] } {
  const asked: string[] = []
  const fake = createFakeEncoder()
  const encoder: Encoder = {
    ...fake,
    windowBesideRule({ rule, text }) {
      asked.push(`${rule} | ${text}`)
      return { start: 0, end: text.length, ids: [1], secondFrom: 1 }
    },
    readBesideRule: async (windows) => windows.map(() => logit),
  }
  return { encoder, asked }
}

async function read(
  share: number,
  logit: number,
  { text = 'Where are they?', budgets = new PairBudgets(), times = 1 } = {},
) {
  const reading = readExchange(exchangeOf(text))
  const [view] = reading.views
  assert.ok(view)
  const none = new Float32Array()
  const heads = { security: none, content: none, response: none, planted: none, applies: none }
  const partOf = (start: number, end: number, near: number): EncodedPart => ({
    view,
    start,
    end,
    encoding: { embedding: axis(near), ...heads },
  })
  const parts = [partOf(0, text.length, share)]
  const open = openModel(model)
  const { encoder, asked } = pairEncoder(logit)
  const sentencesOf = async () => [partOf(0, 5, 0.1), partOf(6, 11, 0.8)]
  let result = null
  for (let time = 0; time < times; time++) {
    result = await readBeside(
      { reading, parts, sentencesOf, likened: judgeParts(parts, open), open },
      { encoder, budgets },
    )
  }
  assert.ok(result)
  return { ...result, asked }
}

test('a text far from the subject is cleared without being read beside the definition', async () => {
  const { judgement, asked } = await read(0.3, 9)
  assert.deepEqual(asked, [])
  assert.ok(judgement.value <= 0.2)
})

test('a near text is read beside the definition, which decides in both directions', async () => {
  const found = await read(0.7, 3)
  assert.deepEqual(found.asked, ['No snails. | Where are they?'])
  assert.ok(found.judgement.value > 0.9)
  // As near as can be, and yet no violation.
  assert.ok((await read(1, -3)).judgement.value < 0.1)
})

test('of a long text the nearest sentence is read as well', async () => {
  const { asked } = await read(0.7, 0, { text: 'words more '.repeat(40) })
  assert.equal(asked.length, 2)
  assert.match(asked[1] ?? '', /\| more $|\| \w+/)
})

test('beyond the budget of a check likeness decides, and says so', async () => {
  const within = await read(0.7, 3, { times: pairsOfReadingMax })
  assert.equal(within.isBeyondBudget, false)
  const beyond = await read(0.7, 3, { times: pairsOfReadingMax + 1 })
  assert.equal(beyond.isBeyondBudget, true)
  assert.equal(beyond.asked.length, pairsOfReadingMax)
  assert.ok(beyond.judgement.value < 0.5)
})

test('a value rises with each measure and stays within its bounds', () => {
  const given = { bias: -1, weights: { logit: 0.7, rarity: 0.5, contrast: 4, nearness: 0.3 } }
  const plain = { logit: 0, rarity: 0.2, contrast: 0, nearness: 0.5 }
  const value = pairValue(plain, given)
  for (const more of [{ logit: 1 }, { rarity: 0.9 }, { contrast: 0.1 }, { nearness: 2 }]) {
    assert.ok(pairValue({ ...plain, ...more }, given) > value)
  }
  assert.equal(pairValue({ ...plain, logit: 1e9 }, given), pairValue({ ...plain, logit: 8 }, given))
})
