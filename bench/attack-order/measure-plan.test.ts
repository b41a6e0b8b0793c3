import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'

/** Bounds of a thread's heap; with what lies outside of it they make 100 MB, a third of what such a plan may take. */
const heapMb = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 }
const outsideBytesMax = 20_000_000

test('200 policies, 5,000 scenarios and 113 techniques are planned, and the first attempt is begun, within 100 MB', async () => {
  const worker = new Worker(new URL('./plan-large-test.fixture.ts', import.meta.url), { resourceLimits: heapMb })
  const told = Promise.withResolvers<{ attempts: number; combination: { techniqueId: string }; bytes: number }>()
  worker.once('message', told.resolve)
  // What needs more heap ends with ERR_WORKER_OUT_OF_MEMORY.
  worker.once('error', told.reject)
  const { attempts, combination, bytes } = await told.promise
  assert.equal(attempts, 5_000 * 113 * 2)
  assert.match(combination.techniqueId, /^kind\d+\.technique\d+$/)
  assert.ok(bytes < outsideBytesMax, `${bytes} bytes outside of the heap`)
})
