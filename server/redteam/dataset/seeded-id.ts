import { createHash } from 'node:crypto'

/** An id in UUID form (version 8) that follows from a seed and a place: the same arguments give the same id. */
export function seededId(seed: string, ...place: readonly (string | number)[]): string {
  const hex = createHash('sha256')
    .update([seed, ...place].join('\u0000'))
    .digest('hex')
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
