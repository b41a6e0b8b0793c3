import type { Family } from './pair.ts'
import { fill } from './slots.ts'
import { trickSlots } from './trick-slots.ts'
import type { TrickTable } from './trick-tables.ts'
import { trickTables } from './trick-tables.ts'
import { address, typing } from './variation.ts'

/** Attacks that work by form, in English, each with a twin of the same form and a harmless purpose. */
export const trickFamilies: readonly Family[] = trickTables.map(trick)

function trick({ id, count, kinds, attacks, twins }: TrickTable): Family {
  return {
    id,
    count,
    make: ({ random }) => {
      const index = random.below(attacks.length)
      const [typed, addressed] = [typing(random), address(random)]
      return {
        attack: addressed(
          typed(fill(attacks[index] ?? '', trickSlots, random).replace(/\{\{|\}\}/g, (braces) => braces.charAt(0))),
        ),
        benign: addressed(typed(fill(random.pick(twins), trickSlots, random))),
        kinds,
        wording: `${id} en ${index}`,
        language: 'en',
      }
    },
  }
}
