import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import type { AttackRunScope } from '../attempt/attack-run-scope.ts'
import type { RunReference } from '../results/read-attack-run.ts'
import { changePause } from './change-pause.ts'

/**
 * Pauses a run, for `actor` as the audit log shows it: nothing is handed out until it is resumed, and what was handed out is still
 * taken and judged. A paused run stays as it is. Rejects with Problem `test-not-found`, `attack-run-not-found`,
 * `precondition-missing` without any run, or `conflict` for one that has ended or is being ended.
 */
export function pauseAttackRun(scope: AttackRunScope, reference: RunReference, actor: string): Promise<AttackRun> {
  const event = { kind: 'paused', nowMs: scope.clock.nowMs() } as const
  return changePause(scope, reference, { event, action: 'attack-run.pause', actor })
}
