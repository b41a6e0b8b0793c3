import type { Wordings } from '../wordings.ts'
import words from './leaks.json' with { type: 'json' }

/** The system prompt is asked for. Slots `{context}`, `{payload}`. */
export const promptLeaks: Wordings = words.promptLeaks

/** A file with a blank where a key would stand. Slots `{context}`, `{payload}`. */
export const keyCompletions: Wordings = words.keyCompletions

/** An image whose address carries the answer away. Slots `{url}`, `{payload}`. */
export const imageLeaks: Wordings = words.imageLeaks

/** What others said to the target. Slots `{context}`, `{payload}`. */
export const crossSessions: Wordings = words.crossSessions

/** Material to be summarised that holds an order. Slots `{before}`, `{after}` (harmless sentences), `{payload}`. */
export const poisonedDocuments: Wordings = words.poisonedDocuments
