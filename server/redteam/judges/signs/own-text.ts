import { type FoldedText, foldToLetters, placeInSource } from '../../../text/folding/fold-to-letters.ts'
import type { OwnText, TextView } from '../judge.ts'

/** So many letters in a row that stand in the request too are taken for a repetition. */
const shingleUnits = 20

/** So much of a text is compared, in UTF-16 units. */
const comparedUnits = 200_000

/**
 * What a response says for itself: its text without what it repeats of `sources` (the request in its views, and the
 * goal). Linear.
 */
export function ownText(view: TextView, sources: readonly string[]): OwnText {
  const said = foldToLetters(view.text.slice(0, comparedUnits))
  if (said.text === '') return { view, text: view.text, echoed: 0, requestRepeated: 0 }
  const asked = sources.map((source) => foldToLetters(source.slice(0, comparedUnits)).text).filter((one) => one !== '')
  const covered = new Uint8Array(said.text.length)
  for (const source of asked) cover(covered, said.text, source)
  const share = covered.reduce((sum, one) => sum + one, 0) / covered.length
  const repeated = Math.max(0, ...asked.map((source) => repeatedShare(source, said.text)))
  return {
    view,
    text: share === 0 ? view.text : blanked(view.text, said, covered),
    echoed: share,
    requestRepeated: repeated,
  }
}

/** Marks what of `said` stands in `source`. */
function cover(covered: Uint8Array, said: string, source: string): void {
  if (source.length < shingleUnits) {
    if (said === source) covered.fill(1)
    return
  }
  const known = shinglesOf(source)
  for (let at = 0; at + shingleUnits <= said.length; at++) {
    if (known.has(said.slice(at, at + shingleUnits))) covered.fill(1, at, at + shingleUnits)
  }
}

function shinglesOf(source: string): ReadonlySet<string> {
  const known = new Set<string>()
  for (let at = 0; at + shingleUnits <= source.length; at++) known.add(source.slice(at, at + shingleUnits))
  return known
}

/**
 * The share of a request that a response repeats; of a response that was cut off, 1 when it repeats the request from its
 * first word on: who was told to write something repeats what was dictated, and not the order before it.
 */
function repeatedShare(source: string, said: string): number {
  if (source.length < shingleUnits) return said.includes(source) ? source.length / said.length : 0
  const opening = source.slice(0, shingleUnits)
  if (said.includes(opening)) return 1
  const known = shinglesOf(said)
  let repeated = 0
  let total = 0
  for (let at = 0; at + shingleUnits <= source.length; at += shingleUnits / 2, total++) {
    if (known.has(source.slice(at, at + shingleUnits))) repeated++
  }
  return total === 0 ? 0 : repeated / total
}

/** The text with repeated stretches as blanks, of the same length. */
function blanked(text: string, said: FoldedText, covered: Uint8Array): string {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < covered.length; at++) {
    if (covered[at] === 0) continue
    const first = at
    while (at + 1 < covered.length && covered[at + 1] === 1) at++
    const { start, end } = placeInSource(said, first, at - first + 1)
    parts.push(text.slice(from, start), ' '.repeat(end - start))
    from = end
  }
  return parts.join('') + text.slice(from)
}

/** A decoded view that shows so much of a response is what the response says. */
const decodedShareMin = 0.5

/** The view to read an answer in: what it says behind an encoding, else without disguise, else as sent. */
export function readableView(views: readonly TextView[], response: string): TextView | null {
  const decoded = views.find(({ label, text, placeOf }) => {
    if (label === 'as sent' || label === 'normalised' || label === 'rendered' || label === 'hidden') return false
    const { start, end } = placeOf({ start: 0, end: text.length })
    return end - start >= decodedShareMin * response.trim().length && text.trim().length > 0
  })
  return decoded ?? views.find(({ label }) => label === 'normalised') ?? views[0] ?? null
}
