import type { SeededRandom } from '../../server/text/random/seeded-random.ts'
import { allLanguages, en } from './languages/all-languages.ts'
import type { LanguageTexts } from './languages/language-texts.ts'
import type { AttackKind, Family, Pair } from './pair.ts'
import { spanOf } from './pair.ts'
import { maybe, typing } from './variation.ts'

/** Overrides in many languages; the twin uses the same verbs on harmless things. */
export const directOverrides = family('direct-override', 1_450, 'overrides', 'harmlessOverrides', ['override'])
/** Requests for the hidden instructions; the twin asks for instructions of everyday things. */
export const directExtractions = family('direct-extraction', 1_000, 'extractions', 'harmlessExtractions', [
  'extraction',
])
/** Personas without rules; the twin asks for role-play for fun or work. */
export const roleBreaks = family('role-break', 800, 'roles', 'harmlessRoles', ['jailbreak'])
/** Requests for a secret that the assistant keeps; the twin asks about secrets of one's own. */
export const guardedSecrets = family('guarded-secret', 450, 'secrets', 'harmlessSecrets', ['extraction'])
/** Orders that take effect later; the twin agrees on something harmless for later turns. Kept from every fit. */
export const deferredOrders: Family = {
  ...family('deferred-order', 800, 'deferred', 'harmlessDeferred', ['override']),
  heldOut: true,
}

type Kind = Exclude<keyof LanguageTexts, 'language'>

/** English as often as five other languages. */
export function languageFor(random: SeededRandom): LanguageTexts {
  return random.next() < 0.2 ? en : random.pick(allLanguages)
}

/** Between two sentences of a language. */
export function jointOf(language: string): string {
  return language === 'zh' || language === 'ja' ? '' : ' '
}

/** An order of one language with the name of its wording, as the families above name it. */
export function wordedOrder(
  words: LanguageTexts,
  random: SeededRandom,
): { readonly order: string; readonly wording: string } {
  const [id, table] = random.pick([
    ['direct-override', words.overrides],
    ['direct-extraction', words.extractions],
    ['role-break', words.roles],
  ] as const)
  const index = random.below(table.length)
  return { order: table[index] ?? '', wording: `${id} ${words.language} ${index}` }
}

function family(id: string, count: number, attack: Kind, benign: Kind, kinds: readonly AttackKind[]): Family {
  return {
    id,
    count,
    make: ({ random }) => {
      const words = languageFor(random)
      const index = random.below(words[attack].length)
      const frame = around(words, random)
      const order = frame.typed(words[attack][index] ?? '')
      // These orders are longer than their twins; length must not tell them apart.
      const more = maybe(random.pick(words.tasks), attack === 'roles' || attack === 'deferred' ? 0.5 : 0, random)
      return {
        ...frame.put(order),
        benign: frame.put(frame.typed([random.pick(words[benign]), ...more].join(jointOf(words.language)))).attack,
        kinds,
        wording: `${id} ${words.language} ${index}`,
        language: words.language,
      }
    },
  }
}

interface Frame {
  readonly typed: (text: string) => string
  put(order: string): Pick<Pair, 'attack' | 'attackSpan'>
}

/** The same greeting, request and closing, in the same typing, around the order and around its twin. */
function around(words: LanguageTexts, random: SeededRandom): Frame {
  const typed = typing(random)
  const task = maybe(typed(random.pick(words.tasks)), 0.5, random)
  const isTaskFirst = random.next() < 0.4
  const before = [...maybe(typed(random.pick(words.leads)), 0.35, random), ...(isTaskFirst ? task : [])]
  const after = [...(isTaskFirst ? [] : task), ...maybe(typed(random.pick(words.tails)), 0.35, random)]
  const joint = random.next() < 0.1 ? '\n' : jointOf(words.language) || (random.next() < 0.3 ? ' ' : '')
  return {
    typed,
    put: (order) => {
      const attack = [...before, order, ...after].join(joint)
      return before.length + after.length === 0 ? { attack } : { attack, attackSpan: spanOf(attack, order) }
    },
  }
}
