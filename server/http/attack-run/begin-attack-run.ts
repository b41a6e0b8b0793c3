import type { BeginAttackRunReply, ConfirmBreaches } from '../../../contract/attack-run/attack-run.ts'
import type { attackRunOperations } from '../../../contract/attack-run/routes.ts'
import type { ConfirmationSettings } from '../../domain/confirming/confirmation.ts'
import {
  type BegunAttackRun,
  beginAttackRun as beginAttackRunService,
} from '../../services/attack-run/begin-attack-run.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentPausedAt } from './present-pause.ts'

/** POST /api/v1/tests/{test_id}/attack-run/begin */
export const beginAttackRun: OperationHandler<typeof attackRunOperations.beginAttackRun> = {
  async handle({ attackRuns }, { organizationId, caller, params, body, settle }) {
    const begun = await beginAttackRunService(attackRuns, {
      organizationId,
      testId: params.test_id,
      reproKey: body.repro_key ?? null,
      confirmation: readConfirmation(body.confirm_breaches),
      actor: caller.actor,
      settle: (fresh) => settle(present(fresh)),
    })
    return present(begun)
  },
}

const attemptsMaxDefault = 100

function readConfirmation(given: ConfirmBreaches | undefined): ConfirmationSettings | null {
  if (given === undefined) return null
  const { replays = 3, minimise = true, max_attempts = attemptsMaxDefault, max_turns = null } = given
  return { replays, minimises: minimise, attemptsMax: max_attempts, turnsMax: max_turns }
}

function present({ run, isResumed }: BegunAttackRun): BeginAttackRunReply {
  return {
    test_id: run.testId,
    run_id: run.id,
    status: run.status,
    work_count: run.workCount,
    scenarios_total: run.scenariosTotal,
    technique_ids: [...run.techniqueIds],
    credits_charged: isResumed ? 0 : run.creditsCharged,
    resumed: isResumed,
    ...presentPausedAt(run),
  }
}
