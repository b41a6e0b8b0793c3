import { once } from 'node:events'
import { setPriority } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { textPicture } from '../../server/redteam/dataset/text-picture.ts'
import type { BenchServer } from '../bench-server.ts'
import { HttpConnection, requestBytes } from './http-connection.ts'
import { makeText } from './texts.ts'

/** One way for an organization to ask for more than there is. */
export interface Flood {
  readonly name: string
  /** Length of a text in UTF-16 units, 100 or more. */
  readonly units: number
  /** Items of one request; 1 = no batch. */
  readonly items: number
  /** Whether its clients leave as soon as they have asked. */
  readonly leaves: boolean
  /** Whether a tool has returned an image with each text, in which the service looks for planted orders. Default false. */
  readonly hasImage?: boolean
}

/** What a flood came to. */
export interface FloodOutcome {
  readonly answered: number
  readonly refused: number
}

/** A flood that runs. */
export interface FloodLoad {
  /** Lets running requests end. Rejects when an answer was neither a verdict nor a refusal. */
  stop(): Promise<FloodOutcome>
}

interface FloodPlan {
  readonly port: number
  readonly key: string
  readonly flood: Flood
  readonly connections: number
}

/**
 * Keeps connections busy until it is stopped. Runs in a thread of its own that yields the processor to all others: the
 * clients of a real flood are other machines, and what they cost must not be told as what the server lets others feel.
 */
export async function startFlood({ port, key }: BenchServer, flood: Flood, connections: number): Promise<FloodLoad> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { port, key, flood, connections } })
  const outcome = new Promise<FloodOutcome>((resolve, reject) => {
    worker.on('message', (message: FloodOutcome | 'open') => {
      if (message !== 'open') resolve(message)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`The flood ended with ${code}.`)))
  })
  outcome.catch(() => undefined)
  await Promise.race([once(worker, 'message'), outcome])
  return {
    async stop() {
      worker.postMessage('stop')
      const found = await outcome
      await worker.terminate()
      return found
    },
  }
}

let lastText = 0
const bodies = new Map<number, readonly string[]>()

let images: readonly string[] | null = null

/** A drawing of some lines, which the reader of images takes some tenths of a second for. */
function nextImage(): string {
  images ??= Array.from({ length: 20 }, (_, seed) => textPicture(makeText('prose', imageUnits, seed + 1)))
  return images[lastText % images.length] ?? ''
}

const imageUnits = 300

/** A request for a check that is not kept, of a text that was not sent before. */
export function floodRequest(key: string, { units, items = 1, hasImage = false }: Asked): Buffer {
  const known = bodies.get(units) ?? Array.from({ length: 50 }, (_, seed) => makeText('prose', units - 12, seed + 1))
  bodies.set(units, known)
  const text = () => `${known[lastText % known.length]}${String(++lastText).padStart(12, ' ')}`
  const one = () => (hasImage ? { ...withImage(text()), store: false } : { text: text(), store: false })
  const body = items === 1 ? one() : { items: Array.from({ length: items }, one) }
  return requestBytes({ method: 'POST', path: '/api/v1/check', key, body })
}

type Asked = Pick<Flood, 'units' | 'hasImage'> & { readonly items?: number }

function withImage(text: string): { readonly messages_history: readonly object[] } {
  const content = [{ type: 'image_url', image_url: { url: nextImage() } }]
  return {
    messages_history: [
      { role: 'tool', content },
      { role: 'user', content: text },
    ],
  }
}

const lowestPriority = 19
/** A client that leaves does so after so long, in milliseconds. */
const leavesAfterMs = 5
/** A client that was refused waits for a moment, as it should for longer, in milliseconds. */
export const refusedPauseMs = 100

async function runFlood({ port, key, flood, connections }: FloodPlan): Promise<void> {
  // On Linux this is the thread, not the process.
  setPriority(0, lowestPriority)
  let isOver = false
  parentPort?.once('message', () => {
    isOver = true
  })
  let [answered, refused] = [0, 0]
  const ask = async (connection: HttpConnection) => {
    const { status } = await connection.send(floodRequest(key, flood))
    if (status !== 200 && status !== 503) throw new Error(`A flood was answered with ${status}.`)
    if (status === 503) {
      refused++
      await pause(refusedPauseMs)
      return
    }
    answered++
  }
  const run = async () => {
    while (!isOver) {
      const connection = await HttpConnection.open(port)
      try {
        if (flood.leaves) {
          void connection.send(floodRequest(key, flood)).catch(() => undefined)
          await pause(leavesAfterMs)
        } else while (!isOver) await ask(connection)
      } finally {
        connection.close()
      }
    }
  }
  parentPort?.postMessage('open')
  await Promise.all(Array.from({ length: connections }, run))
  parentPort?.postMessage({ answered, refused })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

if (!isMainThread) await runFlood(workerData as FloodPlan)
