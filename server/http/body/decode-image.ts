import { createHash } from 'node:crypto'

/** What the base64 text of an image turned out to be. */
export type DecodedImage =
  /**
   * `head`: the first 16 bytes, which show the format. The others stay in the thread that decoded them: nothing reads
   * them yet, and handing them over makes the thread that serves requests collect garbage. `sha256` (64 hex digits)
   * stands for the bytes wherever the body is compared or hashed.
   */
  | { readonly kind: 'bytes'; readonly head: Uint8Array; readonly sizeBytes: number; readonly sha256: string }
  | { readonly kind: 'refused'; readonly problem: string }

/** The most characters of one base64 image; about 5.25 MiB of bytes. */
export const base64UnitsMax = 7_340_032

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
  return { kind: 'bytes', head: new Uint8Array(decoded.subarray(0, headBytes)), sizeBytes: decoded.length, sha256 }
}

const headBytes = 16

const lastGroup = /^(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/

const notBase64 = 'is not valid base64 (standard alphabet with padding, no line breaks)'

function refused(problem: string): DecodedImage {
  return { kind: 'refused', problem }
}
