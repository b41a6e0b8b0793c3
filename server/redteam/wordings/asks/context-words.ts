import words from './context-words.json' with { type: 'json' }

const listed = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Small words of English, French and Spanish that show where nouns stand, folded. German nouns show by capitals. */
export const contextWords = {
  /** After these a noun comes, perhaps with an adjective. */
  beforeNouns: listed(words.beforeNouns),
  /** Articles of what is described. */
  indefinite: listed(words.indefinite),
  /** Before an article, these begin a description. */
  describes: listed(words.describes),
  /** Stems that many trades share: they weigh half. */
  sharedStems: listed(words.sharedStems),
  /** A list goes on after these. */
  joins: listed(words.joins),
  /** Words that end a run. */
  stops: listed(words.stops),
  /** Words that are true of every assistant; they are only taken when there are no others. */
  general: listed(words.general),
  /** Capitals that are no names. */
  notNames: listed(words.notNames),
} as const
