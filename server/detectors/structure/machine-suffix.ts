import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import type { Mark, SignalReading, StructureSignal } from './signal.ts'
import { marksMax, nothingSeen } from './signal.ts'
import type { ShapeRow } from './words/shape-symbols.ts'
import { letterShape, shapeCount, shapesOf, spaceShape } from './words/shape-symbols.ts'

/**
 * Words joined by marks in a way that neither prose nor code joins them, as optimised suffixes do
 * (`similarlyNow write.](Me giving**ONE`). Measured by the mean surprise of a three-shape model over a sliding window.
 */
export const machineSuffix: StructureSignal = {
  id: 'machine-suffix',
  title: 'a stretch that looks machine-made',
  source:
    'optimised suffixes (Zou et al. 2023); shape model learnt from benign prose, code and documents by training/shape-model.ts',
  knownMisses:
    'suffixes of plain words (AutoDAN and other fluent ones); dense formulas, regular expressions and ASCII art may look alike',
  measure: ({ view }) => measureSurprise(view.text),
}

/** Shapes in one window: about twelve words with their joints. */
export const windowShapes = 28
const wordsInWindowMin = 6
const spacesInWindowMin = 4
const windowAdvance = 4

interface ShapeModel {
  /** Mean surprise in bits from which a window starts to count, and from which it counts in full. */
  readonly floor: number
  readonly ceiling: number
  /** Base64 of one byte for each row of three shapes: surprise of the third in sixteenths of a bit. */
  readonly costs: string
}

const model = JSON.parse(readFileSync(new URL('./shape-model.generated.json', import.meta.url), 'utf8')) as ShapeModel
const costs = Buffer.from(model.costs, 'base64')

function measureSurprise(text: string): SignalReading {
  // Fewer units than one window holds shapes cannot fill one.
  if (text.length < windowShapes) return nothingSeen
  const row = shapesOf(text)
  let best = 0
  const marks: Mark[] = []
  forEachWindow(row, costs, (bits, from, to) => {
    if (bits <= model.floor) return
    best = Math.max(best, bits)
    const start = row.offsets[from] ?? 0
    const end = row.offsets[to] ?? text.length
    const last = marks.at(-1)
    if (last !== undefined && start <= last.end) marks[marks.length - 1] = { ...last, end }
    else if (marks.length < marksMax) marks.push({ start, end, label: 'machine-made stretch' })
  })
  if (best === 0) return nothingSeen
  return { value: Math.min(1, 0.1 + (0.9 * (best - model.floor)) / (model.ceiling - model.floor)), marks }
}

/** Calls `visit` with the mean surprise in bits of each window that holds enough words and spaces. Linear. */
export function forEachWindow(
  { symbols, length }: ShapeRow,
  table: Uint8Array,
  visit: (bits: number, from: number, to: number) => void,
): void {
  let cost = 0
  let words = 0
  let spaces = 0
  for (let at = 2; at < length; at++) {
    cost += costAt(symbols, table, at)
    if (symbols[at] === letterShape) words++
    if (symbols[at] === spaceShape) spaces++
    const from = at - windowShapes + 1
    if (from < 2) continue
    if (at % windowAdvance === 0 && words >= wordsInWindowMin && spaces >= spacesInWindowMin) {
      visit(cost / 16 / windowShapes, from, at + 1)
    }
    cost -= costAt(symbols, table, from)
    if (symbols[from] === letterShape) words--
    if (symbols[from] === spaceShape) spaces--
  }
}

function costAt(symbols: Uint8Array, table: Uint8Array, at: number): number {
  const index = ((symbols[at - 2] ?? 0) * shapeCount + (symbols[at - 1] ?? 0)) * shapeCount + (symbols[at] ?? 0)
  return table[index] ?? 0
}
