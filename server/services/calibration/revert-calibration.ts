import type { Calibration } from '../../domain/calibration/calibration.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import { Problem } from '../../domain/problem.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { moveThresholds } from './move-thresholds.ts'
import { unknownCalibration } from './read-calibration.ts'

/** Which calibration to take back. */
export interface RevertCalibrationCommand {
  readonly organizationId: string
  readonly id: string
  /** Who takes it back, as the audit log shows it. */
  readonly actor: string
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (calibration: Calibration) => IdempotentReply | null
}

/**
 * Puts every threshold that a calibration moved back to what it was. In other processes it holds within 2 s. Rejects with
 * Problem `calibration-not-found`, or `conflict` when it moved nothing, was reverted already, or a threshold was moved
 * again since: then nothing changes.
 */
export async function revertCalibration(scope: ServiceScope, command: RevertCalibrationCommand): Promise<Calibration> {
  const { organizationId, id, actor } = command
  return scope.store.write(async (repositories) => {
    const calibration = await repositories.calibrations.lock(organizationId, id)
    if (calibration === null) throw unknownCalibration()
    refuseNothingToRevert(calibration)
    const revertedAtMs = scope.clock.nowMs()
    const reverted = { ...calibration, revertedAtMs }
    await repositories.calibrations.settle(reverted)
    const reply = command.settle(reverted)
    if (reply) await repositories.idempotency.settle(reply, revertedAtMs)
    const moves = calibration.results
      .filter(({ isApplied }) => isApplied)
      .map(({ guardrail: { key, name, threshold }, threshold: moved }) => {
        return { guardrail: key, name, from: moved, to: threshold }
      })
    const { projectId } = calibration
    const action = 'project.revert-calibration'
    const changed = await moveThresholds(scope, repositories, { organizationId, projectId, moves, actor, action })
    if (changed === null) return reverted
    throw new Problem(
      'conflict',
      `The threshold of "${changed.name}" is no longer ${changed.from}, as this calibration left it: somebody moved it since. Revert the later calibration first, or set the threshold itself.`,
    )
  })
}

function refuseNothingToRevert({ id, appliedAtMs, revertedAtMs }: Calibration): void {
  if (appliedAtMs === null) throw new Problem('conflict', `The calibration ${id} moved no threshold.`)
  if (revertedAtMs !== null) throw new Problem('conflict', `The calibration ${id} is reverted already.`)
}
