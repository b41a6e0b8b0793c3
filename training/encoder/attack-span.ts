import type { View } from '../../server/detectors/reading.ts'

/**
 * Where an attack stands in a text whose benign twin is the same text without it, in UTF-16 units; null where the two are
 * different texts (less than half of the twin is shared at the ends).
 */
export function spanOfDifference(attack: string, twin: string): readonly [number, number] | null {
  const shorter = Math.min(attack.length, twin.length)
  let start = 0
  while (start < shorter && attack[start] === twin[start]) start++
  let tail = 0
  while (tail < shorter - start && attack[attack.length - 1 - tail] === twin[twin.length - 1 - tail]) tail++
  if (start + tail < twin.length / 2 || attack.length - tail <= start) return null
  return start + tail < 40 ? null : [start, attack.length - tail]
}

/** The part of a view that comes from `span` of the text as sent; null when the view shows nothing of it. */
export function spanInView(view: View, [from, to]: readonly [number, number]): readonly [number, number] | null {
  let start = -1
  let end = -1
  for (let at = 0; at < view.text.length; at++) {
    const origin = view.starts?.[at] ?? at
    if (origin < from || origin >= to) continue
    if (start < 0) start = at
    end = at + 1
  }
  return start < 0 ? null : [start, end]
}
