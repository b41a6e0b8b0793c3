import { Worker } from 'node:worker_threads'
import type { DocumentFailure, ReadDocument, RuleReader } from '../domain/policy/propose-policies.ts'

/** How documents are read. */
export interface ThreadRuleReaderOptions {
  /** A document that takes longer is given up, in milliseconds. Default 20,000. */
  readonly msMax?: number
  /** How many are read at once; one more is refused. Default 2. */
  readonly atOnceMax?: number
  /** A document whose reading makes the process grow by more is given up, in bytes. Default 768 MB. */
  readonly growthBytesMax?: number
  /** How much memory the process has now, in bytes. Default: what the system says. */
  readonly memoryBytes?: () => number
}

/** How often the memory is looked at, in milliseconds. What unpacks in a thread is not counted by the limits of its heap. */
const lookMs = 50
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 }

/**
 * Reads each document on a thread of its own, which ends with it: whatever a hostile one does to a parser is gone afterwards. Cost: .2 s to
 * start, then what the document takes.
 */
export function createThreadRuleReader({
  msMax = 20_000,
  atOnceMax = 2,
  growthBytesMax = 768_000_000,
  memoryBytes = () => process.memoryUsage.rss(),
}: ThreadRuleReaderOptions = {}): RuleReader {
  const running = new Set<Worker>()
  let isClosed = false
  return {
    async read(document) {
      if (isClosed || running.size >= atOnceMax) return 'busy'
      const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
        name: 'document',
        workerData: document,
        resourceLimits,
        env: {},
        stdout: true,
        stderr: true,
      })
      running.add(worker)
      const most = memoryBytes() + growthBytesMax
      try {
        return await outcomeOf(worker, { msMax, isTooLarge: () => memoryBytes() > most })
      } finally {
        running.delete(worker)
        await worker.terminate()
      }
    },
    async close() {
      isClosed = true
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}

function outcomeOf(
  worker: Worker,
  { msMax, isTooLarge }: { readonly msMax: number; readonly isTooLarge: () => boolean },
): Promise<ReadDocument | DocumentFailure> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end('timed-out'), msMax)
    const watch = setInterval(() => {
      if (isTooLarge()) end('too-large')
    }, lookMs)
    const end = (outcome: ReadDocument | DocumentFailure) => {
      clearTimeout(timer)
      clearInterval(watch)
      resolve(outcome)
    }
    worker.once('message', end)
    worker.once('error', (error) => {
      end((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'damaged')
    })
    worker.once('exit', () => end('damaged'))
  })
}
