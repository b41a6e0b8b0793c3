import { sqliteCodeOf, sqliteCodes } from './sqlite-error.ts'

/** What a watch tells. */
export interface DiskWatchOptions {
  /** On whose disk the room is looked at. */
  readonly dataDirectory: string
  /** What is written out of the reserve says nothing about room. */
  readonly reserve: { readonly isReleased: boolean }
  /** Told once when the disk is found full, and once when there is room again. */
  readonly onWarning: (message: string) => void
}

/** Remembers whether the latest write found the disk full. */
export class DiskWatch {
  readonly #options: DiskWatchOptions
  #isFull = false

  constructor(options: DiskWatchOptions) {
    this.#options = options
  }

  /** True from a write that found no room until one that did. */
  get isFull(): boolean {
    return this.#isFull
  }

  /** Watches a write. */
  async watch<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      const result = await write()
      if (!this.#options.reserve.isReleased) this.#note(false)
      return result
    } catch (error) {
      if (sqliteCodeOf(error) === sqliteCodes.full) this.#note(true)
      throw error
    }
  }

  #note(isFull: boolean): void {
    if (isFull === this.#isFull) return
    this.#isFull = isFull
    const { dataDirectory, onWarning } = this.#options
    onWarning(
      isFull
        ? `The disk that holds ${dataDirectory} is full: nothing can be stored, checks get 503. Make room there; deletions and retention go on.`
        : `The disk that holds ${dataDirectory} has room again.`,
    )
  }
}
