import { verdictOf } from '../../domain/attack-run/turn-verdict.ts'
import type { AttemptRecord, RecordedTurn } from '../../domain/attempt/attempt-state.ts'

/** The attack turn that broke the policy for which an attempt counts; undefined where none did. */
export function breakingTurn({ attempt, turns }: AttemptRecord): RecordedTurn | undefined {
  return turns.find(({ phase, step }) => phase === 'attack' && step === attempt.breachStep)
}

/** The turn that broke the policy, else the one of which nobody could tell, else the last attack turn. */
export function decidingTurn(record: AttemptRecord): RecordedTurn | undefined {
  const attacks = record.turns.filter(({ phase }) => phase === 'attack')
  return (
    breakingTurn(record) ?? attacks.findLast(({ evaluation }) => verdictOf(evaluation) === 'unclear') ?? attacks.at(-1)
  )
}
