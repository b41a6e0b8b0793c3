import { type DataExamples, standsApart, withoutAllowed } from '../../text/recognisers/allowed-data.ts'
import { type DataDetector, kindsOfData } from '../../text/recognisers/data-kinds.ts'
import { recognisePersonalData } from '../../text/recognisers/recognise-personal-data.ts'
import { recogniseSecrets } from '../../text/recognisers/recognise-secrets.ts'
import type { Recognised, RecognisedKind } from '../../text/recognisers/recognised.ts'

/** A policy of which everything that it finds is replaced. */
export interface DataRule {
  readonly detector: DataDetector
  /** Finds that are less sure stay, 0 to 1: the threshold of the policy. */
  readonly confidenceMin: number
  /** What its allowed examples name stays. */
  readonly examples: DataExamples
}

/** A half-open range of UTF-16 units. */
interface Place {
  readonly start: number
  readonly end: number
}

/** A text in which data is replaced. */
export interface TextToReplace {
  /** As it was sent. */
  readonly text: string
  readonly rules: readonly DataRule[]
  /** Places that hold data in a disguise, e.g. in base64: they are replaced as wholes. */
  readonly disguised: readonly Place[]
}

/** A place of a text as sent, and what stands there in the replaced text. */
export interface Replacement extends Place {
  /** E.g. `[EMAIL_1]`. */
  readonly placeholder: string
}

/** A text with placeholders in the place of data. */
export interface ReplacedText {
  /** May be longer than what it was made from. */
  readonly text: string
  /** In the order of the text; they do not overlap. */
  readonly replacements: readonly Replacement[]
}

/** The most places of all texts together that are replaced. */
export const replacementsMax = 10_000

/**
 * Replaces data in texts by placeholders that say its kind. The same data gets the same placeholder in all of them; none is
 * used that one of the texts holds already, so that each leads back to what it stands for. Null when there are more places
 * than `replacementsMax`.
 * Source and known misses: as of `redactText`; finds must be as sure as the policy asks. Cost: as of `redactText`.
 */
export function replaceData(texts: readonly TextToReplace[]): readonly ReplacedText[] | null {
  const placeholders = new Placeholders(texts)
  let left = replacementsMax
  const replaced: ReplacedText[] = []
  for (const wanted of texts) {
    const groups = groupsOf(wanted)
    left -= groups.length
    if (left < 0) return null
    const replacements = groups.map(({ start, end, name }): Replacement => {
      return { start, end, placeholder: placeholders.of(name, wanted.text.slice(start, end)) }
    })
    replaced.push({ text: withReplacements(wanted.text, replacements), replacements })
  }
  return replaced
}

/** What data is called in placeholders. */
const names: Readonly<Record<RecognisedKind, string>> = {
  'payment card': 'CARD',
  'card security code': 'CARD_CODE',
  'magnetic stripe': 'CARD_STRIPE',
  'bank account': 'ACCOUNT',
  'e-mail address': 'EMAIL',
  'phone number': 'PHONE',
  'network address': 'NETWORK_ADDRESS',
  'national id': 'NATIONAL_ID',
  'identity document': 'IDENTITY_DOCUMENT',
  'date of birth': 'BIRTH_DATE',
  'postal address': 'ADDRESS',
  'crypto wallet': 'WALLET',
  'health record': 'HEALTH_RECORD',
  secret: 'SECRET',
}

/** Gives each data its placeholder, numbered by name in the order in which they come. */
class Placeholders {
  readonly #byData = new Map<string, string>()
  readonly #counts = new Map<string, number>()
  readonly #taken: ReadonlySet<string>

  constructor(texts: readonly TextToReplace[]) {
    this.#taken = new Set(texts.flatMap(({ text }) => text.match(/\[[A-Z_]{2,24}_\d{1,6}\]/g) ?? []))
  }

  of(name: string, data: string): string {
    const known = this.#byData.get(data)
    if (known !== undefined) return known
    let count = this.#counts.get(name) ?? 0
    let placeholder: string
    do {
      count += 1
      placeholder = `[${name}_${count}]`
    } while (this.#taken.has(placeholder))
    this.#counts.set(name, count)
    this.#byData.set(data, placeholder)
    return placeholder
  }
}

interface Group extends Place {
  readonly name: string
}

/** The places to replace, in order. Those that overlap become one, so that nothing of either stays behind. */
function groupsOf({ text, rules, disguised }: TextToReplace): readonly Group[] {
  const places = [
    ...findsOf(text, rules).map(({ start, end, kind }) => ({ start, end, name: names[kind] })),
    ...disguised.map((place) => ({ ...wholeCharacters(text, place), name: null })),
  ].filter(({ start, end }) => start < end)
  // At one start the longest is first, and of equals the one with a name.
  places.sort((a, b) => a.start - b.start || b.end - a.end || Number(a.name === null) - Number(b.name === null))
  const groups: { start: number; end: number; name: string | null }[] = []
  for (const { start, end, name } of places) {
    const last = groups.at(-1)
    if (last === undefined || last.end <= start) groups.push({ start, end, name })
    else {
      last.end = Math.max(last.end, end)
      last.name ??= name
    }
  }
  return groups.map(({ start, end, name }) => ({ start, end, name: name ?? 'DISGUISED' }))
}

function findsOf(text: string, rules: readonly DataRule[]): readonly Recognised[] {
  const isAboutSecrets = ({ detector }: DataRule) => detector === 'credentials-and-secrets'
  const secrets = rules.some(isAboutSecrets) ? recogniseSecrets(text) : []
  const personal = rules.some((rule) => !isAboutSecrets(rule)) ? recognisePersonalData(text) : []
  return rules.flatMap((rule) => {
    const kinds = kindsOfData[rule.detector]
    const found = (isAboutSecrets(rule) ? secrets : personal).filter(({ kind }) => kinds.has(kind))
    return withoutAllowed(found.map(seenIn(text)), rule.examples)
      .map(({ find }) => find)
      .filter(({ confidence }) => confidence >= rule.confidenceMin)
  })
}

function seenIn(text: string) {
  return (find: Recognised) => {
    const { start, end } = find
    const standing = standsApart(text, start, end)
    return { find, view: 'as sent', at: { start, end }, said: text.slice(start, end), standsApart: standing }
  }
}

/** A place inside of the text that cuts no character in two. */
function wholeCharacters(text: string, place: Place): Place {
  const isCut = (at: number) => at > 0 && /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1))
  const start = Math.max(0, Math.min(place.start, text.length))
  const end = Math.min(place.end, text.length)
  return { start: isCut(start) ? start - 1 : start, end: isCut(end) ? end + 1 : end }
}

function withReplacements(text: string, replacements: readonly Replacement[]): string {
  const parts: string[] = []
  let done = 0
  for (const { start, end, placeholder } of replacements) {
    parts.push(text.slice(done, start), placeholder)
    done = end
  }
  parts.push(text.slice(done))
  return parts.join('')
}
