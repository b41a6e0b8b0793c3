/** A key that reports are or were signed with. */
export interface SigningKey {
  /** SHA-256 of the public key (SPKI, DER), in hex. */
  readonly id: string
  /** Ed25519, SPKI, PEM. */
  readonly publicKey: string
  readonly createdAtMs: number
  /** Since when nothing is signed with it; null = it is in use. */
  readonly retiredAtMs: number | null
}

/** A key with which one can sign. */
export interface PrivateSigningKey extends SigningKey {
  /** PKCS #8, PEM: never leaves the service. */
  readonly privateKey: string
}

/** The keys of an installation: one in use, and the public halves of those before, newest first. */
export interface SigningKeyRing {
  readonly current: PrivateSigningKey
  readonly retired: readonly SigningKey[]
}

/** Retired keys that are kept, at most: the oldest go. */
const retiredMax = 99

/** A ring in which another key is in use. The private half of the one before is forgotten. */
export function withNewKey({ current, retired }: SigningKeyRing, next: PrivateSigningKey): SigningKeyRing {
  const { privateKey: _, ...before } = current
  const all = [{ ...before, retiredAtMs: next.createdAtMs }, ...retired]
  return { current: next, retired: all.slice(0, retiredMax) }
}
