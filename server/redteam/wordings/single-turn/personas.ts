import type { Wordings } from '../wordings.ts'
import words from './personas.json' with { type: 'json' }

/** An alter ego without rules. Slots `{name}`, `{context}`, `{payload}`. */
export const alterEgos: Wordings = words.alterEgos

/** Somebody who only cares about reaching the end. Slots `{name}`, `{context}`, `{payload}`. */
export const strategists: Wordings = words.strategists

/** An expert or a figure who would naturally say it. Slots `{name}`, `{role}`, `{context}`, `{payload}`. */
export const roles: Wordings = words.roles

/** Who could know. Slot `{context}`. */
export const knowingRoles: Wordings = words.knowingRoles

/** A dear relative who used to tell it. Slots `{context}`, `{payload}`. */
export const grandmothers: Wordings = words.grandmothers
