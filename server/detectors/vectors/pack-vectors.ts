import { embeddingWidth } from '../../domain/guard/encoder.ts'
import type { PackedVectors } from '../../domain/policy/compiled.ts'

/** Unpacked rows, one after another, each `embeddingWidth` numbers. */
export interface Vectors {
  readonly count: number
  /** `count` × `embeddingWidth` of them. */
  readonly numbers: Float32Array
}

/** Packs vectors of `embeddingWidth` numbers to a byte a number; similarities stay within .005. */
export function packVectors(vectors: readonly Float32Array[]): PackedVectors {
  const rows = Buffer.alloc(vectors.length * embeddingWidth)
  const scales = vectors.map((vector, row) => {
    const scale = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1
    vector.forEach((value, at) => {
      rows.writeInt8(Math.round(value / scale), row * embeddingWidth + at)
    })
    return Math.fround(scale)
  })
  return { count: vectors.length, rows: rows.toString('base64'), scales }
}

/** The vectors again. Throws when the data is damaged. */
export function unpackVectors({ count, rows, scales }: PackedVectors): Vectors {
  const bytes = Buffer.from(rows, 'base64')
  if (bytes.length !== count * embeddingWidth || scales.length !== count) throw new Error('Packed vectors are damaged.')
  const numbers = new Float32Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) {
    numbers[at] = bytes.readInt8(at) * (scales[Math.floor(at / embeddingWidth)] ?? 0)
  }
  return { count, numbers }
}

/** The similarity of a direction with one row, −1 to 1. */
export function similarity(vector: Float32Array, { numbers }: Vectors, row: number): number {
  const from = row * embeddingWidth
  // Four sums, because one would make each step wait for the one before: twice as fast.
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let at = 0; at < embeddingWidth; at += 4) {
    a += (vector[at] ?? 0) * (numbers[from + at] ?? 0)
    b += (vector[at + 1] ?? 0) * (numbers[from + at + 1] ?? 0)
    c += (vector[at + 2] ?? 0) * (numbers[from + at + 2] ?? 0)
    d += (vector[at + 3] ?? 0) * (numbers[from + at + 3] ?? 0)
  }
  return a + b + c + d
}
