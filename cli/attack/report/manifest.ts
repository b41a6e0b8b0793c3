import { sha256Hex } from '../../sha256-hex.ts'
import type { AttackReport } from './attack-report.ts'
import { manifestPlace, type PartDigests } from './page-parts.ts'

/** What a report rests on, and the digest of each of its parts. Digests are SHA-256, in hex. */
export interface Manifest {
  readonly manifest: 1
  readonly run_id: string
  readonly test_id: string
  readonly created_at: string
  /** Of the config, as it lay on the disk. */
  readonly config_sha256: string
  readonly seed: string
  /** Program, weights of the judge, encoder; null where the service did not tell. */
  readonly versions: AttackReport['versions']
  /** Of all conversations, as the service keeps them. */
  readonly transcripts_sha256: string
  readonly verdicts_sha256: string
  /** So many conversations and prompts. */
  readonly cases: number
  readonly parts: PartDigests
}

/** What a report rests on, without its page. */
export function manifestOf({ provenance, ...report }: AttackReport, parts: PartDigests): Manifest {
  return {
    manifest: 1,
    run_id: report.runId,
    test_id: report.testId,
    created_at: report.createdAt,
    config_sha256: provenance.configSha256,
    seed: provenance.seed,
    versions: report.versions,
    transcripts_sha256: provenance.transcriptsSha256,
    verdicts_sha256: provenance.verdictsSha256,
    cases: provenance.cases,
    parts,
  }
}

/** The manifest as it stands in a page: in ASCII alone, so that nothing on its way to a disk changes it. */
export function manifestText(manifest: Manifest): string {
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
