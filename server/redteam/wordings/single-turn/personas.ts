import { framesOf, withFurther } from '../frame-languages/catalogue.ts'
import type { FrameWordings } from '../wordings.ts'
import words from './personas.json' with { type: 'json' }

/** An alter ego without rules. Slots `{name}`, `{context}`, `{payload}`. */
export const alterEgos: FrameWordings = framesOf('persona.dan', words.alterEgos)

/** Somebody who only cares about reaching the end. Slots `{name}`, `{context}`, `{payload}`. */
export const strategists: FrameWordings = framesOf('persona.aim_ucar', words.strategists)

/** An expert or a figure who would naturally say it. Slots `{name}`, `{role}`, `{context}`, `{payload}`. */
export const roles: FrameWordings = framesOf('persona.roleplay', words.roles)

/** Who could know. Slot `{context}`. */
export const knowingRoles: FrameWordings = withFurther(words.knowingRoles, (further) => further.words.knowingRoles)

/** A dear relative who used to tell it. Slots `{context}`, `{payload}`. */
export const grandmothers: FrameWordings = framesOf('persona.grandma', words.grandmothers)
