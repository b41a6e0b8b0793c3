import { parentPort } from 'node:worker_threads'
import { encodeReply, type SplitReply } from './encode-reply.ts'

/** A reply to encode. */
export interface EncodeOrder {
  readonly id: number
  readonly reply: SplitReply
}

/** Its bytes. */
export interface EncodedReply {
  readonly id: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

parentPort?.on('message', ({ id, reply }: EncodeOrder) => {
  const encoded: EncodedReply = { id, bytes: encodeReply(reply) }
  parentPort?.postMessage(encoded, [encoded.bytes.buffer])
})
