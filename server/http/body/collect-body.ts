import type { Readable } from 'node:stream'
import { Problem } from '../../domain/problem.ts'

/** How a body is collected. */
export interface CollectOptions {
  /** What the client announced, in bytes; null when it did not. */
  readonly contentLength: number | null
  /** The largest body that is accepted, in bytes. */
  readonly bytesMax: number
  /** Bodies up to this size are kept as they came. */
  readonly smallBytesMax: number
  /** Called once more than `smallBytesMax` have arrived, before memory for the whole body is taken; may throw. */
  readonly onLarge: () => void
  /** A body of which nothing arrives for so long is given up, in milliseconds. */
  readonly idleMsMax: number
}

/** A body that has arrived whole. */
export type CollectedBody =
  | { readonly kind: 'small'; readonly bytes: Uint8Array }
  /** `buffer` may be longer than the body and may be resizable. */
  | { readonly kind: 'large'; readonly buffer: ArrayBuffer; readonly length: number }

/**
 * Collects a body. A large one is written straight into one buffer, which another thread can take over without a copy.
 * Fails with Problem `payload-too-large` as soon as the announced or the received size is above the limit, and leaves
 * the rest unread; with an error when the client goes away.
 */
export function collectBody(
  stream: Readable,
  options: CollectOptions,
  done: (error: Error | null, body?: CollectedBody) => void,
): void {
  const { contentLength, bytesMax } = options
  const collector = new Collector(options)
  if (contentLength !== null && contentLength > bytesMax) {
    done(tooLarge(bytesMax))
    return
  }

  const onIdle = () =>
    finish(new Problem('invalid-request', `Nothing of the body arrived for ${options.idleMsMax / 1_000} s.`))
  const idle = setTimeout(onIdle, options.idleMsMax)
  const finish = (error: Error | null) => {
    clearTimeout(idle)
    stream.off('data', onData)
    stream.off('end', onEnd)
    stream.off('error', onClose)
    stream.off('close', onClose)
    if (error !== null) {
      stream.pause()
      // A connection that breaks later must not be an unhandled error.
      stream.on('error', () => {})
      done(error)
    } else done(null, collector.body())
  }
  const onData = (chunk: Uint8Array) => {
    idle.refresh()
    try {
      collector.add(chunk)
    } catch (error) {
      finish(error instanceof Error ? error : new Error(String(error)))
    }
  }
  const onEnd = () => finish(null)
  const onClose = () =>
    finish(new Problem('invalid-request', 'The connection was closed before the body was complete.'))
  stream.on('data', onData)
  stream.on('end', onEnd)
  stream.on('error', onClose)
  stream.on('close', onClose)
}

class Collector {
  readonly #options: CollectOptions
  #chunks: Uint8Array[] = []
  #large: Uint8Array<ArrayBuffer> | null = null
  #received = 0

  constructor(options: CollectOptions) {
    this.#options = options
  }

  add(chunk: Uint8Array): void {
    const end = this.#received + chunk.length
    if (end > this.#options.bytesMax) throw tooLarge(this.#options.bytesMax)
    // What counts is what arrived: a place that is given for an announcement could be held for nothing.
    if (this.#large === null && end > this.#options.smallBytesMax) this.#becomeLarge()
    if (this.#large === null) this.#chunks.push(chunk)
    else this.#write(this.#large, chunk)
    this.#received = end
  }

  body(): CollectedBody {
    if (this.#large !== null) return { kind: 'large', buffer: this.#large.buffer, length: this.#received }
    const [only = new Uint8Array(0), ...others] = this.#chunks
    return { kind: 'small', bytes: others.length === 0 ? only : Buffer.concat(this.#chunks, this.#received) }
  }

  #becomeLarge(): void {
    const { contentLength, bytesMax, smallBytesMax, onLarge } = this.#options
    onLarge()
    const buffer =
      contentLength !== null
        ? new ArrayBuffer(contentLength)
        : new ArrayBuffer(Math.min(bytesMax, 4 * smallBytesMax), { maxByteLength: bytesMax })
    const large = new Uint8Array(buffer)
    let offset = 0
    for (const chunk of this.#chunks) {
      large.set(chunk, offset)
      offset += chunk.length
    }
    this.#chunks = []
    this.#large = large
  }

  #write(large: Uint8Array<ArrayBuffer>, chunk: Uint8Array): void {
    const end = this.#received + chunk.length
    if (end > large.length) {
      if (!large.buffer.resizable) throw new Problem('invalid-request', 'The body is longer than its content-length.')
      // Growing in place: the pages exist as an address range already, so nothing is copied.
      large.buffer.resize(Math.min(this.#options.bytesMax, Math.max(end, 2 * large.length)))
    }
    large.set(chunk, this.#received)
  }
}

function tooLarge(bytesMax: number): Problem {
  return new Problem('payload-too-large', `The body is larger than the ${bytesMax} bytes that this route accepts.`)
}
