import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'

/** Every try to set a priority fails, as for a process that was started with a higher niceness. */
const refusing = `data:text/javascript,${encodeURIComponent(`
  import os from 'node:os'
  import { syncBuiltinESMExports } from 'node:module'
  os.setPriority = () => { throw new Error('EACCES') }
  syncBuiltinESMExports()`)}`

const cells = () => new SharedArrayBuffer(16)
const image = new URL('../../../test/images/plain.jpg', import.meta.url)

for (const { thread, workerData, order, answer } of [
  {
    thread: './pool-worker.ts',
    workerData: { catalogueUrl: new URL('./catalogue-fixture.ts', import.meta.url).href, progress: cells() },
    order: null,
    answer: 'loaded',
  },
  {
    thread: '../compile/compile-thread.ts',
    workerData: { toolsUrl: 'data:text/javascript,export const openCompileTools = async () => ({})', cells: cells() },
    order: { kind: 'topic', number: 1, sentences: ['a cat'] },
    // These tools can do nothing; that it answers is what counts.
    answer: 'failed',
  },
  {
    thread: '../../models/ocr/ocr-worker.ts',
    workerData: undefined,
    order: { format: 'jpeg', content: new Uint8Array(await readFile(image)) },
    answer: 'part',
  },
]) {
  test(`${thread} works also where its priority cannot be lowered`, async () => {
    const worker = new Worker(new URL(thread, import.meta.url), { workerData, execArgv: ['--import', refusing] })
    try {
      if (order !== null) worker.postMessage(order)
      const [message] = await once(worker, 'message')
      assert.equal(message.kind, answer)
    } finally {
      await worker.terminate()
    }
  })
}
