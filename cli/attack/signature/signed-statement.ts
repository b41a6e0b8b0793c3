import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { SignedEnvelope } from '../../../contract/signature/signature.ts'
import type { Manifest } from '../report/manifest.ts'

/** Chained digests, as a statement tells them. */
export interface SignedChain {
  /** So many went into it. */
  readonly cases: number
  /** The last digest. */
  readonly head: string
  /** After how many cases which digest stood, rising. */
  readonly checkpoints: readonly (readonly [number, string])[]
}

/** Those of a run, and those of what was answered to the dataset of its test. */
export interface SignedEvidence extends SignedChain {
  /** The id is null where the test had no dataset. */
  readonly answers: SignedChain & { readonly dataset_id: string | null }
}

/** What of a statement is read. */
export interface Predicate {
  /** Which one it is about. */
  readonly run: { readonly test_id: string; readonly run_id: string }
  /** Where every text of the run comes from. */
  readonly seed: string
  readonly versions: Manifest['versions']
  readonly sums: Manifest['sums']
  readonly untested: Manifest['untested']
  readonly evidence: SignedEvidence
  /** ISO 8601 in UTC. */
  readonly signed_at: string
}

/** A statement that was taken out of its envelope, whoever signed it. */
export interface OpenedEnvelope {
  readonly envelope: SignedEnvelope
  /** The bytes that were signed. */
  readonly payload: Buffer
  /** Of the manifest that was signed; 64 hex digits. */
  readonly subjectSha256: string
  readonly predicate: Predicate
}

/** How the payload of our envelopes is named: it goes into the signature. */
export const payloadType = 'application/vnd.in-toto+json'

const Envelope = Type.Object({
  payloadType: Type.Literal(payloadType),
  payload: Type.String(),
  // More than one would be text that nothing vouches for.
  signatures: Type.Array(Type.Object({ keyid: Type.String({ pattern: '^[0-9a-f]{64}$' }), sig: Type.String() }), {
    minItems: 1,
    maxItems: 1,
  }),
})

const chain = {
  cases: Type.Integer(),
  head: Type.String(),
  checkpoints: Type.Array(Type.Tuple([Type.Integer(), Type.String()])),
}

/** What is only held against the manifest may be anything. */
const Statement = Type.Object({
  predicateType: Type.Literal('urn:redoubt:attack-run:1'),
  subject: Type.Array(Type.Object({ digest: Type.Object({ sha256: Type.String() }) }), { minItems: 1, maxItems: 1 }),
  predicate: Type.Object({
    run: Type.Object({ test_id: Type.String(), run_id: Type.String() }),
    evidence: Type.Object({
      ...chain,
      answers: Type.Object({ ...chain, dataset_id: Type.Union([Type.String(), Type.Null()]) }),
    }),
    signed_at: Type.String(),
  }),
})

/** The statement in an envelope; null where it is none of ours, in shape too. Nothing is verified yet. */
export function openEnvelope(text: string): OpenedEnvelope | null {
  try {
    const envelope: unknown = JSON.parse(text)
    if (!Value.Check(Envelope, envelope)) return null
    const payload = bytesOf(envelope.payload)
    const statement: unknown = JSON.parse(payload.toString('utf8'))
    const [subject] = Value.Check(Statement, statement) ? statement.subject : []
    for (const { sig } of envelope.signatures) bytesOf(sig)
    if (subject === undefined) return null
    const { predicate } = statement as { readonly predicate: Predicate }
    return { envelope, payload, subjectSha256: subject.digest.sha256, predicate }
  } catch {
    return null
  }
}

/** The bytes of base64 as it is written; throws where there is more than them: a decoder passes over what it does not know. */
function bytesOf(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.toString('base64') !== base64) throw new Error('not base64')
  return bytes
}
