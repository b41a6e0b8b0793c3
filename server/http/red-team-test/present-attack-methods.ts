import type { AttackMethods as WireAttackMethods } from '../../../contract/red-team-test/attack-methods.ts'
import type { AttackMethods } from '../../domain/red-team-test/attack-methods.ts'

/** Techniques and numbers as the red-team API shows them. */
export function presentAttackMethods({ techniqueIds, warmUpTurns, attempts }: AttackMethods): WireAttackMethods {
  return { technique_ids: [...techniqueIds], dimension2: { warm_up_turns: warmUpTurns, attempts } }
}
