import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** Iterations, block size and lanes of scrypt: some 100 ms and 32 MiB a try. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 } as const

/**
 * A salted, slow digest of a config, as `scrypt:SALT:DIGEST` in hex. A config may hold a short secret in `checks`: whoever
 * knows the rest of it must not find the secret by trying.
 */
export function configDigest(config: Uint8Array, salt: Uint8Array = randomBytes(16)): string {
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
  return `scrypt:${hex(salt)}:${hex(scryptSync(config, salt, 32, cost))}`
}

/** Whether a digest is that of this config. */
export function isDigestOf(digest: string, config: Uint8Array): boolean {
  const [, salt] = /^scrypt:([\da-f]{32}):[\da-f]{64}$/.exec(digest) ?? []
  if (salt === undefined) return false
  return timingSafeEqual(Buffer.from(configDigest(config, Buffer.from(salt, 'hex'))), Buffer.from(digest))
}
