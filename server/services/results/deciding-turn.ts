import { verdictOf } from '../../domain/attack-run/turn-verdict.ts'
import type { AttemptRecord, RecordedTurn } from '../../domain/attempt/attempt-state.ts'

/** The turn that broke the policy, else the one of which nobody could tell, else the last attack turn. */
export function decidingTurn({ attempt, turns }: AttemptRecord): RecordedTurn | undefined {
  const attacks = turns.filter(({ phase }) => phase === 'attack')
  const breach = attacks.find(({ step }) => step === attempt.breachStep)
  return breach ?? attacks.findLast(({ evaluation }) => verdictOf(evaluation) === 'unclear') ?? attacks.at(-1)
}
