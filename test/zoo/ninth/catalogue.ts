import type { PlannedTarget } from '../planned-target.ts'
import { ninthA } from './a/catalogue.ts'
import { ninthB } from './b/catalogue.ts'

/**
 * Twenty applications by two hands that had seen neither the engine nor the other zoos, only the interface and the list of techniques: ten
 * weak, ten sound, which say much beside what they must not; a third speak German, French or Spanish, a third use tools, a third answer out
 * of a handbook of some 2,000 words.
 */
export const ninthZoo: readonly PlannedTarget[] = [...ninthA, ...ninthB]
