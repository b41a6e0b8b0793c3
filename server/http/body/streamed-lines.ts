import type { Readable } from 'node:stream'
import { Problem } from '../../domain/problem.ts'

/** How lines are read. */
export interface StreamedLinesOptions {
  /** The longest line, in bytes; the head is not bound by it. */
  readonly lineBytesMax: number
  /** All lines together, in bytes; without the head. */
  readonly bytesMax: number
  /** A body of which nothing arrives for so long is given up, in milliseconds. */
  readonly idleMsMax: number
  /** From the head on, all of it has to arrive within so long, in milliseconds. */
  readonly totalMsMax: number
}

/** One line, without its end. */
export interface StreamedLine {
  /** As people count: the head is line 1. */
  readonly number: number
  /** As they were sent. */
  readonly bytes: Uint8Array
}

const newline = 0x0a

/**
 * A body of lines that is read while it arrives, no faster than its lines are taken: first its head, then the others.
 * Reads take a Problem `invalid-request` when the connection closes before the end or nothing arrives in time, and
 * `payload-too-large` beyond the bounds. What is not read stays unread.
 */
export class StreamedLines {
  readonly #chunks: ChunkReader
  readonly #options: StreamedLinesOptions
  #rest: Uint8Array | null = null

  constructor(stream: Readable, options: StreamedLinesOptions) {
    this.#chunks = new ChunkReader(stream)
    this.#options = options
  }

  /** The bytes of the first line. To be read to its end before `lines` is. Whoever reads it bounds it. */
  async *head(): AsyncGenerator<Uint8Array> {
    for (let chunk = await this.#chunks.next(null); chunk !== null; chunk = await this.#chunks.next(null)) {
      const end = chunk.indexOf(newline)
      if (end < 0) yield chunk
      else {
        this.#rest = chunk.subarray(end + 1)
        if (end > 0) yield chunk.subarray(0, end)
        return
      }
    }
  }

  /** The lines behind the head that are not blank. The last one need not end with an end of line. */
  async *lines(): AsyncGenerator<StreamedLine> {
    const { lineBytesMax, bytesMax, idleMsMax, totalMsMax } = this.#options
    const endMs = performance.now() + totalMsMax
    let pieces: Uint8Array[] = []
    let units = 0
    let bytes = 0
    let number = 2
    const next = () => this.#chunks.next(Math.min(idleMsMax, endMs - performance.now()))
    for (let chunk = this.#rest ?? (await next()); chunk !== null; chunk = await next()) {
      bytes += chunk.length
      if (bytes > bytesMax) throw tooLarge(number, `All lines together are larger than ${bytesMax} bytes.`)
      let start = 0
      for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
        if (units + end - start > lineBytesMax) throw tooLong(number, lineBytesMax)
        const line = joined([...pieces, chunk.subarray(start, end)])
        if (!isBlank(line)) yield { number, bytes: line }
        number += 1
        start = end + 1
        pieces = []
        units = 0
      }
      if (start < chunk.length) pieces.push(chunk.subarray(start))
      units += chunk.length - start
      if (units > lineBytesMax) throw tooLong(number, lineBytesMax)
    }
    const last = joined(pieces)
    if (!isBlank(last)) yield { number, bytes: last }
  }

  /** Gives the body up; to be called whenever nobody will read on. */
  close(): void {
    this.#chunks.close()
  }
}

/** Takes one chunk of a stream after the other, which stands still between. */
class ChunkReader {
  readonly #stream: Readable
  #arrived: Uint8Array[] = []
  #state: 'open' | 'ended' | 'broken' = 'open'
  #wake: () => void = () => undefined

  constructor(stream: Readable) {
    this.#stream = stream
    stream.pause()
    stream.on('data', this.#onData).on('end', this.#onEnd).on('error', this.#onBroken).on('close', this.#onBroken)
  }

  /** Null at the end. */
  async next(msMax: number | null): Promise<Uint8Array | null> {
    if (msMax !== null && msMax <= 0) throw tooLate()
    let timer: NodeJS.Timeout | undefined
    while (this.#arrived.length === 0 && this.#state === 'open') {
      const isLate = await new Promise<boolean>((resolve) => {
        this.#wake = () => resolve(false)
        if (msMax !== null) timer = setTimeout(() => resolve(true), msMax)
        this.#stream.resume()
      })
      clearTimeout(timer)
      if (isLate) throw tooLate()
    }
    const chunk = this.#arrived.shift()
    if (chunk !== undefined) return chunk
    if (this.#state === 'broken') {
      throw new Problem('invalid-request', 'The connection was closed before the body was complete.')
    }
    return null
  }

  close(): void {
    this.#stream.off('data', this.#onData).off('end', this.#onEnd).off('close', this.#onBroken).pause()
    this.#arrived = []
    // 'error' keeps its listener: a connection that breaks later must not be an unhandled error.
  }

  readonly #onData = (chunk: Uint8Array) => {
    this.#stream.pause()
    this.#arrived.push(chunk)
    this.#wake()
  }

  readonly #onEnd = () => {
    this.#state = 'ended'
    this.#wake()
  }

  readonly #onBroken = () => {
    if (this.#state === 'open') this.#state = 'broken'
    this.#wake()
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only = new Uint8Array(0), ...others] = pieces
  return others.length === 0 ? only : Buffer.concat(pieces)
}

function isBlank(line: Uint8Array): boolean {
  return line.every((byte) => byte === 0x20 || byte === 0x0d || byte === 0x09)
}

function tooLate(): Problem {
  return new Problem('invalid-request', 'The answer did not arrive in time.')
}

function tooLong(line: number, bytesMax: number): Problem {
  return tooLarge(line, `Line ${line} is longer than ${bytesMax} bytes; split the text into several lines.`)
}

function tooLarge(line: number, detail: string): Problem {
  return new Problem('payload-too-large', detail, { members: { line } })
}
