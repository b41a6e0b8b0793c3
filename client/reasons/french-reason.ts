import { groupBy } from '../group-by.ts'
import { gapReasons } from './gap-reasons.ts'
import { guardReasons } from './guard-reasons.ts'
import { judgeReasons } from './judge-reasons.ts'
import { plannedReasons } from './planned-reasons.ts'
import { mostLettersFirst, type ReasonTemplate, readTemplate, templateOf, templatesOf } from './reason-template.ts'
import type { ReasonTwin } from './reason-twin.ts'

/** A reason as it is shown in French. */
export interface FrenchReason {
  /** One line, with spaces that do not break where French has them. */
  readonly text: string
  /** False where a part stayed as it is: words of an LLM or of a person, and what a later service says. */
  readonly isWhole: boolean
}

/** All sentences that a reason is made of. */
export const reasonTwins: readonly ReasonTwin[] = [...guardReasons, ...gapReasons, ...judgeReasons, ...plannedReasons]

/**
 * A reason of the service in French. It is taken apart into sentences that are known; what stands between the first and the
 * last that is not known stays as it is, so that nobody's words are translated by halves. What is quoted stays byte for byte:
 * where its marks do not tell how far it goes, all from it on stays. Cost: linear in the reason.
 */
export function frenchReason(reason: string): FrenchReason {
  const parts = partsOf(reason)
  const isUnknown = ({ french }: ReasonPart) => french === null
  const last = parts.findLastIndex(isUnknown)
  const first = firstToStay(parts, parts.findIndex(isUnknown), last)
  const text = parts
    .map(({ english, french }, at) => (at >= first && at <= last ? english : (french ?? english)))
    .join(' ')
  return { text, isWhole: last < 0 }
}

/** What was seen at a place of a text, or through which view, in French; what is not known stays as it is. Cost: some µs. */
export function frenchMark(kind: 'label' | 'seen', told: string): FrenchReason {
  for (const template of templatesOf(kind)) {
    const held = readTemplate(template, told, 0)
    if (held?.end === told.length) return { text: held.french, isWhole: true }
  }
  return { text: told, isWhole: told === '' }
}

/** Marks among what is not known say that a quotation went on there: then it, and all from it on, stays. */
function firstToStay(parts: readonly ReasonPart[], first: number, last: number): number {
  const hasMarks = parts.slice(first < 0 ? last : first, last + 1).some(({ english }) => /[“”]/.test(english))
  const quoting = hasMarks ? parts.findIndex(({ isQuoting }) => isQuoting) : -1
  return quoting < 0 ? first : Math.min(first, quoting)
}

/** A sentence of a reason, or several that are not known. */
interface ReasonPart {
  readonly english: string
  /** Null when it is not known. */
  readonly french: string | null
  readonly isQuoting: boolean
}

/** The parts of a reason, between which a space stands each. */
function partsOf(text: string): readonly ReasonPart[] {
  const parts: ReasonPart[] = []
  for (let at = 0; at <= text.length; ) {
    const found = sentenceAt(text, at)
    const end = found?.end ?? borderAfter(text, at)
    parts.push({
      english: text.slice(at, end),
      french: found?.french ?? (end === at ? '' : null),
      isQuoting: found?.isQuoting ?? false,
    })
    at = end + 1
  }
  return parts
}

interface Sentence {
  readonly end: number
  readonly french: string
  readonly isQuoting: boolean
}

/** The known sentence that begins there and is followed by a space or by nothing; null for none. */
function sentenceAt(text: string, at: number): Sentence | null {
  for (const template of sentencesLike(text.slice(at, at + headUnits))) {
    const held = readTemplate(template, text, at)
    if (held === null || (held.end < text.length && text[held.end] !== ' ')) continue
    return { ...held, isQuoting: template.isQuoting }
  }
  return null
}

/** The next place where a sentence may end: a space behind one of the signs that end one, or the end. */
function borderAfter(text: string, at: number): number {
  for (let space = text.indexOf(' ', at); space >= 0; space = text.indexOf(' ', space + 1)) {
    if (space > at && /[.:!?…”)]/.test(text.charAt(space - 1))) return space
  }
  return text.length
}

/** By so many units that sentences begin with they are found. */
const headUnits = 3

interface Index {
  readonly byHead: ReadonlyMap<string, readonly ReasonTemplate[]>
  /** Those that begin with a place. */
  readonly open: readonly ReasonTemplate[]
}

let index: Index | null = null

function sentencesLike(head: string): readonly ReasonTemplate[] {
  index ??= indexOf(mostLettersFirst(reasonTwins.map(templateOf)))
  return index.byHead.get(head) ?? index.open
}

function indexOf(templates: readonly ReasonTemplate[]): Index {
  const grouped = groupBy(templates, headOf)
  const open = grouped.get('') ?? []
  return { byHead: new Map([...grouped].map(([head, same]) => [head, [...same, ...open]])), open }
}

/** Empty for one that begins with a place, or with too little before one. */
function headOf({ english: [first] }: ReasonTemplate): string {
  return typeof first === 'string' && first.length >= headUnits ? first.slice(0, headUnits) : ''
}
