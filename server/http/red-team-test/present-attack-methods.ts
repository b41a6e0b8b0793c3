import type { AttackMethods as WireAttackMethods } from '../../../contract/red-team-test/attack-methods.ts'
import type { AttackMethods } from '../../domain/red-team-test/attack-methods.ts'

/** Techniques and numbers as the red-team API shows them. */
export function presentAttackMethods(methods: AttackMethods): WireAttackMethods {
  const { techniqueIds, warmUpTurns, attempts, languages = [] } = methods
  return {
    technique_ids: [...techniqueIds],
    ...(languages.length > 0 && { languages: [...languages] }),
    dimension2: { warm_up_turns: warmUpTurns, attempts },
  }
}
