import type { Exchange } from '../../domain/guard/exchange.ts'
import { mergeRanges } from '../../text/merge-ranges.ts'
import type { Range } from '../../text/range.ts'
import type { Reading, View, ViewKind } from '../reading.ts'
import { type Decoded, decodeAll, decodeChannels } from './decoding/decode.ts'
import { type Features, featuresOf } from './features.ts'
import { DisguiseLog } from './letters/disguises.ts'
import { clip, type MappedText, originOf, unmapped } from './mapped-text.ts'
import { renderMarkup } from './markup/render-markup.ts'
import { normalise } from './normalise.ts'
import { segmentsOf } from './segments.ts'

const viewsMax = 12
const decodedMax = 8
const extraUnits = 4096
/** A normalised view that outgrows the text by more must wait for room. */
const plainGrowthUnits = 256

/**
 * The evaluated text of `exchange` made ready for detectors: who said which part, and every view of it within the budgets of `Reading`.
 * Never throws, whatever the text. Linear in its length; a short plain text costs one pass and has the view `as sent` alone.
 */
export function readExchange(exchange: Exchange): Reading {
  const source = unmapped(exchange.text)
  const features = featuresOf(source.text)
  const log = new DisguiseLog()
  const shelf = new ViewShelf(source)
  const { cleaned, folded } = normalise(source, features, log)
  if (folded !== source) shelf.add('normalised', 'normalised', folded)
  addMarkup(source, features, { shelf, log })
  const { found, unread } = decodeAll(cleaned, cleaned === source ? features : featuresOf(cleaned.text))
  addDecoded([...(features.beyondAscii ? decodeChannels(source, features) : []), ...found], { shelf, log })
  const views = shelf.views()
  return {
    exchange,
    segments: segmentsOf(exchange.text, exchange.role),
    views,
    disguises: log.list(),
    unread: mergeRanges([...shelf.unread, ...unread, ...log.unread]),
  }
}

interface Sinks {
  readonly shelf: ViewShelf
  readonly log: DisguiseLog
}

function addMarkup(source: MappedText, features: Features, { shelf, log }: Sinks): void {
  const { rendered, hidden } = renderMarkup(source, features)
  for (const [kind, mapped] of [
    ['rendered', rendered],
    ['hidden', hidden],
  ] as const) {
    if (mapped !== null) shelf.add(kind, kind, normalise(mapped, featuresOf(mapped.text), log).folded)
  }
}

function addDecoded(found: readonly Decoded[], { shelf, log }: Sinks): void {
  found.forEach((decoded, i) => {
    const first = decoded.ranges[0]
    if (first !== undefined) log.add(`decoded:${decoded.label}`, first, decoded.count)
    if (i >= decodedMax) {
      shelf.unread.push(...decoded.ranges)
      return
    }
    const inner = new DisguiseLog()
    shelf.add('decoded', decoded.label, normalise(decoded.mapped, featuresOf(decoded.mapped.text), inner).folded)
    shelf.unread.push(...inner.unread)
  })
}

interface Candidate {
  readonly kind: ViewKind
  readonly label: string
  readonly mapped: MappedText
}

/** Gathers views and shares the room for them out. */
class ViewShelf {
  /** Ranges of the text as sent that no view shows undone. */
  readonly unread: Range[] = []
  readonly #source: MappedText
  readonly #candidates: Candidate[] = []

  constructor(source: MappedText) {
    this.#source = source
  }

  add(kind: ViewKind, label: string, mapped: MappedText): void {
    this.#candidates.push({ kind, label, mapped })
  }

  /**
   * The views in the order in which they came, behind the text as sent. Room goes to a normalised view no longer than the text and some, then to the
   * shortest, so that one view which grew leaves the others whole; what does not fit is cut off and left unread.
   */
  views(): View[] {
    const length = this.#source.text.length
    let unitsLeft = 3 * length + extraUnits
    const kept = new Map<Candidate, MappedText>()
    for (const candidate of byNeed(this.#candidates.slice(0, viewsMax - 1), length)) {
      const part = clip(candidate.mapped, unitsLeft)
      kept.set(candidate, part)
      unitsLeft -= part.text.length
    }
    const views = this.#candidates.flatMap((candidate): View[] => {
      const part = kept.get(candidate) ?? clip(candidate.mapped, 0)
      if (part.text.length < candidate.mapped.text.length) this.unread.push(rangeBehind(candidate, part.text.length))
      return part.text === '' ? [] : [{ kind: candidate.kind, label: candidate.label, ...part }]
    })
    return [{ kind: 'as-sent', label: 'as sent', ...this.#source }, ...views]
  }
}

function byNeed(candidates: readonly Candidate[], length: number): Candidate[] {
  const need = ({ kind, mapped }: Candidate): number =>
    kind === 'normalised' && mapped.text.length <= length + plainGrowthUnits ? 0 : mapped.text.length
  return [...candidates].sort((a, b) => need(a) - need(b))
}

/** Where the units of a view from `at` on come from. All views but the hidden one keep the order of the text. */
function rangeBehind({ kind, mapped }: Candidate, at: number): Range {
  const { starts, ends, text } = mapped
  if (kind !== 'hidden' || starts === null || ends === null) return originOf(mapped, { start: at, end: text.length })
  let start = Infinity
  let end = 0
  for (let i = at; i < text.length; i++) {
    start = Math.min(start, starts[i] ?? 0)
    end = Math.max(end, ends[i] ?? 0)
  }
  return { start, end }
}
