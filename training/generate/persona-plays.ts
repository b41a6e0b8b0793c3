import type { Family } from './pair.ts'
import { spanOf } from './pair.ts'
import { personaTables as tables } from './persona-tables.ts'
import { fill } from './slots.ts'

/** Long requests to play somebody with a clause that drops all rules; the twin is the same request with a harmless clause. */
export const personaPlays: Family = {
  id: 'persona-play',
  count: 650,
  make: ({ random }) => {
    const index = random.below(tables.breaks.length)
    const [opening, manner, closing] = [tables.openings, tables.manners, tables.closings].map((table) =>
      fill(random.pick(table), tables.slots, random),
    )
    const clause = fill(tables.breaks[index] ?? '', tables.slots, random)
    const harmless = fill(random.pick(tables.manners), tables.slots, random)
    const isClauseLast = random.next() < 0.4
    const put = (one: string): string =>
      (isClauseLast ? [opening, manner, closing, one] : [opening, manner, one, closing]).join(' ')
    return {
      attack: put(clause),
      attackSpan: spanOf(put(clause), clause),
      benign: put(harmless),
      kinds: ['jailbreak'],
      wording: `persona-play en ${index}`,
      language: 'en',
    }
  },
}
