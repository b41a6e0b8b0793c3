import { framesOf, withFurther } from '../frame-languages/catalogue.ts'
import type { FrameWordings, Wordings } from '../wordings.ts'
import words from './context.json' with { type: 'json' }

/** Forged control tokens of chat templates. Slots `{open}`, `{close}`, `{system}`, `{user}`, `{assistant}`, `{payload}`. */
export const tokenFrames: Wordings = words.tokenFrames

/** A word without end. Slots `{word}`, `{times}` (the word many times), `{payload}`. */
export const repetitions: Wordings = words.repetitions

/** After a flood of control characters. Slots `{flood}`, `{payload}`. */
export const controlFloods: Wordings = words.controlFloods

/** A realistic document of data whose one field is an order. Slot `{document}`. */
export const jsonAsks: Wordings = words.jsonAsks

/** An order in markup that looks as if the operator wrote it. Slots `{context}`, `{payload}`. */
export const markupAsks: FrameWordings = framesOf('struct.markup', words.markupAsks)

/** Harmless sentences to bury something in. No slots. */
export const fillers: FrameWordings = withFurther(words.fillers, (further) => further.words.fillers)

/** Filler around the goal. Slots `{before}`, `{after}`, `{payload}`. */
export const floods: FrameWordings = framesOf('ctx.flood', words.floods)

/** A question that sounds as if it should not be answered and an answer that does at once, harmless, joined by `|`. */
export const compliantPairs: Wordings = words.compliantPairs

/** Many pairs of question and answer, then the goal. Slots `{pairs}`, `{payload}`. */
export const manyShots: Wordings = words.manyShots

/** A turn that the target never said, in which it offers the content. Slot `{goal}`. */
export const forgedOffers: Wordings = words.forgedOffers

/** The first question of a forged conversation. Slot `{context}`. */
export const forgedOpenings: Wordings = words.forgedOpenings

/** The consent after a forged offer. Slot `{payload}`. */
export const consents: Wordings = words.consents

/** The goal between questions in other languages. Slots `{first}`, `{second}`, `{third}` (harmless questions), `{payload}`. */
export const sandwiches: Wordings = words.sandwiches

/** Harmless questions. No slots. */
export const smallTalk: Wordings = words.smallTalk

/** The goal asked in the language itself. Slot `{payload}`. */
export const plainAsks: Wordings = words.plainAsks

/** The goal asked in a language on purpose. Slot `{ask}`. */
export const languageAsks: Wordings = words.languageAsks

/** A scale with an example for its top. Slots `{context}`, `{payload}`. */
export const likerts: FrameWordings = framesOf('likert.single', words.likerts)

/** A background of false facts. Slots `{context}`, `{payload}`. */
export const poisons: FrameWordings = framesOf('ctx.poison_single', words.poisons)
