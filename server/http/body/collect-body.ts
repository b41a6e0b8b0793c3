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
  /**
   * Called once more than `smallBytesMax` have arrived, before memory for the whole body is taken; may throw. Lends memory
   * of at least `bytesNeeded` for it, or null: then the body gets memory of its own.
   */
  readonly onLarge: (bytesNeeded: number) => SharedArrayBuffer | null
  /** A body of which nothing arrives for so long is given up, in milliseconds. */
  readonly idleMsMax: number
}

/** A body that has arrived whole. */
export type CollectedBody =
  | { readonly kind: 'small'; readonly bytes: Uint8Array }
  /** `buffer` may be longer than the body. One that is not shared may be resizable. */
  | { readonly kind: 'large'; readonly buffer: ArrayBuffer | SharedArrayBuffer; readonly length: number }

/**
 * Collects a body; takes its chunks over. A large one is written straight into one buffer, which another thread can read
 * without a copy, and lets other work in after every few chunks. Fails with Problem `payload-too-large` as soon as the
 * announced or the received size is above the limit, and leaves the rest unread; with an error when the client goes away.
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
  const turns = takeTurns(stream)
  const finish = (error: Error | null) => {
    clearTimeout(idle)
    turns.end()
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
    const { length } = chunk
    try {
      collector.add(chunk)
      turns.arrived(length)
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

/** How much of a body may arrive before other work has its turn. */
const turnBytes = 131_072

/** Pauses a stream after `turnBytes` until the next turn; a socket brings up to 32 chunks of 64 KiB at once otherwise. */
function takeTurns(stream: Readable) {
  let bytes = 0
  let turn: NodeJS.Immediate | null = null
  const onTurn = () => {
    turn = null
    bytes = 0
    stream.resume()
  }
  return {
    arrived(length: number): void {
      bytes += length
      if (bytes < turnBytes || turn !== null) return
      stream.pause()
      turn = setImmediate(onTurn)
    },
    end(): void {
      if (turn !== null) clearImmediate(turn)
    },
  }
}

class Collector {
  readonly #options: CollectOptions
  #chunks: Uint8Array[] = []
  #large: Uint8Array<ArrayBuffer | SharedArrayBuffer> | null = null
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
    const { contentLength, bytesMax, onLarge } = this.#options
    const bytesNeeded = contentLength ?? bytesMax
    const lent = onLarge(bytesNeeded)
    const large = lent === null ? this.#ownMemory() : new Uint8Array(lent, 0, bytesNeeded)
    let offset = 0
    for (const chunk of this.#chunks) offset += moveInto(large, chunk, offset)
    this.#chunks = []
    this.#large = large
  }

  #ownMemory(): Uint8Array<ArrayBuffer> {
    const { contentLength, bytesMax, smallBytesMax } = this.#options
    if (contentLength !== null) return new Uint8Array(new ArrayBuffer(contentLength))
    return new Uint8Array(new ArrayBuffer(Math.min(bytesMax, 4 * smallBytesMax), { maxByteLength: bytesMax }))
  }

  #write(large: Uint8Array<ArrayBuffer | SharedArrayBuffer>, chunk: Uint8Array): void {
    const end = this.#received + chunk.length
    if (end > large.length) {
      const { buffer } = large
      if (!(buffer instanceof ArrayBuffer) || !buffer.resizable) {
        throw new Problem('invalid-request', 'The body is longer than its content-length.')
      }
      // Growing in place: the pages exist as an address range already, so nothing is copied.
      buffer.resize(Math.min(this.#options.bytesMax, Math.max(end, 2 * large.length)))
    }
    moveInto(large, chunk, this.#received)
  }
}

/**
 * Copies a chunk and frees its memory at once: the garbage collector, left to free some 700 chunks for each large body,
 * stopped the thread that serves requests for up to 10 ms at a time.
 */
function moveInto(large: Uint8Array, chunk: Uint8Array, offset: number): number {
  const { buffer, length } = chunk
  large.set(chunk, offset)
  // Small chunks may share their memory with others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0)
  return length
}

function tooLarge(bytesMax: number): Problem {
  return new Problem('payload-too-large', `The body is larger than the ${bytesMax} bytes that this route accepts.`)
}
