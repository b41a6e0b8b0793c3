import {
  type AlarmingText,
  type CalibratedGuardrail,
  type Calibration,
  type GuardrailCalibration,
  isUnderWay,
  securityKey,
} from '../../domain/calibration/calibration.ts'
import type { CalibrationWork } from '../../domain/calibration/calibration-repository.ts'
import {
  alarmsAllowed,
  type FoundThreshold,
  observedRate,
  whyNotOrdinary,
} from '../../domain/calibration/operating-point.ts'
import { projectAlarms, shareTarget } from '../../domain/calibration/shared-target.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { moveThresholds, type ThresholdMove } from './move-thresholds.ts'

/**
 * Decides about a calibration whose texts are all measured: refuses texts that are no ordinary traffic, finds the
 * thresholds, and moves them unless it is a dry run. All in one transaction, which also forgets the texts.
 */
export async function concludeCalibration(
  scope: GuardScope,
  calibration: Calibration,
  work: CalibrationWork,
): Promise<void> {
  const { organizationId, projectId, id, request } = calibration
  const decided = decideCalibration(calibration, work)
  const moves = decided.status === 'completed' && !request.isDryRun ? movesOf(decided) : []
  const nowMs = scope.clock.nowMs()
  await scope.store.write(async (repositories) => {
    const present = await repositories.calibrations.lock(organizationId, id)
    if (present === null || !isUnderWay(present)) return
    const finished = { ...decided, advancedAtMs: nowMs, finishedAtMs: nowMs }
    if (moves.length === 0) return await repositories.calibrations.settle(finished)
    const wanted = { organizationId, projectId, moves, actor: request.actor, action: 'project.calibrate' } as const
    const changed = await moveThresholds(scope, repositories, wanted)
    await repositories.calibrations.settle(
      changed === null ? applied(finished, moves, nowMs) : { ...finished, reason: whyNotApplied(changed) },
    )
  })
  scope.configurations.forgetAll()
  // In the log of an embedded database the texts could still be read. If it cannot be emptied now, the hourly upkeep does.
  await scope.store.scrub().catch(() => undefined)
}

/** What the measured values say, before anything is moved. */
function decideCalibration(calibration: Calibration, work: CalibrationWork): Calibration {
  const { request } = calibration
  const values = (key: string) => work.progress.values[key] ?? []
  const judged = (key: string) => values(key).filter((value) => value !== null)
  if (!request.acceptsAlarms) {
    for (const { key, name, threshold, isRule } of request.guardrails) {
      const why = isRule ? null : whyNotOrdinary(key, threshold, judged(key))
      if (why === null) continue
      const reason = `For "${name}" ${why}. Ordinary traffic does not: look at the suspects and leave out what is no ordinary text, or say accept_alarms if all of it is.`
      return { ...calibration, status: 'refused', reason, suspects: alarmingTexts(key, 0, values(key), work) }
    }
  }
  const measured = request.guardrails.map((guardrail) => ({ ...guardrail, values: values(guardrail.key) }))
  const target = { targetRate: request.targetRate, tightens: request.tightens ?? true }
  const thresholds = shareTarget(measured, target)
  const results = request.guardrails.map((guardrail) => resultOf(guardrail, calibration, { work, thresholds }))
  if (results.some(({ problem }) => problem === null)) {
    return { ...calibration, status: 'completed', results, project: projectAlarms(measured, thresholds, target) }
  }
  return { ...calibration, status: 'failed', reason: results[0]?.problem ?? 'Nothing was measured.', results }
}

function resultOf(
  guardrail: CalibratedGuardrail,
  { request }: Calibration,
  { work, thresholds }: { readonly work: CalibrationWork; readonly thresholds: ReadonlyMap<string, FoundThreshold> },
): GuardrailCalibration {
  const { key, threshold: before } = guardrail
  const all = work.progress.values[key] ?? []
  const values = all.flatMap((value) => (value === null ? [] : [value]))
  const allowed = alarmsAllowed(values.length, request.targetRate)
  const found = thresholds.get(key) ?? { threshold: before, limitedBy: null }
  const unjudged = work.subjects.length - values.length
  return {
    guardrail,
    detector: work.progress.detectors[key] ?? null,
    ...found,
    judged: values.length,
    unjudged,
    before: observedRate(values, values.length, before),
    after: observedRate(values, values.length, found.threshold),
    alarming: alarmingTexts(key, before, all, work),
    values: values.toSorted((a, b) => b - a).slice(0, valuesMax),
    problem:
      allowed === null
        ? `${unjudged} of ${work.subjects.length} texts could not be judged by "${guardrail.name}": too few are left for a rate of ${request.targetRate}.`
        : null,
    isApplied: false,
  }
}

const valuesMax = 1_000
const alarmingMax = 20

function alarmingTexts(
  guardrail: string,
  threshold: number,
  values: readonly (number | null)[],
  { subjects }: CalibrationWork,
): readonly AlarmingText[] {
  const alarming = values.flatMap((value, place): AlarmingText[] => {
    const subject = subjects[place]
    if (value === null || value < threshold || subject === undefined) return []
    const named =
      'text' in subject ? { index: subject.index, messageId: null } : { index: null, messageId: subject.messageId }
    return [{ ...named, guardrail, value }]
  })
  return alarming.sort((a, b) => b.value - a.value).slice(0, alarmingMax)
}

function movesOf({ request, results }: Calibration): readonly ThresholdMove[] {
  return results
    .filter(({ guardrail: { key, threshold }, ...found }) => {
      const mayMove = key === securityKey || request.appliesPolicies
      return mayMove && found.problem === null && found.threshold !== threshold
    })
    .map(({ guardrail: { key, name, threshold: from }, threshold: to }) => ({ guardrail: key, name, from, to }))
}

function applied(calibration: Calibration, moves: readonly ThresholdMove[], appliedAtMs: number): Calibration {
  const moved = new Set(moves.map(({ guardrail }) => guardrail))
  const results = calibration.results.map((one) => ({ ...one, isApplied: moved.has(one.guardrail.key) }))
  return { ...calibration, results, appliedAtMs }
}

function whyNotApplied({ name, from }: ThresholdMove): string {
  return `Nothing was moved: the threshold of "${name}" was ${from} when this began and was moved meanwhile. Calibrate again.`
}
