import type { AttackRunRepository, TurnPlace } from '../../domain/attack-run/attack-run-repository.ts'
import type { NextMove } from '../../domain/attack-run/next-move.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'

/**
 * What a client of the plain loop is pointed to while its run is paused, for it knows no other reason to wait than a turn: the open
 * one, else the one that was answered last. Null while nothing was asked yet.
 */
export async function turnWhilePaused(
  attackRuns: Pick<AttackRunRepository, 'findLastTurn'>,
  { organizationId, id }: AttackRun,
  { attempt }: Extract<NextMove, { readonly kind: 'paused' }>,
): Promise<TurnPlace | null> {
  if (attempt !== null) return { attemptId: attempt.id, turnIndex: attempt.turnIndex }
  return attackRuns.findLastTurn(organizationId, id)
}
