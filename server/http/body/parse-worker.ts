import { parentPort } from 'node:worker_threads'
import { type ParsedBody, parseBody } from './parse-body.ts'

/** A body to parse. A buffer that is not shared is handed over. */
export interface ParseOrder {
  readonly buffer: ArrayBuffer | SharedArrayBuffer
  /** How many of its bytes are the body. */
  readonly length: number
}

parentPort?.on('message', ({ buffer, length }: ParseOrder) => {
  const own = buffer instanceof ArrayBuffer ? fixed(buffer) : null
  const parsed: ParsedBody = parseBody(new Uint8Array(own ?? buffer, 0, length))
  // Freed now and not when the collector comes by.
  own?.transfer(0)
  parentPort?.postMessage(parsed)
})

/** Native readers of bytes refuse a buffer that may still change its size. */
function fixed(buffer: ArrayBuffer): ArrayBuffer {
  return buffer.resizable ? buffer.transferToFixedLength() : buffer
}
