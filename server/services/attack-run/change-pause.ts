import { step } from '../../domain/attack-run/attack-run.ts'
import type { RunEvent } from '../../domain/attack-run/run-event.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import { Problem } from '../../domain/problem.ts'
import type { AttackRunScope } from '../attempt/attack-run-scope.ts'
import { momentOf } from '../audit/moment-of.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type RunReference, readAttackRun, runNotFound } from '../results/read-attack-run.ts'

/** What becomes of a run's pause. */
export interface PauseChange {
  /** To pause it or to let it go on. */
  readonly event: Extract<RunEvent, { readonly kind: 'paused' | 'resumed' }>
  /** As the audit log names it. */
  readonly action: 'attack-run.pause' | 'attack-run.resume'
  /** Who wants it so, as the audit log shows it. */
  readonly actor: string
}

/** Pauses a run or resumes it; the audit log tells of it only where that changed something. Rejects as those do. */
export async function changePause(
  scope: AttackRunScope,
  reference: RunReference,
  { event, action, actor }: PauseChange,
): Promise<AttackRun> {
  const { organizationId, testId, id } = await readAttackRun(scope, reference)
  return scope.store.write(async (repositories) => {
    // Nobody ends it meanwhile: an ended run is never paused.
    const run = await repositories.attackRuns.lock(organizationId, testId, id)
    if (run === null) throw runNotFound()
    const result = step({ run, attempts: [] }, event)
    if (result.kind === 'refused') throw runOver(run, result.detail)
    if (result.kind === 'unchanged') return run
    const changed = result.slice.run
    await repositories.attackRuns.setPause(organizationId, id, changed.pausedAtMs)
    await recordAudit(scope, repositories, {
      ...{ organizationId, actor, action, target: `test:${testId}` },
      before: { paused_at: momentOf(run.pausedAtMs) },
      after: { run_id: id, paused_at: momentOf(changed.pausedAtMs) },
    })
    return changed
  })
}

function runOver({ id, status }: AttackRun, detail: string): Problem {
  const state = status === 'completed' ? 'has ended' : 'is being ended'
  return new Problem('conflict', `Run ${id} ${state}. ${detail} Begin another one (POST …/attack-run/begin).`)
}
