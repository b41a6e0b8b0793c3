import type { Manifest } from './report/manifest.ts'
import { manifestTextOf, sealOf } from './report/manifest.ts'
import { type PartDigests, partDigests } from './report/page-parts.ts'

/** What a page is held against beside its own manifest; what is null is not looked at. */
export interface Expected {
  /** The seal that was printed when the report was written. */
  readonly seal: string | null
  /** Of the config as it lies on the disk now. */
  readonly configSha256: string | null
  /** Of the run as the service tells it now. */
  readonly cases: {
    readonly transcriptsSha256: string
    readonly verdictsSha256: string
    readonly cases: number
  } | null
}

/** What a look at a page came to. */
export interface Verified {
  readonly manifest: Manifest | null
  /** One line for each thing that differs; none = all is as it was. */
  readonly differences: readonly string[]
  /** What was looked at and is as it was. */
  readonly same: readonly string[]
}

/** Holds a report page against its manifest and, where it is known, against what lies outside of the page. */
export function verifyPage(page: string, expected: Expected): Verified {
  const text = manifestTextOf(page)
  const manifest = text === null ? null : readManifest(text)
  if (text === null || manifest === null) {
    const what = text === null ? 'The page has no manifest' : 'The manifest of the page cannot be read'
    return { manifest: null, differences: [`${what}: it is no report, or it was changed there.`], same: [] }
  }
  const parts = partDifferences(manifest.parts, partDigests(page))
  const outside = [
    compared('the seal', expected.seal, sealOf(text)),
    compared('the config', expected.configSha256, manifest.config_sha256),
    compared('the number of conversations', numberText(expected.cases?.cases), String(manifest.cases)),
    compared('the conversations', expected.cases?.transcriptsSha256 ?? null, manifest.transcripts_sha256),
    compared('the verdicts', expected.cases?.verdictsSha256 ?? null, manifest.verdicts_sha256),
  ].filter((one) => one !== null)
  const count = Object.keys(manifest.parts).length
  return {
    manifest,
    differences: [...parts, ...outside.flatMap(({ difference }) => difference ?? [])],
    same: [
      ...(parts.length === 0 ? [`the page: all of its ${count} parts`] : []),
      ...outside.flatMap(({ what, difference }) => (difference === null ? [what] : [])),
    ],
  }
}

function readManifest(text: string): Manifest | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const manifest = value as Manifest
    const { parts } = manifest
    const isWhole = manifest.manifest === 1 && typeof parts === 'object' && parts !== null
    return isWhole && Object.values(parts).every((digest) => typeof digest === 'string') ? manifest : null
  } catch {
    return null
  }
}

function partDifferences(written: PartDigests, found: PartDigests): readonly string[] {
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

function compared(what: string, outside: string | null, inside: string) {
  if (outside === null) return null
  const difference = outside === inside ? null : `${what}: ${inside} in the report, ${outside} now`
  return { what, difference }
}

function numberText(count: number | undefined): string | null {
  return count === undefined ? null : String(count)
}
