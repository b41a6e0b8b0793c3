import { setPriority } from 'node:os'
import { MessagePort, parentPort, receiveMessageOnPort } from 'node:worker_threads'
import type { OcrOrder, OcrReport } from './ocr-messages.ts'
import { openRecogniser } from './open-recogniser.ts'
import { readPicture } from './read-picture.ts'

/** Reading images yields to requests, like all judging. Only on Linux does a priority belong to the thread that sets it. */
const readingNiceness = 10
try {
  if (process.platform === 'linux') setPriority(readingNiceness)
} catch {
  // Whoever started the service gave it a higher niceness already, which only a privileged process may lower.
}

const report = (message: OcrReport) => parentPort?.postMessage(message)
const recogniser = openRecogniser()
// Told to whoever asks first.
recogniser.catch(() => undefined)

parentPort?.on('message', ({ format, content }: OcrOrder) => {
  const bytes = content instanceof MessagePort ? bytesFrom(content) : content
  if (bytes === null) report({ kind: 'unreadable', reason: 'its bytes were gone', isBroken: false })
  else void read({ format, bytes })
})

async function read({
  format,
  bytes,
}: {
  readonly format: OcrOrder['format']
  readonly bytes: Uint8Array
}): Promise<void> {
  try {
    await readPicture({ bytes, format, recogniser: await recogniser, report })
  } catch {
    report({ kind: 'unreadable', reason: 'the recogniser of texts did not start', isBroken: true })
  }
}

function bytesFrom(port: MessagePort): Uint8Array | null {
  const received: unknown = receiveMessageOnPort(port)?.message
  port.close()
  return received instanceof Uint8Array ? received : null
}
