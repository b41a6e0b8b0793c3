/** A stretch that a text shares with the indexed one. */
export interface SharedRun {
  /** Where it starts among the searched letters. */
  readonly start: number
  /** Where it starts among the indexed letters. */
  readonly at: number
  /** In letters; at least 20. */
  readonly length: number
}

/** The shortest stretch that counts: about four words. */
const sharedLettersMin = 20

/** Every shared stretch of `sharedLettersMin` holds a whole block of this length, wherever blocks are cut. */
const blockLetters = 10
const base = 0x01000193

/**
 * Finds what texts share with one text. Holds one entry for each block of ten letters. State with a lifetime: one
 * evaluation.
 */
export class LetterIndex {
  readonly #codes: Uint16Array
  /** Open addressing: position + 1 of a block, 0 = free. */
  readonly #slots: Int32Array

  constructor(codes: Uint16Array) {
    this.#codes = codes
    const blocks = Math.floor(codes.length / blockLetters)
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * blocks + 2)))
    for (let block = 0; block < blocks; block++) this.#insert(block * blockLetters)
  }

  /**
   * The longest shared stretches from left to right, none overlapping another among the searched letters. Where the
   * indexed text says the same twice, the first place is named. Linear in the searched letters.
   */
  search(codes: Uint16Array): SharedRun[] {
    const runs: SharedRun[] = []
    let hash = 0
    let consumed = 0
    for (let end = 0; end < codes.length; end++) {
      hash = Math.imul(hash, base) + (codes[end] ?? 0)
      if (end >= blockLetters) hash -= Math.imul(codes[end - blockLetters] ?? 0, lostFactor)
      hash |= 0
      const start = end - blockLetters + 1
      if (start < consumed) continue
      const at = this.#find(hash, codes, start)
      if (at < 0) continue
      const run = this.#extend(codes, start, at, consumed)
      // A stretch that is too short cost less than its minimum to look at, so the search stays linear.
      if (run.length < sharedLettersMin) continue
      runs.push(run)
      consumed = run.start + run.length
    }
    return runs
  }

  #insert(at: number): void {
    let hash = 0
    for (let i = at; i < at + blockLetters; i++) hash = (Math.imul(hash, base) + (this.#codes[i] ?? 0)) | 0
    const mask = this.#slots.length - 1
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const known = this.#slots[slot] ?? 0
      if (known === 0) {
        this.#slots[slot] = at + 1
        return
      }
      if (this.#isSame(this.#codes, at, known - 1)) return
    }
  }

  #find(hash: number, codes: Uint16Array, start: number): number {
    const mask = this.#slots.length - 1
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const known = this.#slots[slot] ?? 0
      if (known === 0) return -1
      if (this.#isSame(codes, start, known - 1)) return known - 1
    }
  }

  #isSame(codes: Uint16Array, start: number, at: number): boolean {
    for (let i = 0; i < blockLetters; i++) if (codes[start + i] !== this.#codes[at + i]) return false
    return true
  }

  #extend(codes: Uint16Array, start: number, at: number, consumed: number): SharedRun {
    let before = 0
    while (start - before > consumed && at > before && codes[start - before - 1] === this.#codes[at - before - 1])
      before++
    let length = blockLetters
    while (start + length < codes.length && codes[start + length] === this.#codes[at + length]) length++
    return { start: start - before, at: at - before, length: length + before }
  }
}

/** What a code is worth by the time it leaves the window. */
const lostFactor = Array.from({ length: blockLetters }).reduce<number>((factor) => Math.imul(factor, base), 1)

function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
