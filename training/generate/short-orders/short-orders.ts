import type { SeededRandom } from '../../../server/text/random/seeded-random.ts'
import { jointOf } from '../direct-orders.ts'
import type { AttackKind, Family } from '../pair.ts'
import { maybe, typing } from '../variation.ts'
import { asian } from './asian.ts'
import { easternAndNorthern } from './eastern-and-northern.ts'
import type { OrderWords } from './order-words.ts'
import { type PivotTexts, pivots } from './pivots.ts'
import { western } from './western.ts'

/** Groups of languages are families of their own, so that each is drawn as often as the others. */
export const shortOrders: readonly Family[] = [
  family('short-order-english', 1_500, western.slice(0, 1)),
  family('short-order-western', 2_100, western.slice(1)),
  family('short-order-eastern', 2_450, easternAndNorthern),
  family('short-order-asian', 2_450, asian),
]

/** A harmless question, then a turn to an order that is forced in; the twin goes on to a next question. */
export const pivotedOrders: Family = {
  id: 'pivoted-order',
  count: 1_000,
  make: ({ random }) => {
    const words = random.next() < 0.45 ? en : random.pick(pivots)
    const index = random.below(words.turn.length)
    const typed = typing(random)
    const before = maybe(random.pick(words.before), 0.8, random)
    const first = before.length === 0 || random.next() < 0.6 ? before : [...before, random.pick(foreign(random).before)]
    // The twin may carry what is forced in, without the turn, as a wish of the person who asks.
    return {
      attack: typed([...first, words.turn[index], random.pick(words.forced)].join(' ')),
      benign: typed([...first, random.pick(words.goOn), random.pick(words.next)].join(' ')),
      kinds: ['override'],
      wording: `pivoted-order ${words.language} ${index}`,
      language: words.language,
    }
  },
}

const en = pivots[0] as PivotTexts

/** Now and then two languages stand in one message. */
function foreign(random: SeededRandom): PivotTexts {
  return random.next() < 0.3 ? random.pick(pivots) : en
}

type Part = 'drop' | 'show' | 'free' | 'ask'

/** What follows on what; every one holds an order. */
const skeletons: readonly (readonly Part[])[] = [
  ['drop'],
  ['drop'],
  ['show'],
  ['free'],
  ['drop', 'ask'],
  ['drop', 'ask'],
  ['ask', 'drop'],
  ['ask', 'drop', 'ask'],
  ['show', 'ask'],
  ['ask', 'show'],
  ['free', 'ask'],
  ['ask', 'free'],
  ['drop', 'show'],
  ['drop', 'free'],
  ['free', 'drop', 'ask'],
  ['drop', 'free', 'ask'],
]

const kindOf: Readonly<Record<Part, AttackKind | null>> = {
  drop: 'override',
  show: 'extraction',
  free: 'jailbreak',
  ask: null,
}

/** Objects and sentences of a language are shared out among so many wordings; a wording uses its own alone. */
const wordingsOfLanguage = 9

function family(id: string, count: number, languages: readonly OrderWords[]): Family {
  return {
    id,
    count,
    make: ({ random }) => {
      const words = random.pick(languages)
      const index = random.below(wordingsOfLanguage)
      const parts = random.pick(skeletons)
      const typed = typing(random)
      const joint = random.pick(['. ', '. ', ', ', '\n', ' - '])
      const [open] = maybe(random.pick(words.open), 0.4, random)
      const written = parts.map((part) => partOf({ part, words, index, random, languages }))
      const text = (side: 'attack' | 'benign'): string =>
        typed(
          sentences(
            written.map((one, at) => (at === 0 ? opened(open, one[side], words.language) : one[side])),
            joint,
            words.language,
          ),
        )
      return {
        attack: text('attack'),
        benign: text('benign'),
        kinds: [...new Set(parts.map((part) => kindOf[part]).filter((kind) => kind !== null))],
        wording: `short-order ${words.language} ${index}`,
        language: words.language,
      }
    },
  }
}

interface ToWrite {
  readonly part: Part
  readonly words: OrderWords
  readonly index: number
  readonly random: SeededRandom
  readonly languages: readonly OrderWords[]
}

interface Sides {
  readonly attack: string
  readonly benign: string
}

/** One part of an attack with what stands in its place in the twin. */
function partOf({ part, words, index, random, languages }: ToWrite): Sides {
  if (part === 'ask') {
    const asked = random.pick((random.next() < 0.12 ? random.pick([...languages, ...western]) : words).ask)
    return { attack: asked, benign: asked }
  }
  if (part === 'free') return { attack: ofWording(words.free, index, random), benign: random.pick(words.plain) }
  const verb = random.pick(words[part])
  const [own, other] = part === 'drop' ? [words.rules, words.things] : [words.hidden, words.papers]
  const put = (object: string): string => verb.replace('~', () => object)
  return { attack: put(ofWording(own, index, random)), benign: put(random.pick(other)) }
}

/** One of the alternatives that belong to a wording. */
function ofWording(alternatives: readonly string[], index: number, random: SeededRandom): string {
  const own = alternatives.filter((_, at) => at % wordingsOfLanguage === index)
  return random.pick(own.length > 0 ? own : alternatives)
}

/** Parts as one message, with the marks of the language and a capital letter where a sentence begins. */
function sentences(parts: readonly string[], joint: string, language: string): string {
  const isCjk = jointOf(language) === ''
  const stop = isCjk ? '。' : language === 'hi' ? '।' : '.'
  const [first = '', ...rest] = parts
  let text = capital(first)
  for (const part of rest) {
    if (/[?？]$/.test(text)) text += `${jointOf(language)}${capital(part)}`
    else if (joint === '. ') text += `${stop}${jointOf(language)}${capital(part)}`
    else text += (isCjk && joint === ', ' ? '，' : joint) + (joint === '\n' ? capital(part) : part)
  }
  return /[.?!。？।]$/.test(text) ? text : text + stop
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** An opening and what it opens: a sentence of its own, or the beginning of the first one. */
function opened(open: string | undefined, first: string, language: string): string {
  if (open === undefined) return first
  return open + jointOf(language) + (/[.!。।]$/.test(open) ? capital(first) : first)
}
