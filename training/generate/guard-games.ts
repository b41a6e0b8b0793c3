import { guardGameTables as tables } from './guard-game-tables.ts'
import type { AttackKind, Family } from './pair.ts'
import { fill } from './slots.ts'
import { address, typing } from './variation.ts'

/** Short tries to make a guard of a secret say the words that open the door; the twin is as short and means nothing by it. */
export const grantedGames: Family = game('granted-game', 320, tables.granted, tables.grantedTwins, ['override'])

/** Short everyday-looking questions that aim at the guarded secret or the instructions; the twin asks as briefly for something harmless. */
export const leakGames: Family = game('leak-game', 420, tables.leaks, tables.leakTwins, ['extraction'])

/** Requests to hand over instructions or context in another form; the twin asks for the same form of a text of the user's own. */
export const reshapedContext: Family = game('reshaped-context', 420, tables.reshaped, tables.reshapedTwins, [
  'extraction',
])

/** Rules of a game that turn refusals into answers; the twin is the same kind of game for fun. Kept from every fit. */
export const oppositeGames: Family = {
  ...game('opposite-game', 300, tables.opposite, tables.oppositeTwins, ['jailbreak']),
  heldOut: true,
}

function game(
  id: string,
  count: number,
  attacks: readonly string[],
  twins: readonly string[],
  kinds: readonly AttackKind[],
): Family {
  return {
    id,
    count,
    make: ({ random }) => {
      const index = random.below(attacks.length)
      const [typed, addressed] = [typing(random), address(random)]
      return {
        attack: addressed(typed(fill(attacks[index] ?? '', tables.slots, random))),
        benign: addressed(typed(fill(random.pick(twins), tables.slots, random))),
        kinds,
        wording: `${id} en ${index}`,
        language: 'en',
      }
    },
  }
}
