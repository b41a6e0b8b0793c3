import { MessageChannel, type MessagePort, parentPort } from 'node:worker_threads'
import type { ExtractedImage } from './extract-images.ts'
import { type ParsedBody, parseBody } from './parse-body.ts'

/** A body to parse. A buffer that is not shared is handed over. */
export interface ParseOrder {
  /** Begins with the body. */
  readonly buffer: ArrayBuffer | SharedArrayBuffer
  /** How many of its bytes are the body. */
  readonly length: number
}

parentPort?.on('message', ({ buffer, length }: ParseOrder) => {
  const own = buffer instanceof ArrayBuffer ? fixed(buffer) : null
  const parsed: ParsedBody = parseBody(new Uint8Array(own ?? buffer, 0, length))
  // Freed now and not when the collector comes by.
  own?.transfer(0)
  const ports: MessagePort[] = []
  const sealed =
    parsed.kind === 'refused' ? parsed : { ...parsed, images: parsed.images.map((one) => seal(one, ports)) }
  parentPort?.postMessage(sealed, ports)
})

/**
 * Leaves the bytes of an image in a port, for the thread that reads images. Handed over as memory they would make the
 * thread between the two, which serves requests, collect garbage.
 */
function seal(image: ExtractedImage, ports: MessagePort[]): ExtractedImage {
  const { decoded } = image
  if (decoded.kind === 'refused' || !(decoded.content instanceof Uint8Array)) return image
  const { port1, port2 } = new MessageChannel()
  const { buffer } = decoded.content
  port1.postMessage(decoded.content, buffer instanceof ArrayBuffer ? [buffer] : [])
  port1.close()
  ports.push(port2)
  return { ...image, decoded: { ...decoded, content: port2 } }
}

/** Native readers of bytes refuse a buffer that may still change its size. */
function fixed(buffer: ArrayBuffer): ArrayBuffer {
  return buffer.resizable ? buffer.transferToFixedLength() : buffer
}
