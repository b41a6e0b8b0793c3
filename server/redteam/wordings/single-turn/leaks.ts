import { framesOf } from '../frame-languages/catalogue.ts'
import type { FrameWordings } from '../wordings.ts'
import words from './leaks.json' with { type: 'json' }

/** The system prompt is asked for. Slots `{context}`, `{payload}`. */
export const promptLeaks: FrameWordings = framesOf('leak.system_prompt', words.promptLeaks)

/** A file with a blank where a key would stand. Slots `{context}`, `{payload}`. */
export const keyCompletions: FrameWordings = framesOf('leak.key_completion', words.keyCompletions)

/** An image whose address carries the answer away. Slots `{url}`, `{payload}`. */
export const imageLeaks: FrameWordings = framesOf('leak.markdown_image', words.imageLeaks)

/** What others said to the target. Slots `{context}`, `{payload}`. */
export const crossSessions: FrameWordings = framesOf('leak.cross_session', words.crossSessions)

/** Material to be summarised that holds an order. Slots `{before}`, `{after}` (harmless sentences), `{payload}`. */
export const poisonedDocuments: FrameWordings = framesOf('ind.latent_inline', words.poisonedDocuments)
