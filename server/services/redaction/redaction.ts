/** What a mark stands for. */
export type RedactedKind = 'email' | 'phone' | 'card' | 'iban' | 'secret' | 'ip' | 'national id'

/** A place to be replaced: UTF-16 units, `end` exclusive. */
export interface Redaction {
  readonly start: number
  readonly end: number
  readonly kind: RedactedKind
}
