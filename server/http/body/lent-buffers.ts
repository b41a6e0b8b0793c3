/** Memory that is lent for one large body. */
export interface LentBuffer {
  /** Holds what earlier bodies left in it: who reads it keeps to what it wrote. */
  readonly buffer: SharedArrayBuffer
  /** Call once, when nobody reads or writes it any more. */
  readonly giveBack: () => void
}

/** Which buffers are lent. */
export interface LentBuffersOptions {
  /** How many there are at most. */
  readonly count: number
  /** The size of each, in bytes. Only what is written takes real memory. */
  readonly bytes: number
  /** What was not lent for so long may be collected, in milliseconds. */
  readonly idleMs: number
}

/**
 * A few buffers that large bodies use one after the other. Shared memory, for two reasons: the thread that parses reads it
 * where it is, and it does not count as garbage to come. With a fresh buffer of 42 MiB for each body the thread that
 * serves requests stopped for a full collection, of 4 to 17 ms, after each.
 */
export class LentBuffers {
  readonly #options: LentBuffersOptions
  #free: SharedArrayBuffer[] = []
  /** Buffers given up while idle. Used again if they were not collected yet, so that never more than `count` exist. */
  #givenUp: WeakRef<SharedArrayBuffer>[] = []
  #lent = 0
  #timer: NodeJS.Timeout | null = null

  constructor(options: LentBuffersOptions) {
    this.#options = options
  }

  /** A buffer for a body of up to `bytesNeeded`; null when all are lent or none is large enough. Cost: no copy, no fill. */
  lend(bytesNeeded: number): LentBuffer | null {
    const { count, bytes } = this.#options
    if (bytesNeeded > bytes || this.#lent >= count) return null
    const buffer = this.#free.pop() ?? this.#recover() ?? new SharedArrayBuffer(bytes)
    this.#lent++
    return { buffer, giveBack: () => this.#takeBack(buffer) }
  }

  #takeBack(buffer: SharedArrayBuffer): void {
    this.#lent--
    this.#free.push(buffer)
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#giveUp(), this.#options.idleMs)
    this.#timer.unref()
  }

  #giveUp(): void {
    this.#givenUp.push(...this.#free.map((buffer) => new WeakRef(buffer)))
    this.#free = []
  }

  #recover(): SharedArrayBuffer | null {
    for (let given = this.#givenUp.pop(); given !== undefined; given = this.#givenUp.pop()) {
      const buffer = given.deref()
      if (buffer !== undefined) return buffer
    }
    return null
  }
}
