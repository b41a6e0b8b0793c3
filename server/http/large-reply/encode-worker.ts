import { parentPort } from 'node:worker_threads'
import { encodeReply, type SplitReply } from './encode-reply.ts'

parentPort?.on('message', (reply: SplitReply) => {
  const bytes = encodeReply(reply)
  parentPort?.postMessage(bytes, [bytes.buffer])
})
