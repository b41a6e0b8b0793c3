import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OnDemandThread, type OnDemandThreadOptions } from './on-demand-thread.ts'

/** A thread that tells how many orders it had, dies when told to, and is silent when told to. */
function startThread(options: Partial<OnDemandThreadOptions> = {}) {
  const source = `
    import { parentPort } from 'node:worker_threads'
    let count = 0
    parentPort.on('message', (order) => {
      if (order === 'throw') throw new Error('broken by order')
      if (order === 'exit') process.exit(0)
      if (order !== 'silence') parentPort.postMessage([order, ++count])
    })`
  const module = new URL(`data:text/javascript,${encodeURIComponent(source)}`)
  return new OnDemandThread<string, readonly [string, number]>({ module, name: 'test', ...options })
}

test('each order gets its own answer, from one thread', async () => {
  const thread = startThread()
  const answers = await Promise.all(['a', 'b', 'c'].map((order) => thread.ask(order)))
  assert.deepEqual(answers, [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ])
  await thread.close()
})

test('what a broken thread did not answer is rejected, and the next order starts it anew', async () => {
  for (const [order, reason] of [
    ['throw', /broken by order/],
    ['exit', /The thread "test" ended/],
  ] as const) {
    const thread = startThread()
    // Awaited alone: what a thread posts just before it ends may never arrive.
    assert.deepEqual(await thread.ask('a'), ['a', 1])
    const answers = await Promise.allSettled([order, 'b'].map((each) => thread.ask(each)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      ['rejected', 'rejected'],
    )
    for (const answer of answers) if (answer.status === 'rejected') assert.match(String(answer.reason), reason)
    assert.deepEqual(await thread.ask('c'), ['c', 1])
    await thread.close()
  }
})

test('a thread that takes too long for an answer is ended', async () => {
  const thread = startThread({ answerMsMax: 20 })
  await assert.rejects(thread.ask('silence'), /took too long/)
  assert.equal(thread.isBusy, false)
  await thread.close()
})

test('an idle thread ends, and keeps no process alive before', async (t) => {
  const thread = startThread({ idleMs: 1_000 })
  t.mock.timers.enable({ apis: ['setTimeout'] })
  // Tests of other files in this process may have ports of their own.
  const portsBefore = activePorts()
  assert.deepEqual(await thread.ask('a'), ['a', 1])
  assert.ok(activePorts() <= portsBefore, 'the idle thread keeps the process alive')
  t.mock.timers.tick(999)
  assert.deepEqual(await thread.ask('b'), ['b', 2])
  t.mock.timers.tick(1_000)
  assert.deepEqual(await thread.ask('c'), ['c', 1])
  await thread.close()
})

test('closing rejects what was not answered', async () => {
  const thread = startThread()
  const asked = thread.ask('silence')
  await Promise.all([assert.rejects(asked, /stopping/), thread.close()])
  await thread.close()
})

function activePorts(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
}
