import { createHash } from 'node:crypto'

/** The SHA-256 of a text, as UTF-8, or of bytes, in hex. */
export function sha256Hex(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}
