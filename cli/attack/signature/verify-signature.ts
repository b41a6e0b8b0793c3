import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Manifest, sealOf } from '../report/manifest.ts'
import { type OpenedEnvelope, payloadType, type SignedChain, type SignedEvidence } from './signed-statement.ts'

/** A public key, and until when signatures of it count. */
export interface TrustedKey {
  /** SHA-256 of the key (SPKI, DER), in hex. */
  readonly id: string
  readonly key: KeyObject
  /** ISO 8601; null = it is in use, or nothing is known of it. */
  readonly retiredAt: string | null
}

/** Public keys of a file: what `redoubt signing-keys` prints, or PEM. Throws where it is neither. */
export function readTrustedKeys(text: string): readonly TrustedKey[] {
  if (!text.trimStart().startsWith('{')) {
    const blocks = text.match(/-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g) ?? []
    if (blocks.length === 0) throw new Error('no public key')
    return blocks.map((pem) => trustedKey(pem, null))
  }
  const { items } = JSON.parse(text) as {
    readonly items: readonly { readonly public_key: string; readonly retired_at: string | null }[]
  }
  return items.map(({ public_key, retired_at }) => trustedKey(public_key, retired_at))
}

/** The id is computed from the key: nothing that a file says beside it is believed. */
function trustedKey(pem: string, retiredAt: string | null): TrustedKey {
  const key = createPublicKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key')
  const id = createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
  return { id, key, retiredAt }
}

/** Why a statement is not one of these keys about this manifest; empty = it is. */
export function signatureFaults(
  opened: OpenedEnvelope,
  keys: readonly TrustedKey[],
  manifestText: string,
): readonly string[] {
  const signers = opened.envelope.signatures.flatMap(({ keyid, sig }) =>
    keys.filter(({ id, key }) => id === keyid && isSignedBy(opened, key, sig)),
  )
  const known = new Set(keys.map(({ id }) => id))
  const [first] = opened.envelope.signatures
  const [signer] = signers
  if (signer === undefined) {
    const isKnown = first !== undefined && known.has(first.keyid)
    return [
      isKnown
        ? 'the signature: it does not fit what was signed'
        : `the signature: of the key ${first?.keyid ?? '(none)'}, which is not among those given`,
    ]
  }
  const { signed_at: signedAt } = opened.predicate
  const isLate = signer.retiredAt !== null && signedAt > signer.retiredAt
  return [
    ...(isLate ? [`the signature: of ${signedAt}, by a key that was retired at ${signer.retiredAt}`] : []),
    ...(opened.subjectSha256 === sealOf(manifestText) ? [] : ['the signature: it is about another manifest']),
  ]
}

function isSignedBy({ payload }: OpenedEnvelope, key: KeyObject, sig: string): boolean {
  const head = Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `)
  return verify(null, Buffer.concat([head, payload]), key, Buffer.from(sig, 'base64'))
}

/** Where a manifest says another thing than the statement of the service. */
export function statementFaults({ predicate }: OpenedEnvelope, manifest: Manifest): readonly string[] {
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['the run', manifest.run_id, predicate.run.run_id],
    ['the test', manifest.test_id, predicate.run.test_id],
    ['the seed', manifest.seed, predicate.seed],
    ['the versions', manifest.versions, predicate.versions],
    ['what was not tested', manifest.untested, predicate.untested],
    ['the sums', manifest.sums, predicate.sums],
  ]
  return pairs.flatMap(([what, shown, signed]) =>
    isDeepStrictEqual(shown, signed) ? [] : [`${what}: the report says another thing than the service signed`],
  )
}

/** Where conversations, verdicts and answers are no longer what was signed; empty = they are. */
export function evidenceFaults(signed: SignedEvidence, now: SignedEvidence): readonly string[] {
  return [chainFault('the conversations', signed, now), answersFault(signed.answers, now.answers)].filter(
    (fault) => fault !== null,
  )
}

function answersFault(signed: SignedEvidence['answers'], now: SignedEvidence['answers']): string | null {
  const what = 'the answers to the dataset'
  const fault = chainFault(what, signed, now)
  if (fault === null || signed.dataset_id === now.dataset_id) return fault
  return `${what}: the dataset was generated again since, and the ${signed.cases} that were signed are no longer read`
}

function chainFault(what: string, signed: SignedChain, now: SignedChain): string | null {
  if (signed.head === now.head) return null
  if (signed.cases !== now.cases) return `${what}: ${signed.cases} were signed, ${now.cases} are there now`
  const place = signed.checkpoints.findIndex(([, digest], index) => digest !== now.checkpoints[index]?.[1])
  if (place < 0) return `${what}: the last ones differ from what was signed`
  const from = (signed.checkpoints[place - 1]?.[0] ?? 0) + 1
  const to = signed.checkpoints[place]?.[0] ?? signed.cases
  return `${what}: the first that differs from what was signed is number ${from === to ? from : `${from} to ${to}`}`
}
