import type { Slots } from '../../generate/slots.ts'

/** Parts of answers in one language besides English; the manners are put together from them. */
export interface AnswerLanguage {
  /** ISO 639-1. */
  readonly language: string
  readonly parts: Slots
}
