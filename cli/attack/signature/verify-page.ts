import { sha256Hex } from '../../sha256-hex.ts'
import { isDigestOf } from '../config/config-digest.ts'
import type { FirstManifest, Manifest } from '../report/manifest.ts'
import {
  isManifestAsWritten,
  isSignatureAsWritten,
  manifestTextOf,
  sealOf,
  signatureTextOf,
} from '../report/manifest.ts'
import { type PartDigests, partDigests } from '../report/page-parts.ts'
import { type OpenedEnvelope, openEnvelope, type SignedEvidence } from './signed-statement.ts'
import { evidenceFaults, signatureFaults, statementFaults, type TrustedKey } from './verify-signature.ts'

/** What a page is held against beside its own manifest; what is null is not looked at. */
export interface Expected {
  /** The seal that was printed when the report was written. */
  readonly seal: string | null
  /** The config as it lies on the disk now. */
  readonly config: Uint8Array | null
  /** Public keys that the report may be signed with. */
  readonly keys: readonly TrustedKey[] | null
  /** Of the run as the service tells it now. */
  readonly evidence: SignedEvidence | null
}

/** What a look at a page came to. */
export interface Verified {
  /** Null where the page has none that can be read. */
  readonly manifest: Manifest | FirstManifest | null
  /** Who signed it and when; null where no `keys` were given, or the signature does not hold for them. */
  readonly signed: { readonly keyId: string; readonly at: string } | null
  /** One line for each thing that differs; none = all is as it was. */
  readonly differences: readonly string[]
  /** What was looked at and is as it was. */
  readonly same: readonly string[]
}

/** Holds a report page against its manifest and signature and, where it is known, against what lies outside of the page. */
export function verifyPage(page: string, expected: Expected): Verified {
  const text = manifestTextOf(page)
  const manifest = text === null ? null : readManifest(text)
  if (text === null || manifest === null) {
    const what = text === null ? 'The page has no manifest' : 'The manifest of the page cannot be read'
    const differences = [`${what}: it is no report, or it was changed there.`]
    return { manifest: null, signed: null, differences, same: [] }
  }
  const signatureText = signatureTextOf(page)
  const opened = signatureText === null ? null : openEnvelope(signatureText)
  const isBroken = signatureText !== null && opened === null
  const looks: readonly Look[] = [
    { what: `the page: all of its ${Object.keys(manifest.parts).length} parts`, faults: partFaults(manifest, page) },
    ...(isManifestAsWritten(page, manifest) ? [] : [overwritten('the manifest')]),
    ...(isBroken ? [{ what: ofSignature, faults: ['the signature: it cannot be read'] }] : []),
    ...(opened === null || isSignatureAsWritten(page, opened.envelope) ? [] : [overwritten(ofSignature)]),
    ...(expected.seal === null ? [] : [{ what: 'the seal', faults: sealFaults(expected.seal, sealOf(text)) }]),
    ...(expected.config === null ? [] : [{ what: 'the config', faults: configFaults(manifest, expected.config) }]),
    ...(isBroken ? [] : signatureLooks(opened, expected, { text, manifest })),
  ]
  const [signer] = opened?.envelope.signatures ?? []
  const isHeld =
    expected.keys !== null && looks.every(({ what, faults }) => what !== ofSignature || faults.length === 0)
  return {
    manifest,
    signed: opened && signer && isHeld ? { keyId: signer.keyid, at: opened.predicate.signed_at } : null,
    differences: looks.flatMap(({ faults }) => faults),
    same: looks.flatMap(({ what, faults }) => (faults.length === 0 ? [what] : [])),
  }
}

/** What a look at the signature itself is called; no other look has this name. */
const ofSignature = 'the signature'

interface Look {
  readonly what: string
  readonly faults: readonly string[]
}

/** What stands in a place that no digest covers must be what is read there, to the letter. */
function overwritten(what: string): Look {
  return { what, faults: [`${what}: its place was changed, it is not written as a report writes it`] }
}

/** The statement is held against the manifest with or without a key: a page must not contradict itself. */
function signatureLooks(
  opened: OpenedEnvelope | null,
  { keys, evidence }: Expected,
  { text, manifest }: { readonly text: string; readonly manifest: Manifest | FirstManifest },
): readonly Look[] {
  const isWanted = keys !== null || evidence !== null || opened !== null
  if (manifest.manifest === 1) return isWanted ? [{ what: ofSignature, faults: [unsigned] }] : []
  if (opened === null) return isWanted ? [{ what: ofSignature, faults: ['the signature: the page has none'] }] : []
  return [
    ...(keys === null ? [] : [{ what: ofSignature, faults: signatureFaults(opened, keys, text) }]),
    { what: 'what the service signed: run, seed, versions, sums, untested', faults: statementFaults(opened, manifest) },
    ...(evidence === null
      ? []
      : [{ what: 'the conversations and verdicts', faults: evidenceFaults(opened.predicate.evidence, evidence) }]),
  ]
}

const unsigned =
  'the signature: an older version wrote the report and signed none; such a report can be checked by --seal and --config alone'

function sealFaults(printed: string, found: string): readonly string[] {
  return printed === found ? [] : [`the seal: ${found} in the report, ${printed} now`]
}

function configFaults(manifest: Manifest | FirstManifest, config: Uint8Array): readonly string[] {
  const isSame =
    manifest.manifest === 1
      ? manifest.config_sha256 === sha256Hex(config)
      : isDigestOf(String(manifest.config_digest), config)
  return isSame ? [] : ['the config: it is not the one that was run']
}

function readManifest(text: string): Manifest | FirstManifest | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const manifest = value as Manifest | FirstManifest
    const { parts } = manifest
    const isWhole = [1, 2].includes(manifest.manifest) && typeof parts === 'object' && parts !== null
    return isWhole && Object.values(parts).every((digest) => typeof digest === 'string') ? manifest : null
  } catch {
    return null
  }
}

function partFaults(manifest: Manifest | FirstManifest, page: string): readonly string[] {
  const written: PartDigests = manifest.parts
  const found = partDigests(page)
  const ids = [...new Set([...Object.keys(written), ...Object.keys(found)])]
  return ids.flatMap((id) => {
    const [before, now] = [written[id], found[id]]
    if (before === now) return []
    if (now === undefined) return [`${nameOf(id)} is missing`]
    return [before === undefined ? `${nameOf(id)} was added` : `${nameOf(id)} was changed`]
  })
}

function nameOf(id: string): string {
  if (id === 'frame') return 'what stands around the parts (head, style, title, the order of parts)'
  return id.startsWith('finding-') ? `the finding ${id.slice('finding-'.length)}` : `the part "${id}"`
}
