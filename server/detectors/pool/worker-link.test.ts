import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import type { CompiledArtifacts, CompiledTopic } from '../../domain/policy/compiled.ts'
import type { GuardTask } from '../../domain/ports.ts'
import { createDetectorPool } from './detector-pool.ts'
import { PendingTask } from './pending-task.ts'
import type { ToWorker } from './pool-messages.ts'
import { securityTask } from './security-task.fixture.ts'
import { WorkerLink } from './worker-link.ts'

const fixture = new URL('./catalogue-fixture.ts', import.meta.url).href
const megabyte = 2 ** 20

function compiled(key: string, bytes: number): CompiledArtifacts {
  const sentences = { count: 1, rows: 'A'.repeat(bytes), scales: [1] }
  const topic: CompiledTopic = { id: key, madeBy: 'test', sentences }
  return { key, policies: new Map(), topics: new Map([['t', topic]]) }
}

const task = (artifacts: CompiledArtifacts): GuardTask => ({
  ...securityTask('hello', 'security-fixture'),
  compiled: artifacts,
})

test('a worker keeps no more of what was compiled than 64 MB, and always the newest', async (t) => {
  const link = new WorkerLink(fixture, { onMessage: () => {}, onLost: () => {} })
  await link.start()
  t.after(() => link.end(100))
  const kept = new Set<string>()
  t.mock.method(Worker.prototype, 'postMessage', (message: ToWorker) => {
    if (message.kind === 'end') return
    for (const { configurationKey } of message.tasks) assert.ok(!message.forget.includes(configurationKey))
    for (const { key } of message.configurations) kept.add(key)
    for (const key of message.forget) kept.delete(key)
  })
  const post = (key: string, bytes: number) => link.post([new PendingTask(1, task(compiled(key, bytes)), 0)])
  const keptOf = () => [...kept].map((key) => key.replace('snapshot ', '')).join()
  for (const key of ['a', 'b', 'c']) post(key, 20 * megabyte)
  assert.equal(keptOf(), 'a,b,c')
  post('a', 20 * megabyte)
  post('d', 20 * megabyte)
  assert.equal(keptOf(), 'a,c,d', 'the one not used for longest goes first')
  post('huge', 80 * megabyte)
  assert.equal(keptOf(), 'huge')
  post('small', megabyte)
  assert.equal(keptOf(), 'small')
  const together = [compiled('small', megabyte), compiled('e', 40 * megabyte), compiled('f', 40 * megabyte)]
  link.post(together.map((artifacts, at) => new PendingTask(at + 1, task(artifacts), 0)))
  assert.equal(keptOf(), 'f', 'what the tasks of a message need is forgotten after it only')
})

test('configurations that do not fit together are judged all the same, even when they are asked for at once', async (t) => {
  const pool = createDetectorPool({ size: 1, catalogueModule: fixture })
  t.after(() => pool.close())
  await pool.ready()
  const large = ['a', 'b', 'c', 'd'].map((key) => task(compiled(key, 30 * megabyte)))
  // The first is there already when the others push it out, in the message that brings them.
  await Promise.all(large.slice(0, 1).map((one) => pool.evaluate(one)))
  const answers = await Promise.all([...large, ...large, ...large].map((one) => pool.evaluate(one)))
  for (const { security } of answers) assert.equal(security?.finding.status, 'scored')
})
