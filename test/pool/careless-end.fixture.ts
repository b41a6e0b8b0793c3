import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'

/** Ends threads that encode without asking whether they may be ended. */
async function endCarelessly(): Promise<void> {
  for (let round = 0; round < 10; round++) {
    const thread = new Worker(new URL(import.meta.url))
    await new Promise((resolve) => thread.once('message', resolve))
    await new Promise((resolve) => setTimeout(resolve, 5 + round))
    await thread.terminate()
  }
}

async function encodeForEver(): Promise<void> {
  const encoder = await loadEncoder()
  const windows = encoder.windowsOf('word '.repeat(120), 1)
  parentPort?.postMessage('encodes')
  for (;;) await encoder.encode(windows)
}

await (isMainThread ? endCarelessly() : encodeForEver())
