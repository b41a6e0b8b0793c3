import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { isRecord } from '../../domain/is-record.ts'
import { type CalibratedRisk, type CalibrationKnot, calibratedRisk } from '../security/calibration.ts'
import { brokenModel, isNumber, parseModelFile, readModelFile } from '../security/model-file.ts'
import { materialSigns } from './material-signs.ts'
import { shortSigns } from './short-signs.ts'

/** What scores mean for clean documents that are read in so many windows. */
export interface WindowsCalibration {
  /** 1 or more; between two entries values are interpolated. */
  readonly windows: number
  /** Rising in score, falling in rate. */
  readonly knots: readonly CalibrationKnot[]
}

/** For which versions of its parts it was made; others would give its signs another meaning. */
export interface MaterialParts {
  /** Its version. */
  readonly encoder: string
  /** Version of the rules. */
  readonly rules: string
  /** Version of the n-grams. */
  readonly ngrams: string
}

/** How short materials are weighed, and which share of harmless ones reaches a score. */
export interface ShortCalibration {
  /** In the order of `shortSigns`. */
  readonly weights: readonly number[]
  /** Rising in score, falling in rate. */
  readonly knots: readonly CalibrationKnot[]
}

/** How the signs of a material are weighed and what their sum means on clean documents. */
export interface MaterialCalibration {
  /** First 12 hex digits of the file's SHA-256; part of the detector's version. */
  readonly version: string
  /** In the order of `materialSigns`. */
  readonly weights: readonly number[]
  /** Rising in `windows`; at least one. */
  readonly byWindows: readonly WindowsCalibration[]
  readonly short: ShortCalibration
}

/** The file as training/material/calibrate.ts writes it. */
export interface MaterialCalibrationFile {
  /** How it was fitted, for people. */
  readonly about: string
  readonly madeFor: MaterialParts
  /** What each unit of a sign adds to the score; 0 or more. */
  readonly weights: Readonly<Record<(typeof materialSigns)[number], number>>
  readonly byWindows: readonly WindowsCalibration[]
  /** The same of short materials. */
  readonly short: {
    readonly weights: Readonly<Record<(typeof shortSigns)[number], number>>
    readonly knots: readonly CalibrationKnot[]
  }
  /** What was measured, for people. */
  readonly figures: Readonly<Record<string, unknown>>
  /** See `materialHash`. */
  readonly sha256: string
}

/** Where the committed calibration lies. */
export const materialCalibrationPath = fileURLToPath(
  new URL('../../../models/material-calibration.json', import.meta.url),
)

/** Reads the calibration. Throws a plain message when the file is missing, damaged or made for other parts. */
export function loadMaterialCalibration(
  parts: MaterialParts,
  path: string = materialCalibrationPath,
): MaterialCalibration {
  return parseMaterialCalibration(readModelFile(path).toString(), parts, path)
}

/** Checks the text of a calibration file; `path` is named in errors. */
export function parseMaterialCalibration(text: string, parts: MaterialParts, path: string): MaterialCalibration {
  const raw = parseModelFile(text, path)
  if (!isCalibrationFile(raw)) throw brokenModel(path, 'it does not have the expected fields')
  if (materialHash(raw) !== raw.sha256) throw brokenModel(path, 'its content does not match its own hash')
  for (const part of ['encoder', 'rules', 'ngrams'] as const) {
    if (raw.madeFor[part] === parts[part]) continue
    throw brokenModel(path, `it was made for ${part} ${raw.madeFor[part]}, not for ${parts[part]}`)
  }
  if (!raw.byWindows.every(isMonotone) || !isRising(raw.short.knots))
    throw brokenModel(path, 'its calibration is not monotone')
  return {
    version: createHash('sha256').update(text).digest('hex').slice(0, 12),
    weights: materialSigns.map((name) => raw.weights[name]),
    byWindows: raw.byWindows,
    short: { weights: shortSigns.map((name) => raw.short.weights[name]), knots: raw.short.knots },
  }
}

/** The hash over all that decides. */
export function materialHash({
  madeFor,
  weights,
  byWindows,
  short,
}: Pick<MaterialCalibrationFile, 'madeFor' | 'weights' | 'byWindows' | 'short'>): string {
  const { encoder, rules, ngrams } = madeFor
  const whole = [materialSigns.map((name) => weights[name]), byWindows]
  const decides = [encoder, rules, ngrams, ...whole, shortSigns.map((name) => short.weights[name]), short.knots]
  return createHash('sha256').update(JSON.stringify(decides)).digest('hex')
}

/**
 * The risk of a score among clean documents of as many windows; between two lengths that were measured it is
 * interpolated over their doublings. Beyond the longest it stays as there.
 */
export function materialRisk(
  { byWindows }: Pick<MaterialCalibration, 'byWindows'>,
  score: number,
  windows: number,
): CalibratedRisk {
  const above = byWindows.findIndex((one) => one.windows >= windows)
  const upper = byWindows[above === -1 ? byWindows.length - 1 : above]
  if (upper === undefined) throw new Error('a calibration needs lengths')
  const lower = byWindows[above - 1]
  const long = calibratedRisk(upper, score)
  if (lower === undefined || above === -1) return long
  const short = calibratedRisk(lower, score)
  const share = Math.log2(windows / lower.windows) / Math.log2(upper.windows / lower.windows)
  return {
    value: short.value + share * (long.value - short.value),
    extrapolated: short.extrapolated || long.extrapolated,
  }
}

/** The risk of a score among short harmless materials. */
export function shortRisk({ short }: Pick<MaterialCalibration, 'short'>, score: number): CalibratedRisk {
  return calibratedRisk(short, score)
}

function isCalibrationFile(
  raw: Readonly<Record<string, unknown>>,
): raw is Readonly<Record<string, unknown>> & MaterialCalibrationFile {
  const { madeFor, weights, byWindows, short } = raw
  if (!isRecord(short) || !isRecord(short.weights) || !isKnots(short.knots)) return false
  const shortWeights = short.weights
  if (!isRecord(madeFor) || !isRecord(weights) || !Array.isArray(byWindows) || byWindows.length === 0) return false
  return (
    [madeFor.encoder, madeFor.rules, madeFor.ngrams, raw.sha256].every((text) => typeof text === 'string') &&
    materialSigns.every((name) => isNumber(weights[name]) && weights[name] >= 0) &&
    shortSigns.every((name) => isNumber(shortWeights[name]) && shortWeights[name] >= 0) &&
    byWindows.every((one) => isRecord(one) && isNumber(one.windows) && isKnots(one.knots))
  )
}

function isKnots(raw: unknown): raw is readonly CalibrationKnot[] {
  return Array.isArray(raw) && raw.every((one) => isRecord(one) && isNumber(one.score) && isNumber(one.rate))
}

function isMonotone({ knots, windows }: WindowsCalibration, at: number, all: readonly WindowsCalibration[]): boolean {
  const shorter = all[at - 1]
  return (shorter === undefined || shorter.windows < windows) && isRising(knots)
}

function isRising(knots: readonly CalibrationKnot[]): boolean {
  if (knots.length < 2) return false
  return knots.every(({ score, rate }, place) => {
    const before = knots[place - 1]
    return rate > 0 && rate <= 1 && (before === undefined || (score > before.score && rate < before.rate))
  })
}
