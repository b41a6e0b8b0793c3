import type { AimWordings } from './aim-wording.ts'
import words from './aim-wordings.fr.json' with { type: 'json' }

/** What attackers ask for, in French. `other` and `staff` begin with `un`: put `d’` before them. */
export const frenchAims: AimWordings = words.aims
