import { type Static, Type } from 'typebox'
import { GivenId, Timestamp } from '../scalars.ts'

/** What is to be signed. */
export const SignAttackRunBody = Type.Object({
  run_id: GivenId,
  manifest_sha256: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description:
      'SHA-256 of the manifest of a report, in hex. The service signs that it was given, not what the report says.',
  }),
})

/** A signed statement. */
export const SignedEnvelope = Type.Object(
  {
    payloadType: Type.Literal('application/vnd.in-toto+json'),
    payload: Type.String({
      description: 'An in-toto statement, JSON in base64. docs/report-signatures.md tells its fields.',
    }),
    signatures: Type.Array(
      Type.Object({
        keyid: Type.String({ description: 'SHA-256 of the public key (DER), in hex.' }),
        sig: Type.String({ description: 'Ed25519 over the pre-authentication encoding of DSSE, in base64.' }),
      }),
    ),
  },
  { description: 'A DSSE envelope.' },
)

/** A public key that reports are or were signed with. */
export const SigningKey = Type.Object({
  id: Type.String({ description: 'SHA-256 of the public key (DER), in hex.' }),
  public_key: Type.String({ description: 'Ed25519, PEM.' }),
  created_at: Timestamp,
  retired_at: Type.Union([Timestamp, Type.Null()], {
    description: 'Since when nothing is signed with it; null = it is in use.',
  }),
})

/** All public keys of the installation. */
export const SigningKeyList = Type.Object({
  items: Type.Array(SigningKey, { description: 'The newest first, at most 100.' }),
})

export type SignedEnvelope = Static<typeof SignedEnvelope>
export type SigningKey = Static<typeof SigningKey>
