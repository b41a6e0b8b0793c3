import type { AimWordings } from './aim-wording.ts'
import words from './aim-wordings.es.json' with { type: 'json' }

/** What attackers ask for, in Spanish. */
export const spanishAims: AimWordings = words.aims
