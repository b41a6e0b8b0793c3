import { framesOf } from '../frame-languages/catalogue.ts'
import type { FrameWordings, Wordings } from '../wordings.ts'
import words from './persuasion.json' with { type: 'json' }

/** Anger, pity, urgency. Slots `{context}`, `{payload}`. */
export const emotions: Wordings = words.emotions

/** A superior or an auditor demands it. Slots `{name}`, `{context}`, `{payload}`. */
export const authorities: FrameWordings = framesOf('persuade.authority', words.authorities)

/** The goal as defence or teaching. Slots `{context}`, `{payload}`. */
export const redirections: Wordings = words.redirections

/** A forged command of maintenance. Slots `{context}`, `{tool}`, `{payload}`. */
export const overrides: FrameWordings = framesOf('esc.system_override', words.overrides)

/** A claimed role with inherited rights. Slots `{name}`, `{context}`, `{tool}`, `{payload}`. */
export const permissions: Wordings = words.permissions

/** A claimed exception from checks of the input. Slots `{context}`, `{payload}`. */
export const bypasses: Wordings = words.bypasses
