import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import words from './grammar.json' with { type: 'json' }

/** Closed lists of one language that show where the noun phrases of a request stand. All in lower case. */
export interface GrammarWords {
  /** Articles and what stands for them. */
  readonly determiners: ReadonlySet<string>
  /** Before them a noun phrase ends. */
  readonly prepositions: ReadonlySet<string>
  /** Prepositions that tie a second noun to the first: `code for employees`. A part of `prepositions`. */
  readonly connectors: ReadonlySet<string>
  /** After these a verb comes: pronouns, modal and auxiliary verbs, `who`. */
  readonly beforeVerbs: ReadonlySet<string>
  /** Words of no weight that change nothing. */
  readonly fillers: ReadonlySet<string>
  /** Verbs that requests are made of, in the forms that they have there. */
  readonly verbs: ReadonlySet<string>
  /** Verbs that may follow a noun: they end its phrase. */
  readonly predicates: ReadonlySet<string>
  /** What a request calls its own answer: never a topic. */
  readonly frames: ReadonlySet<string>
  /** Names of anybody and of mere kinds: a topic only when there is no other. */
  readonly vague: ReadonlySet<string>
  /** Adjectives that alarm; a topic does without them. */
  readonly loudAdjectives: ReadonlySet<string>
}

/** The lists by language. */
export const grammarWords: Readonly<Record<AttackLanguage, GrammarWords>> = {
  en: setsOf(words.lists.en),
  fr: setsOf(words.lists.fr),
  de: setsOf(words.lists.de),
  es: setsOf(words.lists.es),
}

function setsOf(lists: Readonly<Record<keyof GrammarWords, string>>): GrammarWords {
  const set = (name: keyof GrammarWords): ReadonlySet<string> => new Set(lists[name].split(' '))
  return {
    determiners: set('determiners'),
    prepositions: set('prepositions'),
    connectors: set('connectors'),
    beforeVerbs: set('beforeVerbs'),
    fillers: set('fillers'),
    verbs: set('verbs'),
    predicates: set('predicates'),
    frames: set('frames'),
    vague: set('vague'),
    loudAdjectives: set('loudAdjectives'),
  }
}
