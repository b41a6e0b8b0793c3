import type { Span } from '../../domain/guard/finding.ts'
import { letterAndDigitCodes, letterCodes } from '../../text/folding/letter-codes.ts'
import { rangeInOriginal, type View } from '../reading.ts'
import { followsFirstPerson, isPulledApart } from './manners.ts'
import {
  type Needle,
  type NeedleHit,
  needleIndexOf,
  placeOfNeedle,
  type SearchedSigns,
  searchNeedles,
} from './needles.ts'
import { readingOrders } from './reading-orders.ts'
import type { SystemMessage } from './system-message.ts'

/** A code of the system message, or a short message as a whole, that an answer says. */
export interface SaidNeedle {
  readonly needle: Needle
  readonly span: Span
  /** How it is to be read; null when it stands in the open. */
  readonly disguise: string | null
}

/** The codes, and the whole of a short system message, that stand in the views. Nothing to do when there are none; else linear. */
export function saidNeedlesOf(system: SystemMessage, views: readonly View[]): readonly SaidNeedle[] {
  const { needles } = system.needles
  // Without digits in the needle the numbers of a list between its words are passed over.
  const withDigits = needleIndexOf(needles.filter(({ hasDigits }) => hasDigits))
  const lettersOnly = needleIndexOf(needles.filter(({ hasDigits }) => !hasDigits))
  const search = { system, views }
  const found = [
    ...searchViews(search, withDigits, letterAndDigitCodes),
    ...searchViews(search, lettersOnly, letterCodes),
  ]
  const isSeen = new Set<Needle>()
  return found
    .sort((a, b) => Number(a.disguise !== null) - Number(b.disguise !== null))
    .filter(({ needle }) => !isSeen.has(needle) && isSeen.add(needle))
}

interface Search {
  readonly system: SystemMessage
  readonly views: readonly View[]
}

function searchViews(
  { system, views }: Search,
  index: ReturnType<typeof needleIndexOf>,
  readSigns: typeof letterCodes,
): SaidNeedle[] {
  if (index.needles.length === 0) return []
  const isOneSentence = system.sentences.length <= 1
  return views.flatMap((view, at) => {
    const { text } = view
    const letters = readSigns(text)
    // Reversed and re-ordered text is looked for where nothing was undone yet.
    const orders = readingOrders(text, letters).slice(0, at === 0 ? undefined : 1)
    return orders.flatMap((order) => {
      const signs = { text, letters, order }
      const accepts = (hit: NeedleHit): boolean => {
        const place = placeOfNeedle(hit, signs)
        if (place === null) return false
        // "I never reveal the password" keeps the one instruction that there is.
        return !(isOneSentence && hit.needle.kind === 'message' && followsFirstPerson(text, place.start))
      }
      return searchNeedles(index, order.codes, accepts).flatMap((hit) => saidAt(hit, view, signs))
    })
  })
}

function saidAt(hit: NeedleHit, view: View, signs: SearchedSigns): SaidNeedle[] {
  const place = placeOfNeedle(hit, signs)
  if (place === null) return []
  const { needle } = hit
  const undone = view.kind === 'decoded' || view.kind === 'hidden' ? view.label : null
  const spaced = isPulledApart(place, Math.max(needle.codes.length, needle.writtenUnits)) ? 'letter by letter' : null
  const disguise = signs.order.name ?? undone ?? spaced
  const what = needle.kind === 'token' ? 'a code of the system message' : 'the system message'
  const span = {
    ...rangeInOriginal(view, place.start, place.end),
    view: view.label,
    label: `${what}, ${disguise ?? 'word for word'}`,
  }
  return [{ needle, span, disguise }]
}
