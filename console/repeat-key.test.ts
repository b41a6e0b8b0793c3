import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RedoubtProblem } from '../client/redoubt-problem.ts'
import { repeatKeys } from './repeat-key.ts'

const problem = (code: string, status: number, retryAfterMs: number | null = null) =>
  new RedoubtProblem({ code, status, detail: code, retryAfterMs })

function counted() {
  let made = 0
  return repeatKeys(() => `key-${++made}`)
}

test('the same request has the same key again while nobody knows what came of it', () => {
  const keys = counted()
  const first = keys.keyOf({ body: { name: 'Shoe shop' } })
  for (const lost of [
    problem('timed-out', 0),
    problem('unreachable', 0),
    problem('internal-error', 500),
    problem('conflict', 409, 1_000),
  ]) {
    keys.onSettled(lost)
    assert.equal(keys.keyOf({ body: { name: 'Shoe shop' } }), first, lost.code)
  }
})

test('another request, and one after an answer that tells, has a key of its own', () => {
  const keys = counted()
  const first = keys.keyOf({ name: 'Shoe shop' })
  keys.onSettled(problem('timed-out', 0))
  const other = keys.keyOf({ name: 'Boot shop' })
  keys.onSettled(null)
  const again = keys.keyOf({ name: 'Boot shop' })
  keys.onSettled(problem('invalid-request', 400))
  const mended = keys.keyOf({ name: 'Boot shop' })
  keys.onSettled(problem('conflict', 409))
  assert.equal(new Set([first, other, again, mended, keys.keyOf({ name: 'Boot shop' })]).size, 5)
})
