import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDetectorPool } from '../../server/detectors/pool/detector-pool.ts'
import { securityTask } from '../../server/detectors/pool/security-task.fixture.ts'

const catalogueModule = new URL('./passing-catalogue.fixture.ts', import.meta.url).href

test('a short check is run in the midst of a long one, which still gets its own answer', async () => {
  const pool = createDetectorPool({ size: 1, catalogueModule, taskTimeoutMs: 60_000, waitMsMax: 60_000 })
  await pool.ready()
  const done: string[] = []
  const check = async (organizationId: string, units: number): Promise<number> => {
    const task = securityTask('x'.repeat(units), 'counts')
    const own = { ...task, snapshot: { ...task.snapshot, id: organizationId, organizationId } }
    const { security } = await pool.evaluate(own)
    done.push(organizationId)
    return security?.finding.status === 'scored' ? security.finding.value : Number.NaN
  }
  const long = check('flood', 10_000)
  const behind = check('flood', 10_000)
  await new Promise((resolve) => setTimeout(resolve, 30))
  const short = await Promise.all([check('quiet', 100), check('other', 100)])
  assert.equal(done.includes('flood'), false, 'a short check waited for a long one')
  assert.ok(short.every((runs) => runs < 100))
  assert.deepEqual([await long, await behind], [102, 202])
  await pool.close()
})

test('a long check that hangs is found although others pass it all the time', async () => {
  const lost: string[] = []
  const pool = createDetectorPool({
    size: 1,
    catalogueModule,
    taskTimeoutMs: 150,
    onWorkerLost: (reason) => lost.push(reason),
  })
  await pool.ready()
  let isOver = false
  // 500 runs of a millisecond each are more than the time limit of a text of this length.
  const hung = pool.evaluate(securityTask('x'.repeat(50_000), 'counts')).finally(() => {
    isOver = true
  })
  while (!isOver) await pool.evaluate(securityTask('x', 'counts'))
  assert.equal((await hung).security?.finding.status, 'failed')
  assert.deepEqual(new Set(lost), new Set(['hung']))
  await pool.close()
})
