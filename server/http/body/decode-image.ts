import { createHash } from 'node:crypto'
import type { SealedBytes } from '../../domain/guard/exchange.ts'

/** What the base64 text of an image turned out to be. */
export type DecodedImage =
  /**
   * `head`: the first 16 bytes, which show the format. `content`: all of them, sealed when another thread decoded them.
   * `sha256` (64 hex digits) stands for the bytes wherever the body is compared or hashed.
   */
  | {
      readonly kind: 'bytes'
      readonly head: Uint8Array
      readonly content: Uint8Array | SealedBytes
      readonly sizeBytes: number
      readonly sha256: string
    }
  | { readonly kind: 'refused'; readonly problem: string }

/** The most characters of one base64 image; about 5.25 MiB of bytes. */
const base64UnitsMax = 7_340_032

/**
 * Decodes base64 strictly: the standard alphabet, padded, nothing else around it. Cost: about 2 ms for 1 MB, on the
 * calling thread, which is a worker for all but small bodies.
 */
export function decodeImage(base64: string): DecodedImage {
  if (base64.length > base64UnitsMax) {
    return refused(`has ${base64.length} characters; at most ${base64UnitsMax} are allowed`)
  }
  if (/^data:/i.test(base64)) return refused('must be base64 only, without the data-URL prefix')
  if (base64.length === 0) return refused('is empty')
  if (base64.length % 4 !== 0 || !lastGroup.test(base64.slice(-4))) return refused(notBase64)
  const decoded = Buffer.from(base64, 'base64')
  const groups = base64.length - 4
  // The decoder skips what it does not know and takes the URL alphabet too; encoding again shows both.
  if (decoded.toString('base64').slice(0, groups) !== base64.slice(0, groups)) return refused(notBase64)
  const sha256 = createHash('sha256').update(decoded).digest('hex')
  const head = new Uint8Array(decoded.subarray(0, headBytes))
  return { kind: 'bytes', head, content: withOwnMemory(decoded), sizeBytes: decoded.length, sha256 }
}

const headBytes = 16

/** Small buffers share their memory with others, which must not travel to another thread with them. */
function withOwnMemory(decoded: Buffer): Uint8Array {
  const { buffer, length } = decoded
  return buffer.byteLength === length ? new Uint8Array(buffer) : new Uint8Array(decoded)
}

const lastGroup = /^(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/

const notBase64 = 'is not valid base64 (standard alphabet with padding, no line breaks)'

function refused(problem: string): DecodedImage {
  return { kind: 'refused', problem }
}
