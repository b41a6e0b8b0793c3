import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { Repositories } from '../../domain/ports.ts'
import type { PrivateSigningKey, SigningKeyRing } from '../../domain/signature/signing-key.ts'

/** Under which name the keys stand among the settings of the installation. */
const settingName = 'signing-keys'

/** A ring as it is stored: what it was read as is what it may be replaced as. */
export interface StoredRing {
  readonly ring: SigningKeyRing
  /** The text that it was read from. */
  readonly stored: string
}

/** The keys of the installation; whoever asks first makes the first one. Needs a transaction that writes. */
export async function readSigningKeys(
  { settings }: Pick<Repositories, 'settings'>,
  nowMs: number,
): Promise<StoredRing> {
  const known = await settings.get(settingName)
  const stored =
    known ?? (await settings.setOnce(settingName, JSON.stringify({ current: newSigningKey(nowMs), retired: [] })))
  return { ring: JSON.parse(stored), stored }
}

/** Puts a ring in the place of the one that was read; false where somebody else did so before. */
export function replaceSigningKeys(
  { settings }: Pick<Repositories, 'settings'>,
  { stored }: StoredRing,
  ring: SigningKeyRing,
): Promise<boolean> {
  return settings.replace(settingName, stored, JSON.stringify(ring))
}

/** A fresh Ed25519 key pair. */
export function newSigningKey(nowMs: number): PrivateSigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' })
  const id = createHash('sha256').update(der).digest('hex')
  return { id, publicKey, privateKey, createdAtMs: nowMs, retiredAtMs: null }
}
