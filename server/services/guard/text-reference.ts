import { createHmac } from 'node:crypto'
import type { Sha256, Store } from '../../domain/ports.ts'
import type { RandomBytes } from '../scope/service-scope.ts'

/**
 * HMAC-SHA-256 under a key of this database, which the first process makes. References to texts that are not stored as
 * sent, and fingerprints of requests, are made by it: without the key nobody can try texts until one fits.
 */
export async function createTextReference(store: Store, randomBytes: RandomBytes): Promise<Sha256> {
  const fresh = Buffer.from(randomBytes(32)).toString('hex')
  const key = Buffer.from(await store.write(({ settings }) => settings.setOnce('text-reference-key', fresh)), 'hex')
  return (text) => createHmac('sha256', key).update(text, 'utf8').digest('hex')
}
