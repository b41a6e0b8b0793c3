import { sign } from 'node:crypto'
import type { PrivateSigningKey } from '../../domain/signature/signing-key.ts'

/** A signed text, as DSSE has it. */
export interface Envelope {
  /** It goes into the signature. */
  readonly payloadType: typeof payloadType
  /** Base64. */
  readonly payload: string
  /** One for each key; `sig` in Base64. */
  readonly signatures: readonly { readonly keyid: string; readonly sig: string }[]
}

const payloadType = 'application/vnd.in-toto+json'

/** Signs a statement with Ed25519 over the pre-authentication encoding, which binds type and length of the payload. */
export function signEnvelope(statement: unknown, { id, privateKey }: PrivateSigningKey): Envelope {
  const payload = Buffer.from(JSON.stringify(statement))
  const head = Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `)
  const sig = sign(null, Buffer.concat([head, payload]), privateKey).toString('base64')
  return { payloadType, payload: payload.toString('base64'), signatures: [{ keyid: id, sig }] }
}
