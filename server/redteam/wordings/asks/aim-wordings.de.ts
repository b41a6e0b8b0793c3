import type { AimWordings } from './aim-wording.ts'
import words from './aim-wordings.de.json' with { type: 'json' }

/** What attackers ask for, in German. Slots: other, others and brand are datives, all else accusatives. */
export const germanAims: AimWordings = words.aims
