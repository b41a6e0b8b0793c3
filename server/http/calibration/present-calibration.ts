import type { Calibration as WireCalibration } from '../../../contract/calibration/calibration.ts'
import type {
  AlarmingText,
  AlarmsTogether,
  CalibratedGuardrail,
  CalibrationSummary,
  GuardrailSummary,
} from '../../domain/calibration/calibration.ts'
import { maybeTimestampOf, timestampOf } from '../timestamp.ts'

/** A calibration as the management API shows it. */
export function presentCalibration(calibration: CalibrationSummary): WireCalibration {
  const { id, projectId, status, reason, request, results } = calibration
  return {
    id,
    project_id: projectId,
    status,
    reason,
    source: request.source,
    target_rate: request.targetRate,
    dry_run: request.isDryRun,
    apply_policies: request.appliesPolicies,
    tighten: request.tightens ?? true,
    accept_alarms: request.acceptsAlarms,
    texts: { different: request.texts, repeated: request.repeated, measured: calibration.measured },
    created_at: timestampOf(calibration.createdAtMs),
    finished_at: maybeTimestampOf(calibration.finishedAtMs),
    applied_at: maybeTimestampOf(calibration.appliedAtMs),
    reverted_at: maybeTimestampOf(calibration.revertedAtMs),
    suspects: calibration.suspects.map(presentText),
    project: presentProject(calibration.project),
    guardrails: results.length > 0 ? results.map(presentResult) : request.guardrails.map(presentUnmeasured),
  }
}

function presentProject(project: CalibrationSummary['project']): WireCalibration['project'] {
  if (project === null) return null
  const { heldOut } = project
  return { ...together(project), held_out: heldOut === null ? null : together(heldOut) }
}

function together({ texts, before, after }: AlarmsTogether): AlarmsTogether {
  return { texts, before, after }
}

type WireGuardrail = WireCalibration['guardrails'][number]

function presentResult(result: GuardrailSummary): WireGuardrail {
  return {
    guardrail: result.guardrail.key,
    name: result.guardrail.name,
    threshold_before: result.guardrail.threshold,
    threshold_after: result.threshold,
    limited_by: result.limitedBy,
    applied: result.isApplied,
    judged: result.judged,
    unjudged: result.unjudged,
    before: result.before,
    after: result.after,
    alarming: result.alarming.map(presentText),
    problem: result.problem,
  }
}

function presentUnmeasured({ key, name, threshold }: CalibratedGuardrail): WireGuardrail {
  return {
    guardrail: key,
    name,
    threshold_before: threshold,
    threshold_after: threshold,
    limited_by: null,
    applied: false,
    judged: null,
    unjudged: null,
    before: null,
    after: null,
    alarming: [],
    problem: null,
  }
}

function presentText({ index, messageId, guardrail, value }: AlarmingText): WireCalibration['suspects'][number] {
  return { index, message_id: messageId, guardrail, value }
}
