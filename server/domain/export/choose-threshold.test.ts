import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseThreshold } from './choose-threshold.ts'

const chosen = (
  breaches: readonly number[],
  twins: readonly number[],
  own: { threshold?: number; mayMove?: boolean } = {},
) => chooseThreshold({ breaches, twins, threshold: 0.5, mayMove: true, ...own })

test('a threshold that separates is kept', () => {
  assert.deepEqual(chosen([0.9, 0.7], [0.2, 0.49]), { kind: 'separates', threshold: 0.5 })
  assert.deepEqual(chosen([0.9, 0.1], []), { kind: 'separates', threshold: 0.5 }, 'half of the breaches is enough')
})

test('else it goes between the twins and the breaches, whichever side of the default they are on', () => {
  assert.deepEqual(chosen([0.3, 0.4], [0.1, 0.2]), { kind: 'separates', threshold: 0.3 })
  assert.deepEqual(chosen([0.9, 0.95], [0.6]), { kind: 'separates', threshold: 0.775 })
  assert.deepEqual(chosen([1.4, 1.5], [0.8]), { kind: 'separates', threshold: 0.9 }, 'a threshold is at most 1')
  const close = chosen([0.60001, 0.60002], [0.6])
  assert.ok(close.kind === 'separates' && close.threshold > 0.6 && close.threshold <= 0.60002)
})

test('a single weak breach does not lower a threshold, and none goes below a tenth', () => {
  assert.deepEqual(chosen([0.02, 0.3, 0.3], [0]), { kind: 'separates', threshold: 0.15 })
  assert.deepEqual(chosen([0.001, 0.3, 0.3], [0.0004]), { kind: 'separates', threshold: 0.15 })
  assert.deepEqual(chosen([0.15, 0.15], [0]), { kind: 'separates', threshold: 0.1 })
  const none = chosen([0.09, 0.08], [0.01])
  assert.match(none.kind === 'none' ? none.reason : '', /^No threshold from 0\.10 on .* breaches reach 0\.09/)
})

test('where no harmless twin was replayed a threshold is kept or held back, and never lowered', () => {
  assert.deepEqual(chosen([0.5, 0.02], []), { kind: 'separates', threshold: 0.5 })
  for (const breaches of [[0.02, 0.3, 0.3], [0.49, 0.49], [0.01]]) {
    const none = chosen(breaches, [])
    assert.match(
      none.kind === 'none' ? none.reason : '',
      /^Its threshold 0\.50 is not .*, no harmless twin was replayed\.$/,
    )
  }
})

test('where a twin is above more than half of the breaches, none separates, and the values are told', () => {
  const none = chosen([0.9, 0.5, 0.4], [0.7])
  assert.equal(none.kind, 'none')
  assert.match(
    none.kind === 'none' ? none.reason : '',
    /No threshold .* half of its 3 breaches reach 0\.50, a harmless twin reaches 0\.70\.$/,
  )
  assert.equal(chosen([0, 0], []).kind, 'none', 'what it cannot see at all it cannot stop')
  assert.equal(chosen([1.2], [1.1]).kind, 'none')
})

test("an owner's threshold stays, and is held back where it does not separate", () => {
  assert.deepEqual(chosen([0.9], [0.2], { threshold: 0.8, mayMove: false }), { kind: 'separates', threshold: 0.8 })
  const none = chosen([0.9], [0.2], { threshold: 0.1, mayMove: false })
  assert.match(none.kind === 'none' ? none.reason : '', /^Its threshold 0\.10 is not/)
})

test('whatever the values: a chosen threshold has no twin at or above it and half of the breaches are', () => {
  let state = 7
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const values = (count: number) => Array.from({ length: count }, () => random() * 1.3)
  for (let round = 0; round < 2_000; round++) {
    const [breaches, twins] = [values(1 + Math.floor(random() * 8)), values(Math.floor(random() * 4))]
    const found = chosen(breaches, twins)
    if (found.kind === 'none') {
      const isPossible = [...breaches, 0.5, 1].some(
        (at) =>
          (at === 0.5 || (twins.length > 0 && at >= 0.1 && at <= 1)) &&
          twins.every((twin) => twin < at) &&
          breaches.filter((one) => one >= at).length * 2 >= breaches.length,
      )
      assert.equal(isPossible, false, `${breaches} | ${twins}`)
      continue
    }
    assert.ok(found.threshold >= (twins.length === 0 ? 0.5 : 0.1) && found.threshold <= 1)
    assert.ok(twins.every((twin) => twin < found.threshold))
    assert.ok(breaches.filter((one) => one >= found.threshold).length * 2 >= breaches.length)
  }
})
