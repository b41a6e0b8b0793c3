import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom, randomFromNumber, type SeededRandom } from './seeded-random.ts'
import { fnv1a, textHash } from './text-hash.ts'

// Plans of runs that are stored, generated texts and the splits of every fit hang on these numbers.
test('a seed gives the same choices in every version', () => {
  assert.deepEqual(drawn(randomFrom('a test', 'purpose')), [622, 305, 709, 231])
  assert.deepEqual(drawn(randomFromNumber(7)), [11, 61, 976, 699])
  assert.deepEqual(drawn(randomFromNumber(7 + 2 ** 32)), drawn(randomFromNumber(7)))
})

test('a text has the same hash in every version', () => {
  assert.equal(textHash('a text'), 3_164_759_336)
  assert.equal(fnv1a('a text'), -1_475_228_109)
})

function drawn(random: SeededRandom): readonly number[] {
  return Array.from({ length: 4 }, () => random.below(1_000))
}
