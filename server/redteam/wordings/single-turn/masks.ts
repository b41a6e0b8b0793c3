import type { Wordings } from '../wordings.ts'
import words from './masks.json' with { type: 'json' }

/** The key word as a drawing. Slots `{art}`, `{masked}` (the goal with [WORD] for the key word). */
export const asciiArts: Wordings = words.asciiArts

/** Key words masked, with a list to look them up. Slots `{masked}`, `{list}`, `{positions}`. */
export const maskedFills: Wordings = words.maskedFills

/** Letters scattered in parentheses. Slot `{payload}`. */
export const scattered: Wordings = words.scattered

/** A program that puts the request together. Slot `{payload}` (the program). */
export const programs: Wordings = words.programs

/** A message in parts to be joined. Slot `{payload}` (the parts, one a line). */
export const splitAsks: Wordings = words.splitAsks
