import type { EvaluatorIdentity } from '../evaluator-identity.ts'

/** The key of the security guardrail among guardrails; a policy's key is its id. */
export const securityKey = 'security'

/**
 * `pending`: not begun. `running`: texts are being measured. `completed`: thresholds were found, and applied unless the
 * owner asked not to. `refused`: the texts are no ordinary traffic. `failed`: too many texts could not be judged.
 */
export type CalibrationStatus = 'pending' | 'running' | 'completed' | 'refused' | 'failed'

/** A guardrail as it stood when the calibration was asked for. */
export interface CalibratedGuardrail {
  /** `security` or a policy's id. */
  readonly key: string
  readonly name: string
  /** As it stood then: 0 to 1 for a policy, a calibrated risk for security. */
  readonly threshold: number
  /** SHA-256 of what its values depend on besides the detector; empty for security. */
  readonly definitionSha256: string
  /** Judged by patterns, which are there or not: it is measured, and its threshold stays. */
  readonly isRule: boolean
}

/** What the owner asked for. */
export interface CalibrationRequest {
  readonly guardrails: readonly CalibratedGuardrail[]
  /** The share of ordinary texts on which the project as a whole may alarm, .0006 to .2. */
  readonly targetRate: number
  /** Whether thresholds may fall too; absent in those of early versions, where they might. */
  readonly tightens?: boolean
  /** Whether thresholds stay, whatever is found. */
  readonly isDryRun: boolean
  /** Whether policies move too, in every project that uses them. */
  readonly appliesPolicies: boolean
  /** Whether texts that look like attacks do not stop it. */
  readonly acceptsAlarms: boolean
  readonly source: 'texts' | 'traffic'
  /** How many different texts there are. */
  readonly texts: number
  /** How many were left out because they were said before. */
  readonly repeated: number
  /** Who asked, as the audit log shows it. */
  readonly actor: string
}

/** One text to be measured. */
export type CalibrationSubject =
  /** Its place in the list that was sent, and the text itself. */
  | { readonly index: number; readonly text: string }
  /** A stored message; its text is read when it is measured, so an erasure in between holds. */
  | { readonly messageId: string }

/** What was measured so far. Places are those of the subjects. */
export interface CalibrationProgress {
  /** By guardrail, a value for each text measured so far; null = it could not be judged. */
  readonly values: Readonly<Record<string, readonly (number | null)[]>>
  /** By guardrail, which detector measured those values. */
  readonly detectors: Readonly<Record<string, EvaluatorIdentity>>
}

/** A text that alarms, without its words. */
export interface AlarmingText {
  /** Place in the list that was sent; null for stored messages. */
  readonly index: number | null
  /** Null for a text of a list that was sent. */
  readonly messageId: string | null
  /** The key of the guardrail that alarms. */
  readonly guardrail: string
  /** 0 to 1 for a policy, a calibrated risk for security. */
  readonly value: number
}

/** A share with its 95 % interval. */
export interface ObservedRate {
  /** Texts that alarm. */
  readonly alarms: number
  /** 0 to 1. */
  readonly rate: number
  /** Of the interval, 0 to 1. */
  readonly low: number
  /** Of the interval, 0 to 1. */
  readonly high: number
}

/** What the guardrails that a calibration may move alarm on together; texts on which several alarm count once. */
export interface AlarmsTogether {
  /** How many texts were judged. */
  readonly texts: number
  readonly before: ObservedRate
  readonly after: ObservedRate
}

/** The same for the whole, and for the half of the texts that chose no threshold; null where that half is too small. */
export interface ProjectAlarms extends AlarmsTogether {
  /** Null where fewer texts than a rate needs are in that half. */
  readonly heldOut: AlarmsTogether | null
}

/** What the texts say about one guardrail. */
export interface GuardrailCalibration {
  readonly guardrail: CalibratedGuardrail
  /** Which one measured the values; null when none was. */
  readonly detector: EvaluatorIdentity | null
  /** The threshold that the texts ask for. */
  readonly threshold: number
  /** `loosest`, `strictest`: the texts would move it further than is safe. Null: they would not. */
  readonly limitedBy: 'loosest' | 'strictest' | null
  /** How many texts were judged. */
  readonly judged: number
  /** How many could not be judged; they count neither as alarms nor as silence. */
  readonly unjudged: number
  readonly before: ObservedRate
  readonly after: ObservedRate
  /** Those that alarm at the threshold before, strongest first, at most 20. */
  readonly alarming: readonly AlarmingText[]
  /** The highest values, falling, at most 1,000: alarms at any threshold above the last of them can be counted. */
  readonly values: readonly number[]
  /** Why nothing can be said about it; null when something can. */
  readonly problem: string | null
  /** Whether the calibration moved this threshold. */
  readonly isApplied: boolean
}

/** The same without the values, which are many. */
export type GuardrailSummary = Omit<GuardrailCalibration, 'values'>

/** A calibration as lists show it. */
export interface CalibrationSummary extends Omit<Calibration, 'results'> {
  readonly results: readonly GuardrailSummary[]
}

/** One calibration of a project on its owner's texts. */
export interface Calibration {
  readonly id: string
  readonly organizationId: string
  readonly projectId: string
  readonly status: CalibrationStatus
  readonly request: CalibrationRequest
  /** How many texts were measured so far. */
  readonly measured: number
  /** Why it was refused, failed, or not applied; null otherwise. */
  readonly reason: string | null
  /** For a refused one: the texts that look least like ordinary traffic, at most 20. */
  readonly suspects: readonly AlarmingText[]
  readonly results: readonly GuardrailCalibration[]
  /** Null until it is completed, and for those of early versions. */
  readonly project: ProjectAlarms | null
  readonly createdAtMs: number
  /** When it last went on. */
  readonly advancedAtMs: number
  /** When it was completed, refused or failed; null while it goes on. */
  readonly finishedAtMs: number | null
  /** When it moved thresholds; null = it moved none. */
  readonly appliedAtMs: number | null
  /** When they were moved back; null = they were not. */
  readonly revertedAtMs: number | null
}

/** Whether it still goes on. */
export function isUnderWay({ status }: Pick<Calibration, 'status'>): boolean {
  return status === 'pending' || status === 'running'
}

/** A calibration that did not go on for this long is given up, so that it does not stand in the way for ever. */
export const calibrationStalledMs = 3_600_000
