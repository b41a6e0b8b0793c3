import type { Range } from '../../text/range.ts'

/** Finds which piece of a vocabulary stands at a place of a word. */
export interface PieceTable {
  /** The number of the piece that is written from `start` to `end`, whose hash is given; null where there is none. */
  find(word: string, place: Range, hash: number): number | null
}

/** The hash of nothing. */
export const emptyHash = 0x811c9dc5

/** The hash of what was hashed before and one more unit of UTF-16 (FNV-1a, 32 bits). */
export function hashWith(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193)
}

/** Marks a place of the table that holds no piece. */
const free = -1

/**
 * A table of all pieces from number `from` on. A map of strings would take five times the memory in each thread, and make a string
 * for each stretch that is looked up. Of equal pieces the last counts. Cost: 20 ms and 2.5 MB for 70 thousand pieces.
 */
export function createPieceTable(pieces: readonly string[], from: number): PieceTable {
  const units = Uint16Array.from({ length: pieces.reduce((sum, piece) => sum + piece.length, 0) })
  const starts = new Uint32Array(pieces.length + 1)
  // Half of the places stay free, so that few pieces stand beside their own.
  const places = new Int32Array(2 ** Math.ceil(Math.log2(2 * pieces.length + 2))).fill(free)
  const last = places.length - 1
  const isAt = (id: number, word: string, { start, end }: Range): boolean => {
    const at = starts[id] ?? 0
    if ((starts[id + 1] ?? 0) - at !== end - start) return false
    for (let unit = start; unit < end; unit++) {
      if (units[at + unit - start] !== word.charCodeAt(unit)) return false
    }
    return true
  }
  const placeOf = (word: string, range: Range, hash: number): number => {
    let place = (hash ^ (hash >>> 15)) & last
    for (; places[place] !== free; place = (place + 1) & last) {
      if (isAt(places[place] ?? 0, word, range)) break
    }
    return place
  }
  pieces.forEach((piece, id) => {
    const at = starts[id] ?? 0
    let hash = emptyHash
    for (let unit = 0; unit < piece.length; unit++) {
      const code = piece.charCodeAt(unit)
      units[at + unit] = code
      hash = hashWith(hash, code)
    }
    starts[id + 1] = at + piece.length
    if (id >= from) places[placeOf(piece, { start: 0, end: piece.length }, hash)] = id
  })
  return {
    find(word, range, hash) {
      const id = places[placeOf(word, range, hash)] ?? free
      return id === free ? null : id
    },
  }
}
