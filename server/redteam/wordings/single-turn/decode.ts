import type { Wordings } from '../wordings.ts'
import words from './decode.json' with { type: 'json' }

/** A plain ask to decode and follow. Slots `{form}`, `{payload}`. */
export const decodeAsks: Wordings = words.decodeAsks

/** An ask to answer a text whose letters are only changed, not encoded. Slots `{form}`, `{payload}`. */
export const readThroughAsks: Wordings = words.readThroughAsks

/** An ask to read what is hidden between the visible characters. Slots `{form}`, `{payload}` (invisible). */
export const hiddenTextAsks: Wordings = words.hiddenTextAsks
