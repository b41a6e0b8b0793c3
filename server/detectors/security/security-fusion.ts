import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { isRecord } from '../../domain/is-record.ts'
import { isMonotone, type ScoreCalibration } from './calibration.ts'
import {
  areKnots,
  brokenModel,
  isNamedWeights,
  isNumber,
  type NamedWeight,
  parseModelFile,
  readModelFile,
  refuseOtherNames,
  refuseOtherParts,
} from './model-file.ts'
import { signals } from './signals.ts'

/** For which versions of its parts a fusion was fitted; others would give its signals another meaning. */
export interface FusionParts {
  /** Its version. */
  readonly encoder: string
  /** Version of the n-grams. */
  readonly ngrams: string
  /** Version of the rules. */
  readonly rules: string
}

/** How the opinions of rules, encoder and n-grams are weighed, and what their sum means on benign traffic. */
export interface SecurityFusion {
  /** First 12 hex digits of the file's SHA-256; part of the detector's version. */
  readonly version: string
  /** Log odds where every signal is 0. */
  readonly bias: number
  /** In the order of `signals`. */
  readonly weights: readonly number[]
  /** What benign texts show of each signal on average, in the order of `signals`. */
  readonly usual: readonly number[]
  readonly calibration: ScoreCalibration
  readonly madeFor: FusionParts
}

/** Where the committed fusion lies. */
export const securityFusionPath = fileURLToPath(new URL('../../../models/security-fusion.json', import.meta.url))

/** Reads the fusion. Throws a plain message when the file is missing, damaged or made for other parts. */
export function loadSecurityFusion(parts: FusionParts, path: string = securityFusionPath): SecurityFusion {
  return parseSecurityFusion(readModelFile(path).toString(), parts, path)
}

/** Checks the text of a fusion file; `path` is named in errors. */
export function parseSecurityFusion(text: string, parts: FusionParts, path: string): SecurityFusion {
  const raw = parseModelFile(text, path)
  if (!isFusionFile(raw)) throw brokenModel(path, 'it does not have the expected fields')
  refuseOtherNames(
    raw.signals,
    signals.map(({ name }) => name),
    path,
  )
  if (fusionHash(raw) !== raw.sha256) throw brokenModel(path, 'its content does not match its own hash')
  refuseOtherParts({ madeFor: raw.madeFor, parts, names: ['encoder', 'ngrams', 'rules'] }, path)
  if (!isMonotone(raw.calibration.knots)) throw brokenModel(path, 'its calibration is not monotone')
  return {
    version: createHash('sha256').update(text).digest('hex').slice(0, 12),
    bias: raw.bias,
    weights: raw.signals.map(({ weight }) => weight),
    usual: raw.signals.map(({ usual }) => usual),
    calibration: raw.calibration,
    madeFor: raw.madeFor,
  }
}

/** The hash over all numbers that decide, as training/security/fit_fusion.py writes it. */
function fusionHash(file: Omit<FusionFile, 'sha256'>): string {
  const lines = [
    `bias ${file.bias.toFixed(4)}`,
    `length ${file.calibration.lengthSlope.toFixed(4)}`,
    ...file.signals.map(({ name, weight, usual }) => `${name} ${weight.toFixed(4)} ${usual.toFixed(4)}`),
    ...file.calibration.knots.map(({ score, rate }) => `knot ${score.toFixed(4)} ${rate.toFixed(7)}`),
    ...Object.entries(file.madeFor)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, version]) => `${name} ${version}`),
  ]
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

interface WeighedSignal extends NamedWeight {
  readonly usual: number
}

interface FusionFile {
  readonly bias: number
  readonly signals: readonly WeighedSignal[]
  readonly calibration: ScoreCalibration
  readonly madeFor: FusionParts
  readonly sha256: string
}

function isFusionFile(raw: Readonly<Record<string, unknown>>): raw is Readonly<Record<string, unknown>> & FusionFile {
  const { calibration, madeFor } = raw
  if (!isNumber(raw.bias) || typeof raw.sha256 !== 'string' || !isWeighedSignals(raw.signals)) return false
  if (!isRecord(calibration) || !Array.isArray(calibration.knots) || !isRecord(madeFor)) return false
  if (!isNumber(calibration.lengthSlope) || calibration.lengthSlope < 0) return false
  return (
    areKnots(calibration.knots) &&
    [madeFor.encoder, madeFor.ngrams, madeFor.rules].every((version) => typeof version === 'string')
  )
}

function isWeighedSignals(raw: unknown): raw is readonly WeighedSignal[] {
  return isNamedWeights(raw) && raw.every((one: Partial<WeighedSignal>) => isNumber(one.usual))
}
