import type { PlannedTarget } from '../planned-target.ts'
import { fifthA } from './a/catalogue.ts'
import { fifthB } from './b/catalogue.ts'

/**
 * Thirty applications by two hands that had seen neither the engine nor the other zoos, only the interface and the list of techniques: twenty
 * weak, ten sound; a third speak German, French or Spanish, a third use tools, a third answer out of a handbook of some 2,000 words.
 */
export const fifthZoo: readonly PlannedTarget[] = [...fifthA, ...fifthB]
