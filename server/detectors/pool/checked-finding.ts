import {
  type Finding,
  failed,
  type MaterialFinding,
  type ScoredFinding,
  type Span,
  spansMax,
} from '../../domain/guard/finding.ts'
import { isRecord } from '../../domain/is-record.ts'
import type { Range } from '../../text/range.ts'

/** Between which values a finding may lie. */
export interface ValueBounds {
  /** Inclusive. */
  readonly least: number
  /** Inclusive. */
  readonly most: number
}

/** Policies measure 0 to 1. */
export const policyValues: ValueBounds = { least: 0, most: 1 }

/** Security measures calibrated risk, 0 and up. */
export const securityValues: ValueBounds = { least: 0, most: Number.MAX_VALUE }

const textUnitsMax = 4_000
const rangesMax = 10_000

/**
 * A fresh, plain copy of what a detector returned, or a failure when it is not a finding: a value out of bounds or not
 * finite, a wrong shape, a place outside of the text or, with `materialUnits`, of the material it is about, of which each
 * has to have its finding, in order. So nothing that a detector does can look like a passed check.
 */
export function checkedFinding(
  returned: unknown,
  bounds: ValueBounds,
  textUnits: number,
  materialUnits: readonly number[] = [],
): Finding {
  const finding = checkedOne(returned, bounds, textUnits)
  if (finding.status === 'failed' || materialUnits.length === 0) return finding
  const { material } = returned as { readonly material?: unknown }
  if (!Array.isArray(material) || material.length !== materialUnits.length) {
    return nonsense('no finding for some of the documents')
  }
  const checked = material.map((one, at): MaterialFinding => {
    const own = checkedOne(one, bounds, materialUnits[at] ?? 0)
    return { ...own, at }
  })
  return { ...finding, material: checked }
}

function checkedOne(returned: unknown, bounds: ValueBounds, textUnits: number): Finding {
  if (!isRecord(returned)) return nonsense('no finding')
  if (returned.status === 'failed') {
    return typeof returned.reason === 'string'
      ? failed(shortened(returned.reason))
      : nonsense('a failure without reason')
  }
  if (returned.status !== 'scored') return nonsense('a finding of unknown status')
  const { value, reason, caveat } = returned
  if (typeof value !== 'number' || !(value >= bounds.least && value <= bounds.most)) {
    return nonsense('a value out of bounds')
  }
  const spans = listOf(returned.spans, spansMax, (span) => asSpan(span, textUnits))
  const unjudged = listOf(returned.unjudged, rangesMax, (range) => asRange(range, textUnits))
  if (!isTextOrNull(reason) || !isTextOrNull(caveat) || spans === null || unjudged === null) {
    return nonsense('a finding of the wrong shape')
  }
  return {
    status: 'scored',
    value,
    reason: reason && shortened(reason),
    spans,
    unjudged,
    // Detectors see texts; who reads images tells it of them.
    isImageUnjudged: false,
    caveat: caveat && shortened(caveat),
  } satisfies ScoredFinding
}

function nonsense(what: string): Finding {
  return failed(`The detector returned ${what}.`)
}

function listOf<Item>(given: unknown, most: number, read: (item: unknown) => Item | null): Item[] | null {
  if (!Array.isArray(given) || given.length > most) return null
  const items: Item[] = []
  for (const one of given) {
    const item = read(one)
    if (item === null) return null
    items.push(item)
  }
  return items
}

function asSpan(given: unknown, textUnits: number): Span | null {
  const range = asRange(given, textUnits)
  if (range === null || !isRecord(given)) return null
  const { view, label } = given
  if (typeof view !== 'string' || typeof label !== 'string') return null
  return { ...range, view: shortened(view), label: shortened(label) }
}

function asRange(given: unknown, textUnits: number): Range | null {
  if (!isRecord(given)) return null
  const { start, end } = given
  if (typeof start !== 'number' || typeof end !== 'number') return null
  const isInside = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end >= start && end <= textUnits
  return isInside ? { start, end } : null
}

function isTextOrNull(given: unknown): given is string | null {
  return given === null || typeof given === 'string'
}

function shortened(text: string): string {
  return text.length > textUnitsMax ? `${text.slice(0, textUnitsMax - 1)}…`.toWellFormed() : text
}
