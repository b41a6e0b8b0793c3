import { randomBytes } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const chunkBytes = 1_048_576

/**
 * A file that keeps room on the disk for what has to be written to remove something: the log of the database grows with
 * deletions too. It is given up when the disk is full, and made again when there is room.
 */
export class DiskReserve {
  readonly #path: string
  readonly #bytes: number
  #isReleased = false
  #filling: Promise<boolean> | null = null

  /** `bytes` 0: there is none. */
  constructor(directory: string, bytes: number) {
    this.#path = join(directory, 'disk-reserve')
    this.#bytes = bytes
  }

  /** True while there should be one and is none: then only what removes or manages something may be written. */
  get isReleased(): boolean {
    return this.#isReleased
  }

  /** Makes it unless it is there; false when there is no room for it. Cost: one write of its size. */
  fill(): Promise<boolean> {
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = null
    })
    return this.#filling
  }

  /** Gives it up; false when there was none. */
  async release(): Promise<boolean> {
    if (this.#bytes === 0 || this.#isReleased) return false
    this.#isReleased = true
    await rm(this.#path, { force: true })
    return true
  }

  async #fill(): Promise<boolean> {
    if (this.#bytes === 0 || (await this.#isWhole())) return true
    try {
      const file = await open(this.#path, 'w', 0o600)
      try {
        // Zeros would take no room where the file system compresses.
        const chunk = randomBytes(chunkBytes)
        for (let written = 0; written < this.#bytes; written += chunkBytes) await file.write(chunk)
      } finally {
        await file.close()
      }
      this.#isReleased = false
    } catch {
      await rm(this.#path, { force: true })
      this.#isReleased = true
    }
    return !this.#isReleased
  }

  async #isWhole(): Promise<boolean> {
    const found = await stat(this.#path).catch(() => null)
    return found !== null && found.size >= this.#bytes
  }
}
