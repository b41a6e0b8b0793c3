import type { View } from '../../server/detectors/reading.ts'
import { exchangeOf } from '../../server/detectors/views/exchange-of.fixture.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import { spanInView } from './attack-span.ts'
import type { LearnText } from './learn-text.ts'

/** Longer texts are cut here: the fit looks at a few windows of each. */
const unitsMax = 24_000
/** What a decoded view must hold of the text before the text itself teaches nothing. */
const mostOf = 0.3

/**
 * The views of a text that the encoder reads in the product, each with the labels that hold for what it shows: the
 * normalised text, and what was decoded or hidden. An attack that can only be read decoded teaches nothing as sent.
 */
export function viewsToLearn(one: LearnText): readonly LearnText[] {
  if (one.second !== null) return [one]
  const text = one.text.slice(0, unitsMax)
  const { views } = readExchange(exchangeOf(text))
  const main = views.find(({ kind }) => kind === 'normalised') ?? views[0]
  if (main === undefined) return []
  const decoded = views.filter(({ kind, text: shown }) => kind === 'decoded' && shown.length >= 12)
  const hidden = views.filter(({ kind, text: shown }) => kind === 'hidden' && shown.length >= 12)
  const isDecodable = one.source === 'generated-disguised' && decoded.length > 0
  const shown = [main, ...(isDecodable ? decoded.slice(0, 2) : []), ...(one.attackSpan === null ? [] : hidden)]
  return shown.map((view) => seen(one, view, isDecodable && view === main && covers(decoded, text)))
}

function covers(decoded: readonly View[], text: string): boolean {
  return decoded.some((view) => view.text.length > mostOf * text.length * 0.5)
}

function seen(one: LearnText, view: View, isUnreadable: boolean): LearnText {
  if (one.security !== 1) return { ...one, text: view.text }
  if (isUnreadable) return { ...one, text: view.text, security: null, kinds: null }
  // Decoded, an attack is plain to read: of its kind nothing is known any more.
  if (view.kind === 'decoded') return { ...one, text: view.text, kinds: null, attackSpan: null }
  if (one.attackSpan === null) return { ...one, text: view.text }
  const attackSpan = spanInView(view, one.attackSpan)
  if (attackSpan === null) return { ...one, text: view.text, security: 0, kinds: [], attackSpan: null }
  return { ...one, text: view.text, attackSpan }
}
