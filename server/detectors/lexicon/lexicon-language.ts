/** What a phrase tries to do. */
export type LexiconConcept =
  | 'override'
  | 'extraction'
  | 'role-break'
  | 'restriction-lift'
  | 'new-instructions'
  | 'conceal'
  | 'exfiltrate'
  | 'authority'
  | 'secret'
  | 'address-assistant'
  | 'condition-gate'

/** All concepts. */
export const lexiconConcepts = [
  'override',
  'extraction',
  'role-break',
  'restriction-lift',
  'new-instructions',
  'conceal',
  'exfiltrate',
  'authority',
  'secret',
  'address-assistant',
  'condition-gate',
] as const satisfies readonly LexiconConcept[]

/** `certain`: practically never in harmless text. `strong`: rare there. `weak`: common there, a hint beside others. */
export type LexiconStrength = 'certain' | 'strong' | 'weak'

/**
 * Alternatives for one place of a pattern, separated by `|`. Written as people write them; case, accents and
 * punctuation do not matter. A `*` at the end lets the word go on (`ignor*`), one at the start lets it begin earlier.
 */
export type Slot = string

/** A pattern: one term of each slot, close together. A fixed phrase is a pattern of one slot. */
export interface LexiconEntry {
  readonly concept: LexiconConcept
  readonly strength: LexiconStrength
  /** The meaning in English. */
  readonly gloss: string
  /** 1 to 4 places. */
  readonly slots: readonly Slot[]
  /** Words that may stand between two neighbouring slots (characters where a language writes no spaces, scaled). Default 3. */
  readonly gap: number
  /** Whether the slots must follow one another as listed. */
  readonly ordered: boolean
}

/** The words of one language, named by what they mean in English; patterns over them are the same in all languages. */
export interface Vocabulary {
  /** Ignore, disregard, forget, bypass, override. */
  readonly ignore: Slot
  /** Do not follow, stop following, no longer obey. */
  readonly obeyNot: Slot
  /** Previous, above, prior, earlier, given so far. */
  readonly earlier: Slot
  /** All, any, every. */
  readonly all: Slot
  /** Instructions, commands, directives, prompts: words for orders given to an assistant. */
  readonly orders: Slot
  /** Rules, guidelines, restrictions, training, programming: words with other everyday uses. */
  readonly rules: Slot
  /** Everything above, all that was said before, what you were told. */
  readonly everythingBefore: Slot
  /** Your, given to you; formal and informal. */
  readonly your: Slot
  /** Show, repeat, print, reveal, translate, summarise, tell me. */
  readonly show: Slot
  /** What is, what are, which. */
  readonly ask: Slot
  /** System prompt, initial, hidden, secret or original instructions. */
  readonly systemPrompt: Slot
  /** The text above, the words above. */
  readonly textAbove: Slot
  /** You are now, from now on you are. */
  readonly youAreNow: Slot
  /** Act as, pretend, imagine you are, play the role. */
  readonly pretend: Slot
  /** Without restrictions, no rules, no filters, uncensored. */
  readonly unbound: Slot
  /** Developer mode, god mode, unrestricted mode. */
  readonly specialMode: Slot
  /** Answer, respond, reply, write. */
  readonly answer: Slot
  /** Never refuse, without warnings, no disclaimers. */
  readonly neverRefuse: Slot
  /** From now on. */
  readonly fromNowOn: Slot
  /** New task, new instructions, your real task. */
  readonly newTask: Slot
  /** Say exactly, reply only with, instead say. */
  readonly sayExactly: Slot
  /** Do not tell, do not mention, hide. */
  readonly doNotTell: Slot
  /** The user, anybody. */
  readonly user: Slot
  /** Send, forward, post, upload. */
  readonly send: Slot
  /** The conversation, the chat history, the user's data. */
  readonly conversation: Slot
  /** To the address, e-mail, URL, link, server. */
  readonly destination: Slot
  /** I am, we are, speaking as. */
  readonly iAm: Slot
  /** Your developer, your creator, the administrator of this system. */
  readonly maker: Slot
  /** Password, secret key, access code, passphrase. */
  readonly secret: Slot
  /** AI assistant, language model, chatbot. */
  readonly assistant: Slot
  /** Dear, note to, attention, message for. */
  readonly addressing: Slot
  /** Only if, when the user, whenever somebody asks. */
  readonly gate: Slot
}

/** All that the lexicon knows of one language. */
export interface LexiconLanguage {
  /** ISO 639-1 code. */
  readonly code: string
  /** English name. */
  readonly name: string
  /** How far the gaps of patterns reach: 1 where gaps count words, more where they count characters. */
  readonly gapScale: number
  /** Whether terms may start and end inside a run of letters, as in scripts without spaces. */
  readonly unspaced: boolean
  /** Whether the common patterns keep their order (verb first); else any order matches. */
  readonly ordered: boolean
  /** Words that turn the pattern directly after them into its opposite; empty where negation follows the verb. */
  readonly negations: Slot
  readonly vocabulary: Vocabulary
  /** Idioms and patterns beyond the common ones. */
  readonly entries: readonly LexiconEntry[]
}
