import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertConstant } from '../../../test/growth.ts'
import { embeddingWidth } from '../../domain/guard/encoder.ts'
import type { CompiledTopic } from '../../domain/policy/compiled.ts'
import type { ActiveTopic } from '../../domain/project/project.ts'
import { packVectors } from '../vectors/pack-vectors.ts'
import { compareMeaning } from './compare-meaning.ts'
import { fuseSimilarity } from './fuse-similarity.ts'
import { createMeaningIndex } from './meaning-index.ts'
import { withoutLanguage } from './without-language.ts'

/** A direction that points along some of the axes. */
function direction(...axes: readonly number[]): Float32Array {
  const vector = new Float32Array(embeddingWidth)
  for (const axis of axes) vector[axis] = (vector[axis] ?? 0) + 1
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

function topic(id: string, count: number): ActiveTopic {
  return {
    topic: {
      id,
      organizationId: 'o',
      name: id,
      state: 'safe',
      sentences: Array.from({ length: count }, (_, at) => ({ id: `${id}-${at}`, text: `${id} ${at}` })),
      similarityThreshold: 0.5,
      createdAtMs: 0,
      updatedAtMs: 0,
      archivedAtMs: null,
    },
    enableInput: true,
    enableOutput: true,
  }
}

const nothing = { count: 0, numbers: new Float32Array() }

function indexOf(given: Readonly<Record<string, readonly Float32Array[]>>) {
  const compiled = new Map<string, CompiledTopic>(
    Object.entries(given).map(([id, vectors]) => [id, { id, madeBy: '', sentences: packVectors(vectors) }]),
  )
  const topics = Object.entries(given).map(([id, vectors]) => topic(id, vectors.length))
  return createMeaningIndex({ topics, compiled, directions: nothing })
}

const weights = { meaning: 10, words: 2, bias: -6 }

test('the same direction has similarity 1, one at right angles 0, whatever part of the text it is in', () => {
  const index = indexOf({ a: [direction(1)], b: [direction(2)] })
  const { similarities } = compareMeaning([direction(9), direction(1)], index, new Set(['a', 'b']))
  assert.ok(Math.abs((similarities[0] ?? 0) - 1) < 0.01)
  assert.ok(Math.abs(similarities[1] ?? 1) < 0.01)
})

test('a text that is near to several sentences of a topic is nearer to it than one that is near to a single one', () => {
  const index = indexOf({
    many: [direction(1, 2), direction(1, 3), direction(1, 4)],
    one: [direction(1, 2), direction(6), direction(7)],
  })
  const { likenesses } = compareMeaning([direction(1)], index, new Set(['many', 'one']))
  assert.ok((likenesses[0] ?? 0) > (likenesses[3] ?? 1) + 0.1)
})

test('a text has to be nearer to a narrow topic than to a wide one', () => {
  const index = indexOf({
    narrow: Array.from({ length: 6 }, (_, at) => direction(1, 1, 1, 1, at + 10)),
    wide: Array.from({ length: 6 }, (_, at) => direction(2, at + 20)),
  })
  const [narrow, wide] = index.topics
  assert.ok((narrow?.closeness ?? 0) > (wide?.closeness ?? 1))
})

test('topics that are not wanted, not compiled, or compiled from other sentences are not compared', () => {
  const wanted = topic('a', 2)
  const other = { id: 'a', madeBy: '', sentences: packVectors([direction(1)]) }
  const index = createMeaningIndex({ topics: [wanted], compiled: new Map([['a', other]]), directions: nothing })
  assert.equal(index.topics[0]?.isCompiled, false)
  assert.deepEqual([...compareMeaning([direction(1)], index, new Set(['a'])).similarities], [-1, -1])
  const known = indexOf({ a: [direction(1)] })
  assert.deepEqual([...compareMeaning([direction(1)], known, new Set()).similarities], [-1])
})

test('what all texts of a language share does not make them alike', () => {
  const directions = { count: 1, numbers: direction(0) }
  const [one, other] = [direction(0, 0, 0, 1), direction(0, 0, 0, 2)].map((text) => withoutLanguage(text, directions))
  const sum = one?.reduce((total, value, at) => total + value * (other?.[at] ?? 0), 0)
  assert.ok(Math.abs(sum ?? 1) < 1e-6)
  assert.deepEqual(withoutLanguage(direction(0), directions).length, embeddingWidth)
})

test('the work is bounded however many parts there are beside many sentences', async () => {
  const sentences = Array.from({ length: 100 }, (_, at) => direction(at, at * 7))
  const index = indexOf(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`t${at}`, sentences])))
  const ids = new Set(index.topics.map(({ id }) => id))
  await assertConstant({
    size: 480,
    make: (count) => Array.from({ length: count }, (_, at) => direction(at)),
    work: (parts) => assert.equal(compareMeaning(parts, index, ids).isWhole, false),
  })
})

test('the fused number rises with each measure, lies between 0 and 1, and is 1 for the same sentence', () => {
  const low = { likeness: 0.1, meaning: 0.1, words: 0 }
  const base = fuseSimilarity(low, weights)
  assert.ok(base >= 0 && base < 0.1)
  assert.ok(fuseSimilarity({ ...low, likeness: 0.5 }, weights) > base)
  assert.ok(fuseSimilarity({ ...low, words: 0.5 }, weights) > base)
  assert.equal(fuseSimilarity({ ...low, words: 1 }, weights), 1)
  assert.ok(fuseSimilarity({ ...low, meaning: 0.999 }, weights) > 0.99)
})
