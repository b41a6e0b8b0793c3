import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Portion, RedactionQueue } from './redaction-queue.ts'

const portion = (organizationId: string, units: number): Portion<null> => {
  return { organizationId, units, work: async () => undefined }
}
const newQueue = () => new RedactionQueue<null>({ unitsMax: 1_000, unitsOfOneMax: 600 })

function takeAll(queue: RedactionQueue<null>): string {
  const taken: string[] = []
  for (let next = queue.take(Infinity); next !== null; next = queue.take(Infinity)) {
    taken.push(`${next.organizationId}${next.units}`)
  }
  return taken.join(' ')
}

test('organizations share by the amount of text, not by the number of texts', () => {
  const queue = newQueue()
  queue.add('loud', [portion('loud', 200), portion('loud', 200), portion('loud', 200)])
  queue.add('quiet', [portion('quiet', 30), portion('quiet', 31), portion('quiet', 32)])
  assert.equal(takeAll(queue), 'loud200 quiet30 quiet31 quiet32 loud200 loud200')
})

test('who comes later goes on from where the others are, and neither waits for long', () => {
  const queue = newQueue()
  queue.add('first', [portion('first', 100), portion('first', 101), portion('first', 102)])
  queue.take(Infinity)
  queue.add('later', [portion('later', 10), portion('later', 11)])
  assert.equal(takeAll(queue), 'first101 later10 later11 first102')
})

test('it is told how much of one organization waits', () => {
  const queue = newQueue()
  queue.add('own', [portion('own', 10), portion('own', 11)])
  queue.add('other', [portion('other', 12)])
  queue.take(Infinity)
  assert.deepEqual(
    ['own', 'other', 'nobody'].map((organizationId) => queue.waitingOf(organizationId)),
    [1, 1, 0],
  )
})

test('a lane for short texts gets nothing long', () => {
  const queue = newQueue()
  queue.add('o', [portion('o', 100), portion('o', 10)])
  assert.equal(queue.take(50)?.units, 10)
  assert.equal(queue.take(50), null)
  assert.equal(queue.take(100)?.units, 100)
})

test('what was taken or dropped leaves room for others', () => {
  const queue = newQueue()
  const [taken, dropped] = [portion('o', 300), portion('o', 300)]
  queue.add('o', [taken, dropped])
  assert.throws(() => queue.add('o', [portion('o', 1)]), { code: 'overloaded' })
  assert.throws(() => queue.add('p', [portion('p', 401)]), { code: 'overloaded' })
  queue.add('p', [portion('p', 400)])
  assert.equal(queue.take(Infinity), taken)
  queue.drop([dropped, taken])
  queue.add('o', [portion('o', 600)])
  assert.equal(takeAll(queue), 'p400 o600')
})
