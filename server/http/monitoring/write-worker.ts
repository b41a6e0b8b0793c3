import { parentPort } from 'node:worker_threads'
import type { MonitoredRow } from '../../domain/monitoring/monitoring.ts'
import { presentMonitored } from './present-monitored.ts'

/** Messages to be written as JSON. */
export interface WriteOrder {
  readonly rows: readonly MonitoredRow[]
  /** Show only this policy's rows; null shows all. */
  readonly policyId: string | null
  /** How much may be written; the first row is written in any case when `isFirstPart`. */
  readonly bytesMax: number
  /** Whether nothing was written before. */
  readonly isFirstPart: boolean
}

/** What was written of an order. */
export interface WrittenRows {
  /** UTF-8: objects, with a comma between two. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** How many of the rows, from the first on. */
  readonly count: number
}

const port = parentPort
port?.on('message', ({ rows, policyId, bytesMax, isFirstPart }: WriteOrder) => {
  const parts: string[] = []
  let length = 0
  for (const row of rows) {
    const part = JSON.stringify(presentMonitored(row, policyId))
    length += Buffer.byteLength(part) + 1
    if (length > bytesMax && !(isFirstPart && parts.length === 0)) break
    parts.push(part)
  }
  const bytes = new Uint8Array(new TextEncoder().encode(parts.join(',')))
  const written: WrittenRows = { bytes, count: parts.length }
  port.postMessage(written, [bytes.buffer])
})
