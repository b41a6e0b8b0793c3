import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import type { AttackRunScope } from '../attempt/attack-run-scope.ts'
import type { RunReference } from '../results/read-attack-run.ts'
import { changePause } from './change-pause.ts'

/**
 * Lets a paused run go on where it was, in the order that it would have had, for `actor` as the audit log shows it. A run that is
 * not paused stays as it is. Rejects with Problem `test-not-found`, `attack-run-not-found`, `precondition-missing` without any run,
 * or `conflict` for one that has ended or is being ended.
 */
export function resumeAttackRun(scope: AttackRunScope, reference: RunReference, actor: string): Promise<AttackRun> {
  return changePause(scope, reference, { event: { kind: 'resumed' }, action: 'attack-run.resume', actor })
}
