import { foldToLetters } from '../../text/folding/fold-to-letters.ts'
import type { Range } from '../../text/range.ts'
import { searchedText } from '../judges/parts/find-secret.ts'
import { placesOfForm, placesOfParts } from './secret-places.ts'
import { type SoughtSecret, soughtParts, soughtSecrets } from './sought-secrets.ts'

/** What must not reach an LLM. */
export interface WithheldSecrets {
  /** Texts that are never shown; blank ones do not count. The same list gives the same numbers. */
  readonly secrets: readonly string[]
  /** The owner's own words, e.g. policy and goal: what they say apart from whole secrets is no part of a secret. */
  readonly known: readonly string[]
}

/** Shows texts without secrets. */
export interface SecretCover {
  /** Whether there is anything to hide. */
  readonly hides: boolean
  /**
   * `text` with `[secret 1]` or `[part of secret 1]` in the place of each secret, and cut in the middle to about
   * `unitsMax` units where it is longer; no cut opens a secret. A text that writes such a sign itself has round brackets.
   */
  cover(text: string, unitsMax: number): string
}

/** Longer reaches beyond a cut would read as much as the text itself. */
const reachUnitsMax = 4_000

/**
 * Makes a cover: it hides a secret as written in any case, with other signs between its letters, spelt with digits, as an
 * acrostic and in every encoding that the canary judge finds, and stretches of a half of it or 24 letters. Cost: linear,
 * about 1 ms for 6,000 units and one secret. Known misses: smaller parts, paraphrase and translation,
 * parts that are encoded, letters behind backslash codes, look-alike letters of other scripts.
 */
export function secretCover({ secrets, known }: WithheldSecrets): SecretCover {
  const sought = soughtSecrets(secrets)
  const whole = (text: string): string => shown(text, { start: 0, end: text.length }, placesIn(text, sought, new Map()))
  const parts = soughtParts(
    sought,
    known.map((text) => foldToLetters(whole(text)).text),
  )
  const longest = Math.max(0, ...sought.map(({ secret }) => secret.length))
  const reach = Math.min(reachUnitsMax, 4 * longest + 200)
  const piece = (window: string, place: Range): string => shown(window, place, placesIn(window, sought, parts))
  return {
    hides: sought.length > 0,
    cover(text, unitsMax) {
      if (text.length <= unitsMax) return piece(text, { start: 0, end: text.length })
      const half = Math.floor(unitsMax / 2)
      const left = piece(text.slice(0, half + reach), { start: 0, end: half })
      const rightWindow = text.slice(-Math.min(text.length, half + reach))
      const right = piece(rightWindow, { start: rightWindow.length - half, end: rightWindow.length })
      return `${left}\n[… ${text.length - 2 * half} units left out …]\n${right}`
    },
  }
}

/** A place that is hidden. */
interface HiddenPlace extends Range {
  readonly sign: string
  readonly isWhole: boolean
}

function placesIn(
  text: string,
  sought: readonly SoughtSecret[],
  parts: ReturnType<typeof soughtParts>,
): readonly HiddenPlace[] {
  if (sought.length === 0) return []
  const readings = searchedText(text)
  const whole = sought.flatMap(({ number, forms, written }) =>
    [
      ...written.flatMap((pattern) => Array.from(text.matchAll(pattern), placeOfMatch)),
      ...forms.flatMap((form) => placesOfForm(readings, form)),
    ].map((place) => ({ ...place, sign: `[secret ${number}]`, isWhole: true })),
  )
  const partly = placesOfParts(readings.folded(), parts).map(({ start, end, number }) => ({
    ...{ start, end, sign: `[part of secret ${number}]`, isWhole: false },
  }))
  return merged([...whole, ...partly])
}

function placeOfMatch(match: RegExpExecArray): Range {
  return { start: match.index, end: match.index + match[0].length }
}

/** Without overlaps; where places overlap, the whole secret gives the sign. */
function merged(places: readonly HiddenPlace[]): readonly HiddenPlace[] {
  const apart: HiddenPlace[] = []
  for (const place of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = apart.at(-1)
    if (last === undefined || place.start >= last.end) apart.push(place)
    else {
      const told = last.isWhole || !place.isWhole ? last : place
      apart[apart.length - 1] = { ...told, start: last.start, end: Math.max(last.end, place.end) }
    }
  }
  return apart
}

function shown(text: string, { start, end }: Range, hidden: readonly HiddenPlace[]): string {
  let at = start
  let told = ''
  for (const place of hidden) {
    if (place.end <= at || place.start >= end) continue
    told += unforged(text.slice(at, Math.max(at, place.start))) + place.sign
    at = place.end
  }
  return at < end ? told + unforged(text.slice(at, end)) : told
}

/** Signs that a text wrote itself, e.g. because its target hides secrets in this way too, must not look like ours. */
function unforged(text: string): string {
  return text.replaceAll(/\[\s*((?:part\s+of\s+)?secret\s+\d+)\s*\]/gi, '($1)').toWellFormed()
}
