import type { WindowsCalibration } from '../../server/detectors/material/material-calibration.ts'
import type { EncodedPart } from '../../server/detectors/meaning/encode-reading.ts'

/** A window of a clean document. */
export interface CleanWindow {
  readonly group: string
  readonly part: EncodedPart
}

/** The lengths for which clean documents are put together. */
const lengths = [1, 2, 4, 8, 16, 32, 64, 128]
/** The most documents of a length; long ones are dear because the rules read all of them. */
const drawsMax = 1_500
const unitsOfDrawsMax = 12_000
/** The rates at which a score is told; one that fewer than so many documents show is left out. */
const rates = [0.9, 0.7, 0.5, 0.3, 0.2, 0.1, 0.05, 0.03, 0.02, 0.01, 0.005, 0.003, 0.001]
const documentsShowing = 3
/** A knot is so much above the one before, so that a flat stretch has a direction. */
const rise = 1e-4

/**
 * Which share of clean documents reaches a score, for each length. Documents of a length are windows in a row of the same
 * kind of document, read together by the rules. A longer document never has a lower threshold than a shorter one.
 */
export function calibrateLengths(
  clean: readonly CleanWindow[],
  scoreOf: (parts: readonly EncodedPart[]) => number,
): { readonly byWindows: readonly WindowsCalibration[]; readonly draws: Readonly<Record<string, number>> } {
  const groups = Map.groupBy(clean, ({ group }) => group)
  let before = new Map<number, number>()
  const draws: Record<string, number> = {}
  const byWindows = lengths.flatMap((windows): WindowsCalibration[] => {
    const scores = documentsOf(groups, windows)
      .map(scoreOf)
      .toSorted((a, b) => b - a)
    draws[windows] = scores.length
    const own = new Map<number, number>()
    let last = Number.NEGATIVE_INFINITY
    for (const rate of rates) {
      if (rate * scores.length < documentsShowing) break
      // The score that this share of them passes; the next lower one would be passed by more.
      const reached = scores[Math.ceil(rate * scores.length) - 1] ?? 0
      last = Math.max(reached, before.get(rate) ?? Number.NEGATIVE_INFINITY, last + rise)
      own.set(rate, Number(last.toFixed(4)))
    }
    before = own
    return own.size < 2 ? [] : [{ windows, knots: [...own].map(([rate, score]) => ({ score, rate })) }]
  })
  return { byWindows, draws }
}

/** Runs of so many windows, spread evenly over the kinds and over each kind. */
function documentsOf(groups: ReadonlyMap<string, readonly CleanWindow[]>, windows: number): EncodedPart[][] {
  const fitting = [...groups.values()].filter(({ length }) => length >= windows)
  const most = Math.min(drawsMax, Math.floor(unitsOfDrawsMax / windows))
  const each = Math.max(1, Math.floor(most / Math.max(1, fitting.length)))
  return fitting.flatMap((group) => {
    const places = group.length - windows + 1
    const count = Math.min(each, places)
    return Array.from({ length: count }, (_, at) => {
      const from = Math.floor((at * places) / count)
      return group.slice(from, from + windows).map(({ part }) => part)
    })
  })
}
