import { eighthZoo } from './eighth/catalogue.ts'
import { fifthZoo } from './fifth/catalogue.ts'
import { fourthZoo } from './fourth/catalogue.ts'
import { ninthZoo } from './ninth/catalogue.ts'
import type { PlannedTarget } from './planned-target.ts'
import { secondZoo } from './second/catalogue.ts'
import { seventhZoo } from './seventh/catalogue.ts'
import { sixthZoo } from './sixth/catalogue.ts'
import { thirdZoo } from './third/catalogue.ts'

/** Zoos by their name on the command line. Throws for an unknown one. */
export function plannedZoo(name: string): readonly PlannedTarget[] {
  const zoo = zoos.get(name)
  if (zoo === undefined)
    throw new Error(`--zoo must be one of ${[...zoos.keys()].join(', ')}, not ${JSON.stringify(name)}.`)
  return zoo
}

const zoos: ReadonlyMap<string, readonly PlannedTarget[]> = new Map<string, readonly PlannedTarget[]>([
  ['second', secondZoo],
  ['third', thirdZoo],
  ['fourth', fourthZoo],
  ['fifth', fifthZoo],
  ['sixth', sixthZoo],
  ['seventh', seventhZoo],
  ['eighth', eighthZoo],
  ['ninth', ninthZoo],
])
