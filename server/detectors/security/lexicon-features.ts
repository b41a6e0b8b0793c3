import type { Range } from '../../text/range.ts'
import { describeMatch } from '../lexicon/describe-match.ts'
import type { LexiconStrength } from '../lexicon/lexicon-language.ts'
import { lexiconConcepts } from '../lexicon/lexicon-language.ts'
import type { LexiconMatch } from '../lexicon/lexicon-match.ts'
import { matchLexicon } from '../lexicon/match-lexicon.ts'
import type { View } from '../reading.ts'
import { rangeInOriginal } from '../reading.ts'
import { asksAboutThing, asksHow, belongsToOthers, suppliesText } from '../structure/words/other-object.ts'
import type { Extraction } from './extraction.ts'
import { addPlace } from './extraction.ts'

const grades = { certain: 1, strong: 0.8, weak: 0.4 } satisfies Record<LexiconStrength, number>
/** A phrase in quotation marks is talked about more often than meant; it counts here in part and as quoted besides. */
const quotedShare = 0.4
/** What belongs to others or is only a matter of how to do something is no order to the assistant; still a hint. */
const softenedShare = 0.35

/** Adds what the lexicon finds in one view. Linear in the view. */
export function addLexicon(extraction: Extraction, view: View): void {
  const { vector } = extraction
  for (const match of matchLexicon(view.text).matches) {
    const range = rangeInOriginal(view, match.start, match.end)
    addMatch(extraction, view, match, range)
  }
  const concepts = lexiconConcepts.filter(
    (concept) => vector.get(`lexicon.${concept}.strong`) > 0 || vector.get(`lexicon.${concept}.weak`) > 0,
  ).length
  vector.raise('lexicon.variety', Math.max(0, concepts - 1) / 6)
}

function addMatch(extraction: Extraction, view: View, match: LexiconMatch, range: Range): void {
  const { vector, inDocument, reading } = extraction
  const { concept, strength } = match
  const soft = isSoftened(view.text, match)
  const grade = grades[strength] * (match.quoted ? quotedShare : 1) * (soft ? softenedShare : 1)
  const span = { ...range, view: view.label, label: `${concept} phrase (${match.language})` }
  const words = describeMatch(match)
  const note = (name: string, value: number): void => {
    vector.raise(name, value)
    vector.note(name, span, words)
  }
  if (strength === 'weak') {
    note(`lexicon.${concept}.weak`, (match.negated ? 0.5 : 1) * (soft ? softenedShare : 1))
    if (!soft) addPlace(extraction, `any:${concept}`, range)
  } else {
    note(`lexicon.${concept}.strong`, grade)
    if (match.quoted && !soft) note('lexicon.quoted', grades[strength])
    if (strength === 'certain' && !match.quoted && !soft) note('lexicon.certain', 1)
    if (!soft) addPlace(extraction, `strong:${concept}`, range)
    addPlace(extraction, `any:${concept}`, range)
  }
  if (inDocument(range)) note(`document.${concept}`, grade)
  if (strength === 'weak') return
  if (view.kind === 'hidden') note('place.hidden', grade)
  if (view.kind === 'decoded') note('place.decoded', grade)
  if (
    view.kind === 'normalised' &&
    wasDisguised(reading.exchange.text, range, view.text.slice(match.start, match.end))
  ) {
    note('place.undone', grade)
  }
}

function isSoftened(text: string, { concept, start, end }: LexiconMatch): boolean {
  switch (concept) {
    case 'override':
      return belongsToOthers(text, start, end)
    case 'extraction':
      return (
        belongsToOthers(text, start, end) ||
        asksAboutThing(text, end) ||
        asksHow(text, start) ||
        suppliesText(text, end)
      )
    case 'secret':
      return asksHow(text, start)
    case 'address-assistant':
      return assistantJob.test(text.slice(end, end + 20))
    default:
      return false
  }
}

const assistantJob =
  /^ (?:managers?|coach(?:es)?|professors?|directors?|teachers?|editors?|principals?|secretar|to the )/i

/** Whether the place reads otherwise in the text as sent, beyond case and white space. */
function wasDisguised(text: string, { start, end }: Range, seen: string): boolean {
  return plain(text.slice(start, end)) !== plain(seen)
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim()
}
