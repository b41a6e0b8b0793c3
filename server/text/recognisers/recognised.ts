/** What kind of thing was recognised. `secret` covers everything that opens a door. */
export type RecognisedKind =
  | 'payment card'
  | 'card security code'
  | 'magnetic stripe'
  | 'bank account'
  | 'e-mail address'
  | 'phone number'
  | 'network address'
  | 'national id'
  | 'identity document'
  | 'date of birth'
  | 'postal address'
  | 'crypto wallet'
  | 'health record'
  | 'secret'

/** A stretch of a text that looks like personal data or a secret: UTF-16 units, `end` exclusive. */
export interface Recognised {
  /** Inclusive, from 0. */
  readonly start: number
  /** More than `start`. */
  readonly end: number
  readonly kind: RecognisedKind
  /** The exact form in plain words, e.g. `IBAN` or `national id (France)`. Never holds the data. */
  readonly label: string
  /**
   * 0 to 1. From `confidentFrom` on a checksum, a published form or strong context says what it is; below, only its form
   * does, or it is of a sort that seldom concerns a private person.
   */
  readonly confidence: number
}

/** The confidence from which a find stands on its own. */
export const confidentFrom = 0.5

/** Finds things of some kinds in a text. Linear in its length. */
export type Recogniser = (text: string) => Recognised[]
