/**
 * Sentences of one language from which the families of many languages are put together. Whole sentences only, so that
 * any two may stand side by side whatever the grammar. All are our own.
 */
export interface LanguageTexts {
  /** ISO 639-1. */
  readonly language: string
  /** Greetings and openings of any message. */
  readonly leads: readonly string[]
  /** Closings of any message. */
  readonly tails: readonly string[]
  /** Requests of users, harmless in themselves. */
  readonly tasks: readonly string[]
  /** Pieces of harmless documents, which may follow each other. */
  readonly passages: readonly string[]
  /** What a user wants done with a document, which stands at `{text}`. */
  readonly wrappers: readonly string[]
  /** Orders to the people who read a document. */
  readonly readerNotes: readonly string[]
  /** Orders to drop instructions. */
  readonly overrides: readonly string[]
  /** Requests for hidden instructions. */
  readonly extractions: readonly string[]
  /** Personas without rules. */
  readonly roles: readonly string[]
  /** Requests for a secret that the assistant keeps. */
  readonly secrets: readonly string[]
  /** Orders to an assistant, as they stand in documents. */
  readonly dataOrders: readonly string[]
  /** Orders that take effect later, on a word or a turn. */
  readonly deferred: readonly string[]
  /** The verbs of overrides on harmless things. */
  readonly harmlessOverrides: readonly string[]
  /** Requests for instructions, rules and texts that are nobody's secret. */
  readonly harmlessExtractions: readonly string[]
  /** Roles asked for fun, learning or work. */
  readonly harmlessRoles: readonly string[]
  /** Questions about passwords and secrets of one's own. */
  readonly harmlessSecrets: readonly string[]
  /** Agreements for later turns that any user may make. */
  readonly harmlessDeferred: readonly string[]
  /** Talk about attacks, with the quoted attack at `{quote}`. */
  readonly talk: readonly string[]
}
