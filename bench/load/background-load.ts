import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { HttpConnection } from './http-connection.ts'

/** Requests that are sent again and again beside a measurement. */
export interface LoadPlan {
  readonly port: number
  /** One connection for each; every connection repeats its own requests, the next one when the answer is there. */
  readonly connections: readonly (readonly Uint8Array[])[]
}

/** A load that runs in a thread of its own, so that its work does not delay the one who measures. */
export interface BackgroundLoad {
  /** Lets running requests end; resolves with how many were answered. Rejects when an answer was not 200. */
  stop(): Promise<number>
}

/** Starts the load and resolves when all connections are open. */
export async function startBackgroundLoad(plan: LoadPlan): Promise<BackgroundLoad> {
  const worker = new Worker(new URL(import.meta.url), { workerData: plan })
  const outcome = new Promise<number>((resolve, reject) => {
    worker.on('message', (message: LoadMessage) => {
      if (message.kind === 'done') resolve(message.answered)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`The load ended with ${code}.`)))
  })
  outcome.catch(() => {})
  await Promise.race([once(worker, 'message'), outcome])
  return {
    async stop() {
      worker.postMessage('stop')
      const answered = await outcome
      await worker.terminate()
      return answered
    },
  }
}

type LoadMessage = { readonly kind: 'open' } | { readonly kind: 'done'; readonly answered: number }

async function runLoad({ port, connections }: LoadPlan): Promise<void> {
  const opened = await Promise.all(connections.map(() => HttpConnection.open(port)))
  let isStopping = false
  let answered = 0
  parentPort?.once('message', () => {
    isStopping = true
  })
  tell({ kind: 'open' })
  const repeat = async (connection: HttpConnection, requests: readonly Uint8Array[]) => {
    while (!isStopping) {
      for (const request of requests) {
        if (isStopping) return
        const { status, body } = await connection.send(request)
        if (status !== 200) throw new Error(`The load was answered with ${status}: ${body.toString().slice(0, 1_000)}`)
        answered++
      }
    }
  }
  await Promise.all(opened.map((connection, index) => repeat(connection, connections[index] ?? [])))
  for (const connection of opened) connection.close()
  tell({ kind: 'done', answered })
}

function tell(message: LoadMessage): void {
  parentPort?.postMessage(message)
}

if (!isMainThread) await runLoad(workerData as LoadPlan)
