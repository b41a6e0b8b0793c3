import type { Exchange } from '../../domain/exchange.ts'
import type { Range } from '../../domain/finding.ts'
import type { Reading, View, ViewKind } from '../reading.ts'
import { type Decoded, decodeAll, decodeChannels } from './decode.ts'
import { DisguiseLog } from './disguises.ts'
import { type Features, featuresOf } from './features.ts'
import { clip, type MappedText, unmapped } from './mapped-text.ts'
import { mergeRanges } from './merge-ranges.ts'
import { normalise } from './normalise.ts'
import { renderMarkup } from './render-markup.ts'
import { segmentsOf } from './segments.ts'

const viewsMax = 12
const decodedMax = 8
const extraUnits = 4096

/**
 * The evaluated text of `exchange` made ready for detectors: who said which part, and every view of it within the budgets of `Reading`.
 * Never throws, whatever the text. Linear in its length; a short plain text costs one pass and has the view `as sent` alone.
 */
export function readExchange(exchange: Exchange): Reading {
  const source = unmapped(exchange.text)
  const features = featuresOf(source.text)
  const log = new DisguiseLog()
  const shelf = new ViewShelf(source.text.length)
  shelf.add('as-sent', 'as sent', source)
  const { cleaned, folded } = normalise(source, features, log)
  if (folded !== source) shelf.add('normalised', 'normalised', folded)
  addMarkup(source, features, { shelf, log })
  const { found, unread } = decodeAll(cleaned, cleaned === source ? features : featuresOf(cleaned.text))
  addDecoded([...(features.beyondAscii ? decodeChannels(source, features) : []), ...found], { shelf, log })
  shelf.leaveOut(unread)
  return {
    exchange,
    segments: segmentsOf(exchange.text, exchange.role),
    views: shelf.views,
    disguises: log.list(),
    unread: mergeRanges(shelf.unread),
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
    if (i >= decodedMax) shelf.leaveOut(decoded.ranges)
    else
      shelf.add(
        'decoded',
        decoded.label,
        normalise(decoded.mapped, featuresOf(decoded.mapped.text), new DisguiseLog()).folded,
      )
  })
}

/** Takes views as long as there is room for them. */
class ViewShelf {
  readonly views: View[] = []
  readonly unread: Range[] = []
  #unitsLeft: number

  constructor(textLength: number) {
    this.#unitsLeft = 4 * textLength + extraUnits
  }

  /** Adds a view; what does not fit is cut off and left unread. */
  add(kind: ViewKind, label: string, mapped: MappedText): void {
    const kept = this.views.length < viewsMax ? clip(mapped, this.#unitsLeft) : clip(mapped, 0)
    if (kept.text.length < mapped.text.length) {
      for (let i = kept.text.length; i < mapped.text.length; i++) this.#leaveOutUnit(mapped, i)
    }
    if (kept.text === '' && kind !== 'as-sent') return
    this.#unitsLeft -= kept.text.length
    this.views.push({ kind, label, text: kept.text, starts: kept.starts, ends: kept.ends })
  }

  /** Notes ranges of the text as sent that no view shows undone. */
  leaveOut(ranges: readonly Range[]): void {
    this.unread.push(...ranges)
  }

  #leaveOutUnit(mapped: MappedText, at: number): void {
    const start = mapped.starts?.[at] ?? at
    const end = mapped.ends?.[at] ?? at + 1
    const last = this.unread[this.unread.length - 1]
    if (last !== undefined && start >= last.start && start <= last.end)
      this.unread[this.unread.length - 1] = { start: last.start, end: Math.max(last.end, end) }
    else this.unread.push({ start, end })
  }
}
