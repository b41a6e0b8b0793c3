import type { PlannedTarget } from '../planned-target.ts'
import { eighthA } from './a/catalogue.ts'
import { eighthB } from './b/catalogue.ts'

/**
 * Twenty applications by two hands that had seen neither the engine nor the other zoos, only the interface and the list of techniques: twelve
 * weak, eight sound; a third speak German, French or Spanish, a third use tools, a third answer out of a handbook of some 2,000 words.
 */
export const eighthZoo: readonly PlannedTarget[] = [...eighthA, ...eighthB]
