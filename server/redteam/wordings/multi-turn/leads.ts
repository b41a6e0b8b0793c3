import type { Wordings } from '../wordings.ts'
import words from './leads.json' with { type: 'json' }

/** First sentences of an attempt: who is asking and why now; one for each try. Places `{role}`, `{document}`, `{moment}`, `{customers}`, `{noun}`. */
export const leads: Wordings = words.leads

/** Before a turn that holds on to the target's last answer. Place `{said}`: a phrase of it. */
export const anchors: Wordings = words.anchors

/** After a harmless step was turned away: take the weight out of it and stay on the topic. Place `{topic}`. */
export const stepBacks: Wordings = words.stepBacks
