import type { AimWordings } from './aim-wording.ts'
import words from './aim-wordings.en.json' with { type: 'json' }

/** What attackers ask for, in English. Slots in braces are filled by `fillSlots`. */
export const englishAims: AimWordings = words.aims
