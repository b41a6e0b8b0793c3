import type { Wordings } from '../wordings.ts'
import words from './warm-up.json' with { type: 'json' }

/** Harmless turns of rapport. The places of `fillWording`, but not `{goal}` and `{topic}`: a warm-up stays away from both. */
export const warmUpWordings: Wordings = words.warmUpWordings
