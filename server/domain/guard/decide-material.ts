import type { Finding, Span } from './finding.ts'
import {
  type Material,
  type MaterialImage,
  type MaterialRange,
  type MaterialSpan,
  placeInMaterial,
} from './material.ts'
import { type Decision, decide, type Verdict } from './verdict.ts'

/** What was decided about one material. It counts in the security verdict, which is unsafe where this one is. */
export interface MaterialVerdict extends Pick<Verdict, 'status' | 'value' | 'isSafe' | 'reason'> {
  readonly kind: Material['kind']
  /** As in `Material`. */
  readonly index: number
  /** As in `Material`. */
  readonly id: string | null
  /** As in `Material`. */
  readonly title: string | null
  readonly spans: readonly MaterialSpan[]
  readonly unjudged: readonly MaterialRange[]
  /** Of an image that a tool returned: its number among the images of the request, from 1. */
  readonly image?: number
}

/** Decides about each material as the security guardrail decides; one that has no finding of its own shares the failure. */
export function decideMaterial(
  decision: Decision,
  materials: readonly Material[],
  security: { readonly finding: Finding; readonly detector: Verdict['detector'] },
): readonly MaterialVerdict[] {
  const { finding, detector } = security
  const missing = { status: 'failed', reason: 'The document was not judged.' } as const
  const byPlace = new Map(finding.status === 'scored' ? finding.material?.map((one) => [one.at, one]) : [])
  return materials.map((material, at) => {
    const own = byPlace.get(at) ?? (finding.status === 'failed' ? finding : missing)
    const decided = decide(decision, { finding: own, detector }, isUnread(material))
    const { status, value, isSafe, reason, spans, unjudged } = decided
    const { kind, index, id, title, image } = material
    const about = { kind, index, id, title, status, value, isSafe, reason }
    if (image !== undefined) return { ...about, spans: spans.map(inImage(image)), unjudged: [], image: image.number }
    return {
      ...about,
      spans: spans.map((span): MaterialSpan => {
        return { ...placeInMaterial(material, span), view: span.view, label: span.label }
      }),
      unjudged: [...unjudged.map((range) => placeInMaterial(material, range)), ...material.unread],
    }
  })
}

function isUnread({ unread, image }: Material): boolean {
  return unread.length > 0 || (image !== undefined && image.gap !== null)
}

/** As with policies: a span in an image has no place in what was sent, and its view names the image. */
function inImage({ number }: MaterialImage): (span: Span) => MaterialSpan {
  return ({ view, label }) => {
    const seen = view === 'as sent' ? `image ${number}` : `image ${number}, ${view}`
    return { start: 0, end: 0, path: null, view: seen, label }
  }
}
