import { parentPort } from 'node:worker_threads'
import { type ParsedBody, parseBody } from './parse-body.ts'

/** A body to parse. The buffer is handed over. */
export interface ParseOrder {
  readonly buffer: ArrayBuffer
  /** How many of its bytes are the body. */
  readonly length: number
}

parentPort?.on('message', ({ buffer, length }: ParseOrder) => {
  // Native readers of bytes refuse a buffer that may still change its size.
  const fixed = buffer.resizable ? buffer.transferToFixedLength() : buffer
  const parsed: ParsedBody = parseBody(new Uint8Array(fixed, 0, length))
  parentPort?.postMessage(parsed)
})
