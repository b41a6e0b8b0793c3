import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { after, before, describe, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { assertConstant, assertLinear, costMs, type Growing } from './growth.ts'

const ofSize = (size: number) => size

/** The same small piece of work so many times. */
function spin(times: number): number {
  let state = 1
  for (let count = 0; count < times; count++) state = (Math.imul(state, 1_103_515_245) + 12_345) | 0
  return state
}

/** Some 40 ms at the full size on a machine of today, and 80 ms where it grows with the square. */
const size = 4_000
const constant: Growing<number> = { size, make: ofSize, work: () => spin(size * 6_000) }
const linear: Growing<number> = { size, make: ofSize, work: (count) => spin(count * 6_000) }
const nearlyLinear: Growing<number> = { size, make: ofSize, work: (count) => spin(count * 500 * Math.log2(count)) }
const quadratic: Growing<number> = { size, make: ofSize, work: (count) => spin(count * count * 3) }

function tellsApart(): void {
  test('work in proportion to the size is accepted, also when it waits in between', async () => {
    await assertLinear(linear)
    await assertLinear(nearlyLinear)
    await assertLinear({
      ...linear,
      work: async (count) => {
        for (let part = 0; part < 4; part++) await new Promise((go) => setImmediate(go, spin(count * 1_500)))
      },
    })
  })

  test('work that grows with the square of the size is refused, with its name and both costs', async () => {
    await assert.rejects(assertLinear({ ...quadratic, what: 'squares' }), /squares: \d+ ms at size 4000, where \d+ ms/)
  })
}

describe('on a machine as it is', tellsApart)

describe('beside neighbours that keep every processor busy', () => {
  let neighbours: readonly Worker[] = []
  before(async () => {
    const busy = () => new Worker('require("node:worker_threads").parentPort.postMessage(0); for (;;);', { eval: true })
    neighbours = Array.from({ length: availableParallelism() }, busy)
    await Promise.all(neighbours.map((worker) => new Promise((resolve) => worker.once('message', resolve))))
  })
  after(() => Promise.all(neighbours.map((worker) => worker.terminate())))
  tellsApart()

  test('waiting, and the work of others, cost nothing', async () => {
    assert.ok((await costMs(() => new Promise((resolve) => setTimeout(resolve, 500)))) < 100)
  })
})

test('work that does not grow is told from work that does', async () => {
  await assertConstant(constant)
  await assert.rejects(assertConstant({ ...linear, work: (count) => spin(count * 24_000) }), /ms are allowed/)
})

test('a collection of garbage in one round does not decide', async () => {
  let rounds = 0
  await assertLinear({
    ...linear,
    work: (count) => {
      if (count === size) rounds += 1
      return spin(count * 6_000 * (count === size && rounds < 3 ? 12 : 1))
    },
  })
  assert.equal(rounds, 3)
})
