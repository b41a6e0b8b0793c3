import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { createDetectorPool } from '../../server/detectors/pool/detector-pool.ts'
import { securityTask } from '../../server/detectors/pool/security-task.fixture.ts'
import type { DetectorPool } from '../../server/domain/ports.ts'

const catalogueModule = new URL('./encoding-catalogue.fixture.ts', import.meta.url).href

const judge = (pool: DetectorPool, text: string) => pool.evaluate(securityTask(text, 'encodes'))

test('a worker that hangs while it encodes is replaced, again and again, and the process lives on', async () => {
  const lost: string[] = []
  const pool = createDetectorPool({
    size: 1,
    catalogueModule,
    taskTimeoutMs: 750,
    onWorkerLost: (reason) => lost.push(reason),
  })
  await pool.ready()
  for (let round = 0; round < 4; round++) {
    assert.equal((await judge(pool, 'for ever')).security?.finding.status, 'failed')
    assert.equal((await judge(pool, 'once')).security?.finding.status, 'scored')
  }
  assert.ok(lost.length >= 4 && lost.every((reason) => reason === 'hung'))
  await pool.close()
})

test('a pool that is closed while workers encode, or still load, ends them without ending the process', async () => {
  for (let round = 0; round < 4; round++) {
    const pool = createDetectorPool({ size: 2, catalogueModule, closeTimeoutMs: 20 + round * 7 })
    await pool.ready()
    const running = [judge(pool, 'for ever'), judge(pool, 'for ever')]
    // What has arrived in one turn of the loop is given to the workers in the next; what waits is refused by closing.
    await new Promise((resolve) => setImmediate(resolve))
    await pool.close()
    for (const { security } of await Promise.all(running)) assert.equal(security?.finding.status, 'failed')
  }
  await createDetectorPool({ size: 2, catalogueModule }).close()
  const loading = createDetectorPool({ size: 2, catalogueModule })
  await new Promise((resolve) => setImmediate(resolve))
  await loading.close()
})

// The reason for all that: should this ever stop to hold, the pool may end threads as it likes.
test('without that care the end of a thread inside of the encoder ends the whole process', async () => {
  const child = spawn(process.execPath, [new URL('./careless-end.fixture.ts', import.meta.url).pathname], {
    stdio: 'ignore',
  })
  const [code, signal] = await once(child, 'exit')
  assert.notEqual(code === null ? signal : code, 0)
})
