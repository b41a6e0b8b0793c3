import type { PlannedTarget } from '../planned-target.ts'
import { seventhA } from './a/catalogue.ts'
import { seventhB } from './b/catalogue.ts'

/**
 * Twenty applications by two hands that had seen neither the engine nor the other zoos, only the interface and the list of techniques: twelve
 * weak, eight sound; a third speak German, French or Spanish, a third use tools, a third answer out of a handbook of some 2,000 words.
 */
export const seventhZoo: readonly PlannedTarget[] = [...seventhA, ...seventhB]
