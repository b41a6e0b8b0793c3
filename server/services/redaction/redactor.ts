import type { ReplacedText, TextToReplace } from './replace-data.ts'

/** Gives the form in which a text is stored. */
export type Redact = (text: string) => string

/** A text that is to be stored. */
export interface TextToRedact {
  /** As it was sent. */
  readonly text: string
  /** What its redacted form is remembered under, so that it is not redacted again; null = it will hardly come again. */
  readonly key: string | null
}

/** What became of texts in which data was to be replaced. */
export type Replaced =
  | { readonly status: 'replaced'; readonly texts: readonly ReplacedText[] }
  /** `too-many`: more than `replacementsMax` places; `too-late`: it took too long, or a thread broke. */
  | { readonly status: 'not-replaced'; readonly why: 'too-many' | 'too-late' }

/** Redacts texts without holding up the thread that serves requests. */
export interface Redactor {
  /**
   * The redaction of these texts. Whatever could not be redacted, because it took too long, a thread broke or it is not one
   * of these texts, becomes `notRedacted`: no text gets through unredacted. Rejects with Problem `overloaded` when too much waits.
   */
  redact(organizationId: string, texts: readonly TextToRedact[]): Promise<Redact>
  /** Replaces data in all of these texts, or in none. Keeps nothing of them. Rejects like `redact`. */
  replace(organizationId: string, texts: readonly TextToReplace[]): Promise<Replaced>
  /** How many pieces of an organization wait, each a long text or several short ones. */
  waitingOf(organizationId: string): number
}

/** What is stored in the place of a text that could not be redacted. */
export const notRedacted = '[not stored: it could not be redacted in time]'
