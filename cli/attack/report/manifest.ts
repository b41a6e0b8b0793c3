import type { SignedEnvelope } from '../../../contract/signature/signature.ts'
import { sha256Hex } from '../../sha256-hex.ts'
import type { AttackReport } from './attack-report.ts'
import { escapeMarkup } from './formats/escape-markup.ts'
import { manifestPlace, type PartDigests, signaturePlace } from './page-parts.ts'

/** What a report rests on, and the digest of each of its parts (SHA-256, in hex). */
export interface Manifest {
  readonly manifest: 2
  /** Of the service. */
  readonly run_id: string
  /** Of the service. */
  readonly test_id: string
  /** ISO 8601 in UTC. */
  readonly created_at: string
  /** Of the config as it lay on the disk: salted, see `configDigest`. */
  readonly config_digest: string
  /** Where every text of the run comes from. */
  readonly seed: string
  /** Program, weights of the judge, encoder; null where the service did not tell. */
  readonly versions: AttackReport['versions']
  readonly sums: ManifestSums
  /** Ids of policies that the run says nothing about, sorted. */
  readonly untested: readonly string[]
  readonly parts: PartDigests
}

/** What the first version wrote, before reports were signed: parts and seal are as now. */
export interface FirstManifest extends Pick<Manifest, 'run_id' | 'created_at' | 'parts'> {
  /** The form. */
  readonly manifest: 1
  /** Of the config as it lay on the disk, in hex, without a salt. */
  readonly config_sha256: string
}

/** The sums of the report in the words of the statement that the service signs. */
export interface ManifestSums {
  /** Of the plan, begun or not. */
  readonly attempts: number
  /** With a breach. */
  readonly failed: number
  /** Without one, beyond doubt. */
  readonly held: number
  /** Of which nobody could tell. */
  readonly unclear: number
  /** Not asked, or not judged. */
  readonly errored: number
  /** Cut off by the end of the run. */
  readonly not_run: number
  /** By id. */
  readonly policies: readonly {
    readonly id: string
    readonly attempts: number
    readonly failed: number
    readonly unclear: number
    readonly found_by_the_way: number
    readonly ended_by_other: number
  }[]
}

/** What a report rests on, without its page. */
export function manifestOf(report: AttackReport, parts: PartDigests): Manifest {
  return {
    manifest: 2,
    run_id: report.runId,
    test_id: report.testId,
    created_at: report.createdAt,
    config_digest: report.provenance.configDigest,
    seed: report.provenance.seed,
    versions: report.versions,
    sums: sumsOf(report),
    untested: report.untested.map(({ policyId }) => policyId).toSorted(),
    parts,
  }
}

function sumsOf({ summary, policies }: AttackReport): ManifestSums {
  const { attempts_unclear: unclear = 0 } = summary
  return {
    attempts: summary.attempts_total,
    failed: summary.attempts_failed,
    held: summary.attempts_passed - unclear,
    unclear,
    errored: summary.attempts_errored,
    not_run: summary.not_run,
    policies: policies
      .map(({ id, attempts, failed, unclear: doubt, foundByTheWay, endedByOther }) => ({
        ...{ id, attempts, failed, unclear: doubt },
        ...{ found_by_the_way: foundByTheWay, ended_by_other: endedByOther },
      }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  }
}

/** The manifest as it stands in a page: in ASCII alone, so that nothing on its way to a disk changes it. */
export function manifestText(manifest: object): string {
  const hex = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(manifest, null, 2).replaceAll(/[^\n -~]/g, hex)
}

/** The digest of a manifest's text. Kept apart from the page it shows whether page and manifest were changed together. */
export function sealOf(text: string): string {
  return sha256Hex(text)
}

/** The text of the manifest in a page, null where it has none. */
export function manifestTextOf(page: string): string | null {
  const [, , shown] = manifestPlace.exec(page) ?? []
  return shown === undefined ? null : unescapeMarkup(shown)
}

/**
 * Whether the manifest stands in a page just as it is written: no digest covers that place, so a browser would show
 * whatever else stood there.
 */
export function isManifestAsWritten(page: string, manifest: object): boolean {
  return manifestPlace.exec(page)?.[2] === escapeMarkup(manifestText(manifest))
}

/** A signature as it stands in a page. */
export function signatureMarkup({ payloadType, payload, signatures }: SignedEnvelope): string {
  const signed = signatures.map(({ keyid, sig }) => ({ keyid, sig }))
  return escapeMarkup(JSON.stringify({ payloadType, payload, signatures: signed }, null, 2))
}

/** The same of a signature: fields beside its own are nothing that is written. */
export function isSignatureAsWritten(page: string, envelope: SignedEnvelope): boolean {
  return signaturePlace.exec(page)?.[2] === signatureMarkup(envelope)
}

/** The text of the signature in a page, null where it has none. */
export function signatureTextOf(page: string): string | null {
  const [, , shown = ''] = signaturePlace.exec(page) ?? []
  return shown === '' ? null : unescapeMarkup(shown)
}

/** The seal of the manifest in a page, null where it has none. */
export function sealOfPage(page: string): string | null {
  const text = manifestTextOf(page)
  return text === null ? null : sealOf(text)
}

/** Undoes `escapeMarkup` for what it writes of ASCII. */
function unescapeMarkup(text: string): string {
  return text
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}
